import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { failure, type Result } from '@/domain/shared/result'
import type { Upload } from '@/domain/shared/upload'
import type { ReceiptType } from '@/domain/documents/receipt'
import { DocumentGateway, type ReceiptFailure } from '@/application/documents/document.port'
import { readUpload, type ChosenFile } from '@/application/documents/read-upload'
import { SessionStore } from '@/application/session/session-store'
import type { FormError } from '@/ui/kit/form'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { receiptNotificationTexts as texts, uploadProblemText } from '@/ui/texts/receipt-notification.texts'

export type ReceiptNotificationState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'no-types' }
  | { readonly phase: 'choosing'; readonly types: readonly ReceiptType[] }
  | { readonly phase: 'sending'; readonly types: readonly ReceiptType[] }
  | { readonly phase: 'sent' }

/** The file on the form: what it is, or why it will not do. */
export type ReceiptFile =
  | { readonly phase: 'none' }
  | { readonly phase: 'reading' }
  | { readonly phase: 'chosen'; readonly upload: Upload }
  | { readonly phase: 'refused'; readonly message: string }

/** Sending the receipt of a payment; whatever goes wrong, what was chosen stays. Source: MOV-03, GEN-04. */
@injectable()
export class ReceiptNotificationViewModel {
  state: ReceiptNotificationState = { phase: 'loading' }
  type: ReceiptType | undefined = undefined
  file: ReceiptFile = { phase: 'none' }
  /** What was missing when it was to be sent. */
  errors: readonly FormError[] = []
  /** Why the lender did not confirm it: it was not sent, or it may have arrived all the same. */
  trouble: ReceiptFailure | undefined = undefined
  /** Counts the files that were chosen: only the last one is kept. */
  private choices = 0

  constructor(
    @inject(DocumentGateway) private readonly documents: DocumentGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state', 'type', 'file', 'errors', 'trouble')
  }

  start(): () => void {
    void this.retry()
    return this.waiting.end
  }

  get types(): readonly ReceiptType[] {
    return this.state.phase === 'choosing' || this.state.phase === 'sending' ? this.state.types : []
  }

  /** Why the file that she chose will not do. */
  get refusal(): string | undefined {
    return this.file.phase === 'refused' ? this.file.message : undefined
  }

  /** What is wrong with the file when it is to be sent. */
  get fileError(): string | undefined {
    return this.errors.find(({ fieldId }) => fieldId === 'receipt-file')?.text
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.documents.receiptTypes(), (types) => {
      if (!types.ok) this.state = { phase: 'failed', message: gatewayFailureText(types.failure) }
      else if (types.value.length === 0) this.state = { phase: 'no-types' }
      else this.state = { phase: 'choosing', types: types.value }
    })
  }

  choose(typeId: string): void {
    if (this.state.phase !== 'choosing') return
    this.type = this.types.find(({ id }) => id === typeId)
    this.errors = []
    this.trouble = undefined
  }

  async chooseFile(file: ChosenFile): Promise<void> {
    if (this.state.phase !== 'choosing') return
    this.choices += 1
    const choice = this.choices
    this.file = { phase: 'reading' }
    this.errors = []
    this.trouble = undefined
    const upload = await readUpload(file)
    if (choice !== this.choices) return
    runInAction(() => {
      this.file = upload.ok
        ? { phase: 'chosen', upload: upload.value }
        : { phase: 'refused', message: uploadProblemText(upload.failure) }
    })
  }

  async send(): Promise<void> {
    if (this.state.phase !== 'choosing' || this.file.phase === 'reading') return
    const { types } = this.state
    const { type, file } = this
    this.errors = this.missing()
    this.trouble = undefined
    if (type?.kind !== 'transfer' || file.phase !== 'chosen') return
    this.state = { phase: 'sending', types }
    await this.waiting.for(this.sent(type, file.upload), (answer) => {
      this.state = answer.ok ? { phase: 'sent' } : { phase: 'choosing', types }
      if (!answer.ok) this.trouble = answer.failure
    })
  }

  sendAnother(): void {
    this.type = undefined
    this.file = { phase: 'none' }
    void this.retry()
  }

  private missing(): readonly FormError[] {
    if (!this.type) return [{ fieldId: 'receipt-type', text: texts.typeRequired }]
    if (this.file.phase === 'chosen') return []
    return [{ fieldId: 'receipt-file', text: this.refusal ?? texts.fileRequired }]
  }

  private async sent(type: ReceiptType, file: Upload): Promise<Result<void, ReceiptFailure>> {
    const taxId = this.sessions.current()?.customer.taxId
    if (taxId === undefined) return failure({ kind: 'session-ended' })
    return this.documents.sendReceipt({ taxId, typeId: type.id, file })
  }
}
