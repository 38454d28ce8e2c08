import { inject, injectable } from 'inversify'
import {
  DeactivateCollection,
  type DeactivateCollectionFailure,
} from '@/application/automatic-collection/deactivate-collection'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { collectionAfterDeactivation } from '@/domain/automatic-collection/collection-after-deactivation'
import type { OpenLoanFailure } from '@/application/loans/loan-queries'
import { Navigation } from '@/application/shared/navigation.port'
import { success, type Result } from '@/domain/shared/result'
import { addresses } from '@/ui/addresses'
import { AsyncState, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { loanLoadFailedPhase } from '@/ui/loans/loan-load-failed-phase'
import {
  collectionDeactivationFailureText,
  collectionDeactivationTexts as texts,
} from '@/ui/texts/collection-deactivation.texts'
import {
  createDeactivationReceipt,
  formatDateAndTime,
  upcomingCollectionIfDeactivatedText,
  type CollectionChangeReceipt,
  type CollectionReceiptRow,
} from './collection-change-receipt'
import {
  LoanWithAutomaticCollectionFinder,
  type LoanWithAutomaticCollection,
  type CollectionChangeOfUnknownOutcome,
} from './loan-with-automatic-collection'
import { collectionBankAccountText } from './collection-state'
import { CollectionChangeFollower, findChangeOfUnknownOutcome } from './collection-change-follower'

export type CollectionDeactivationState =
  | {
      readonly phase: 'asking'
      readonly loan: LoanWithAutomaticCollection
      readonly lead: string
      readonly rows: readonly CollectionReceiptRow[]
    }
  | { readonly phase: 'deactivated'; readonly receipt: CollectionChangeReceipt }
  | { readonly phase: 'not-active'; readonly title: string; readonly text: string }
  | { readonly phase: 'unknown'; readonly change: CollectionChangeOfUnknownOutcome }

/** The screen on which the customer turns off the automatic collection of a loan. Source: COL-03. */
@injectable()
export class CollectionDeactivationViewModel {
  isSending = false
  /** Text that says why the automatic collection was not turned off; undefined if nothing has failed. */
  error: string | undefined = undefined
  /**
   * Text that says why the lender rejected an earlier request to turn off the automatic collection; undefined
   * if it rejected none. The screen shows this text first and then asks the customer again.
   */
  rejectionText: string | undefined = undefined
  private isScreenLeft = false

  constructor(
    @inject(LoanWithAutomaticCollectionFinder) private readonly loans: LoanWithAutomaticCollectionFinder,
    @inject(DeactivateCollection) private readonly deactivation: DeactivateCollection,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CollectionChangeFollower) readonly changeFollower: CollectionChangeFollower,
    @inject(AsyncState) readonly asyncState: AsyncState<CollectionDeactivationState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'isSending', 'error', 'rejectionText')
  }

  onMount(): () => void {
    this.isScreenLeft = false
    const end = this.asyncState.load(
      () => this.loans.findLoanWithCollection(this.idLoan),
      (found) => this.toState(found),
    )
    return () => {
      this.isScreenLeft = true
      end()
      this.changeFollower.stopFollowing()
      this.pendingRequest.cancel()
    }
  }

  /** Address of the loan's screen. */
  get loanAddress(): string {
    return addresses.loan.createPath({ idLoan: this.idLoan })
  }

  async deactivateCollection(): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'asking' || this.isSending) return
    const { loan } = loadedState
    this.isSending = true
    this.error = undefined
    this.rejectionText = undefined
    await this.pendingRequest.waitForAnswer(this.createReceipt(loan), (deactivated) => {
      this.isSending = false
      if (deactivated.ok)
        this.asyncState.showLoadedState({ phase: 'deactivated', receipt: deactivated.value })
      else this.showFailure(loan, deactivated.failure)
    })
  }

  /**
   * Shows the first step of the screen again after the lender has not received the request to turn off the
   * automatic collection, so that the customer can repeat it.
   */
  restart(): void {
    void this.loadAgain()
  }

  private get idLoan(): string {
    return addresses.deactivateCollection.parse(this.navigation).idLoan
  }

  private async createReceipt(
    loan: LoanWithAutomaticCollection,
  ): Promise<Result<CollectionChangeReceipt, DeactivateCollectionFailure>> {
    const { externalId: loanExternalId, collection } = loan
    const activation = { loanExternalId, activationId: collection?.activeAgreement?.activationId }
    const deactivated = await this.deactivation.execute(activation, {
      hasLeftScreen: () => this.isScreenLeft,
    })
    if (!deactivated.ok) return deactivated
    const afterwards = await this.loans.fetchCurrentCollection(loanExternalId)
    return success(createDeactivationReceipt(loan, deactivated.value.reference, afterwards))
  }

  private showFailure(loan: LoanWithAutomaticCollection, failure: DeactivateCollectionFailure): void {
    switch (failure.kind) {
      case 'unknown':
      case 'other-account': {
        const owner = this.loans.findSignedInCustomerAsOwner()
        if (!owner) return
        const change = { operation: failure.operation, owner }
        this.asyncState.showLoadedState({ phase: 'unknown', change })
        return this.ask(change, loan)
      }
      case 'already-so':
      case 'not-active':
      case 'not-available':
        void this.loadAgain()
        return undefined
      default:
        this.error = collectionDeactivationFailureText(failure)
    }
  }

  private ask(change: CollectionChangeOfUnknownOutcome, loan: LoanWithAutomaticCollection): void {
    this.changeFollower.followChange(change, loan, {
      kind: 'collection-leaving',
      onDone: (reference, collection) =>
        this.asyncState.showLoadedState({
          phase: 'deactivated',
          receipt: createDeactivationReceipt(loan, reference, collection),
        }),
      onNotDone: (isRejected) =>
        void this.loadAgain(isRejected ? collectionDeactivationFailureText({ kind: 'declined' }) : undefined),
    })
  }

  private async loadAgain(rejection?: string): Promise<void> {
    this.rejectionText = rejection
    this.changeFollower.stopFollowing()
    await this.asyncState.updateFromAnswer(this.loans.findLoanWithCollection(this.idLoan), (found) =>
      this.toState(found, true),
    )
  }

  private toState(
    found: Result<LoanWithAutomaticCollection, OpenLoanFailure>,
    isRepeated = false,
  ): CollectionDeactivationState | FailedPhase | undefined {
    if (!found.ok) return loanLoadFailedPhase(found.failure, this.navigation)
    const loan = found.value
    const { collection } = loan
    const unknown = findChangeOfUnknownOutcome(loan, isRepeated)
    // A deactivation does not wait for an activation.
    if (unknown?.operation.terms.kind === 'collection-leaving') {
      this.ask(unknown, loan)
      return { phase: 'unknown', change: unknown }
    }
    if (!collection?.activeAgreement) return { phase: 'not-active', ...notActiveTexts(collection) }
    return { phase: 'asking', loan, lead: texts.lead(loan.name), rows: confirmationRows(collection) }
  }
}

function notActiveTexts(collection: AutomaticLoanCollection | undefined): {
  readonly title: string
  readonly text: string
} {
  const { notActive } = texts
  const deactivatedAt = collection?.deactivatedAt
  const next = collectionAfterDeactivation(collection)
  const text = next ? notActive.textWithCollection(upcomingCollectionIfDeactivatedText(next)) : notActive.text
  return {
    title: next ? notActive.titleWithCollection : notActive.title,
    text: deactivatedAt === undefined ? text : `${notActive.at(formatDateAndTime(deactivatedAt))} ${text}`,
  }
}

function confirmationRows({
  activeAgreement,
  next,
}: AutomaticLoanCollection): readonly CollectionReceiptRow[] {
  return [
    { label: texts.account, value: collectionBankAccountText(activeAgreement?.account) },
    ...(next ? [{ label: texts.next, value: upcomingCollectionIfDeactivatedText(next) }] : []),
  ]
}
