import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { UploadableFile } from '@/domain/shared/upload'
import type { AcceptedReceiptType } from '@/domain/documents/receipt'
import type { SendReceiptFailure } from '@/application/documents/document.port'
import { DocumentQueries } from '@/application/documents/document.port'
import { readAndCheckChosenFile, type ChosenFile } from '@/application/documents/read-upload'
import { SendReceipt } from '@/application/documents/send-receipt'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { errorOfField, type FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import {
  mayReceiptHaveArrived,
  receiptFileProblemText,
  sendReceiptFailureMessage,
  sendReceiptTexts as texts,
  type ReceiptNotConfirmedMessage,
} from '@/ui/texts/send-receipt.texts'

export type SendReceiptState =
  | { readonly phase: 'no-types' }
  | { readonly phase: 'choosing'; readonly types: readonly AcceptedReceiptType[] }
  | { readonly phase: 'sending'; readonly types: readonly AcceptedReceiptType[] }
  | { readonly phase: 'sent' }

/** The file that the customer chose, or why it cannot be used. */
export type ChosenReceiptFile =
  | { readonly phase: 'none' }
  | { readonly phase: 'reading' }
  | { readonly phase: 'chosen'; readonly upload: UploadableFile }
  | { readonly phase: 'refused'; readonly message: string }

/**
 * The screen on which the customer sends the receipt of a payment to the lender. After a failure, the
 * customer's choices stay in the form. Source: MOV-03, GEN-04.
 */
@injectable()
export class SendReceiptViewModel {
  chosenType: AcceptedReceiptType | undefined = undefined
  chosenFile: ChosenReceiptFile = { phase: 'none' }
  /** Errors that were found in the form when the customer last pressed its button. */
  errors: readonly FormError[] = []
  /** The message that says why the lender did not confirm the receipt; undefined if nothing has failed. */
  failureMessage: ReceiptNotConfirmedMessage | undefined = undefined
  /** The chosen files that the lender may have received although it did not confirm them. */
  private readonly possiblySentFiles = new WeakSet<UploadableFile>()
  /**
   * How many files the customer has chosen so far. Only the last one is used, even if reading an earlier
   * one takes longer.
   */
  private fileChoiceCount = 0

  constructor(
    @inject(DocumentQueries) private readonly documents: DocumentQueries,
    @inject(SendReceipt) private readonly sendReceipt: SendReceipt,
    @inject(AsyncState) readonly asyncState: AsyncState<SendReceiptState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'chosenType', 'chosenFile', 'errors', 'failureMessage')
  }

  onMount(): () => void {
    const leave = this.asyncState.load(
      () => this.documents.acceptedPaymentReceiptTypes(),
      (types) => (types.ok ? toState(types.value) : failedPhase(types.failure)),
    )
    return () => {
      leave()
      this.pendingRequest.cancel()
    }
  }

  get screenPhase(): SendReceiptState['phase'] | undefined {
    return this.asyncState.loadedState?.phase
  }

  get receiptTypes(): readonly AcceptedReceiptType[] {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'choosing' || loadedState?.phase === 'sending' ? loadedState.types : []
  }

  /**
   * The label of the form's button: 'continue' until the customer has chosen a kind of receipt, then 'send'.
   */
  get submitButtonLabel(): string {
    return this.chosenType ? texts.send : texts.goOn
  }

  /** Text that says why the chosen file cannot be used; undefined if it can be used or no file is chosen. */
  get unusableFileText(): string | undefined {
    return this.chosenFile.phase === 'refused' ? this.chosenFile.message : undefined
  }

  /** The error of the file field after the customer pressed the button; undefined if there is none. */
  get fileError(): string | undefined {
    return errorOfField(this.errors, 'receipt-file')
  }

  chooseReceiptType(typeId: string): void {
    if (this.screenPhase !== 'choosing') return
    this.chosenType = this.receiptTypes.find(({ id }) => id === typeId)
    this.errors = []
    this.failureMessage = undefined
  }

  async chooseFile(file: ChosenFile): Promise<void> {
    if (this.screenPhase !== 'choosing') return
    this.fileChoiceCount += 1
    const choice = this.fileChoiceCount
    this.chosenFile = { phase: 'reading' }
    this.errors = []
    this.failureMessage = undefined
    const upload = await readAndCheckChosenFile(file)
    if (choice !== this.fileChoiceCount) return
    runInAction(() => {
      this.chosenFile = upload.ok
        ? { phase: 'chosen', upload: upload.value }
        : { phase: 'refused', message: receiptFileProblemText(upload.failure) }
    })
  }

  async uploadTransferReceipt(): Promise<void> {
    if (this.screenPhase !== 'choosing' || this.chosenFile.phase === 'reading') return
    const { chosenType, receiptTypes, chosenFile } = this
    this.errors = this.missing()
    this.failureMessage = undefined
    if (chosenType?.kind !== 'transfer' || chosenFile.phase !== 'chosen') return
    this.asyncState.showLoadedState({ phase: 'sending', types: receiptTypes })
    await this.pendingRequest.waitForAnswer(
      this.sendReceipt.execute(chosenType.id, chosenFile.upload),
      (answer) => {
        this.asyncState.showLoadedState(
          answer.ok ? { phase: 'sent' } : { phase: 'choosing', types: receiptTypes },
        )
        if (!answer.ok) this.showFailure(chosenFile.upload, answer.failure)
      },
    )
  }

  startAnotherReceipt(): void {
    this.chosenType = undefined
    this.chosenFile = { phase: 'none' }
    void this.asyncState.retry()
  }

  private showFailure(sentFile: UploadableFile, failure: SendReceiptFailure): void {
    const earlier = this.possiblySentFiles.has(sentFile) ? 'may-be-done' : 'none'
    this.failureMessage = sendReceiptFailureMessage(failure, earlier)
    if (mayReceiptHaveArrived(failure)) this.possiblySentFiles.add(sentFile)
  }

  private missing(): readonly FormError[] {
    if (!this.chosenType) return [{ fieldId: 'receipt-type', text: texts.typeRequired }]
    if (this.chosenFile.phase === 'chosen') return []
    return [{ fieldId: 'receipt-file', text: this.unusableFileText ?? texts.fileRequired }]
  }
}

function toState(types: readonly AcceptedReceiptType[]): SendReceiptState {
  return types.length === 0 ? { phase: 'no-types' } : { phase: 'choosing', types }
}
