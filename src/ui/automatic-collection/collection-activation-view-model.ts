import { inject, injectable } from 'inversify'
import { CheckBankAccount } from '@/application/automatic-collection/check-bank-account'
import {
  ActivateCollection,
  type ActivateCollectionFailure,
} from '@/application/automatic-collection/activate-collection'
import type { OpenLoanFailure } from '@/application/loans/loan-queries'
import type { ChosenIdentityProofMethod } from '@/application/protection/identity-prover'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { collectionActivationObstacle } from '@/domain/automatic-collection/collection-activation-obstacle'
import { success, type Result } from '@/domain/shared/result'
import { addresses } from '@/ui/addresses'
import { AsyncState, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { loanLoadFailedPhase } from '@/ui/loans/loan-load-failed-phase'
import type { IdentityProofProblem } from '@/ui/protection/identity-proof-problem'
import {
  bankAccountCheckFailureText,
  collectionActivationFailureText,
} from '@/ui/texts/collection-activation.texts'
import { createActivationReceipt, type CollectionChangeReceipt } from './collection-change-receipt'
import {
  LoanWithAutomaticCollectionFinder,
  type LoanWithAutomaticCollection,
  type CollectionChangeOfUnknownOutcome,
} from './loan-with-automatic-collection'
import {
  createConsentState,
  type CollectionActivationState,
  type CollectionConsentState,
} from './collection-activation-state'
import { CollectionChangeFollower, findChangeOfUnknownOutcome } from './collection-change-follower'

type IdentityProofDialogState =
  | { readonly phase: 'closed' }
  | ({ readonly phase: 'asking' } & IdentityProofProblem)
  | { readonly phase: 'sending' }

/**
 * The screen on which the customer activates the automatic collection of a loan. It shows in turn: the bank
 * account, the amounts, the consent and the receipt. Source: COL-01.
 */
@injectable()
export class CollectionActivationViewModel {
  typedBankAccount = ''
  error: string | undefined = undefined
  isCheckingBankAccount = false
  proofDialog: IdentityProofDialogState = { phase: 'closed' }
  password = ''
  private isScreenLeft = false
  private abortController = new AbortController()

  constructor(
    @inject(LoanWithAutomaticCollectionFinder) private readonly loans: LoanWithAutomaticCollectionFinder,
    @inject(CheckBankAccount) private readonly checkAccount: CheckBankAccount,
    @inject(ActivateCollection) private readonly activation: ActivateCollection,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Settings) private readonly settings: Pick<
      Settings,
      'automaticCollection' | 'legalEntity' | 'brandName'
    >,
    @inject(CollectionChangeFollower) readonly changeFollower: CollectionChangeFollower,
    @inject(AsyncState) readonly asyncState: AsyncState<CollectionActivationState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'typedBankAccount', 'error', 'isCheckingBankAccount', 'proofDialog', 'password')
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
      this.closeIdentityProofDialog()
    }
  }

  /** Address of the loan's screen. */
  get loanAddress(): string {
    return addresses.loan.createPath({ idLoan: this.idLoan })
  }

  get deactivationAddress(): string {
    return addresses.deactivateCollection.createPath({ idLoan: this.idLoan })
  }

  enterBankAccount(typed: string): void {
    this.typedBankAccount = typed
    this.error = undefined
  }

  /**
   * Asks the lender who holds the bank account that the customer typed, and then shows what the customer
   * consents to.
   */
  async verifyBankAccount(): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'account' || this.isCheckingBankAccount) return
    const { loan } = loadedState
    this.isCheckingBankAccount = true
    this.error = undefined
    await this.pendingRequest.waitForAnswer(
      this.checkAccount.execute(loan.externalId, this.typedBankAccount),
      (checked) => {
        this.isCheckingBankAccount = false
        if (!checked.ok) {
          this.error = bankAccountCheckFailureText(checked.failure)
          return
        }
        const read = { loan, checked: checked.value, planChangeCount: 0 }
        this.asyncState.showLoadedState(createConsentState(read, this.settings))
      },
    )
  }

  /** Shows the form for the bank account again, filled in with what the customer typed. */
  showBankAccountFormAgain(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase === 'consent')
      this.asyncState.showLoadedState({ phase: 'account', loan: loadedState.loan })
  }

  /**
   * After the customer has consented, opens the dialog in which they prove who they are with their password
   * or passkey.
   */
  openIdentityProofDialog(): void {
    this.password = ''
    this.proofDialog = { phase: 'asking' }
  }

  closeIdentityProofDialog(): void {
    // An activation that was sent continues; its answer is shown.
    if (this.proofDialog.phase === 'sending' && !this.isScreenLeft) return
    this.abortController.abort()
    this.abortController = new AbortController()
    this.pendingRequest.cancel()
    this.password = ''
    this.proofDialog = { phase: 'closed' }
  }

  enterPassword(typed: string): void {
    this.password = typed
    if (this.proofDialog.phase === 'asking') this.proofDialog = { phase: 'asking' }
  }

  async activateWithPassword(): Promise<void> {
    const { password } = this
    if (this.proofDialog.phase !== 'asking') return
    if (password === '') this.proofDialog = { phase: 'asking', isPasswordMissing: true }
    else await this.activate({ by: 'password', password })
  }

  async activateWithPasskey(): Promise<void> {
    if (this.proofDialog.phase === 'asking')
      await this.activate({ by: 'passkey', signal: this.abortController.signal })
  }

  /**
   * Shows the form for the bank account again after the lender has not received the request to activate the
   * automatic collection, so that the customer can repeat it.
   */
  restart(): void {
    void this.loadAgain()
  }

  private get idLoan(): string {
    return addresses.activateCollection.parse(this.navigation).idLoan
  }

  private async activate(proofMethod: ChosenIdentityProofMethod): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'consent') return
    const { loan, checked: confirmedAccount, seenInstallments } = loadedState
    const { externalId: loanExternalId } = loan
    this.proofDialog = { phase: 'sending' }
    const activating = this.activation.execute(
      { loanExternalId, confirmedAccount, seenInstallments, proofMethod },
      { hasLeftScreen: () => this.isScreenLeft },
    )
    await this.pendingRequest.waitForAnswer(this.withReceipt(loan, activating), (activated) => {
      if (!activated.ok) return this.showFailure(loadedState, activated.failure)
      this.end({ phase: 'activated', receipt: activated.value })
    })
  }

  private async withReceipt(
    loan: LoanWithAutomaticCollection,
    activating: ReturnType<ActivateCollection['execute']>,
  ): Promise<Result<CollectionChangeReceipt, ActivateCollectionFailure>> {
    const activated = await activating
    if (!activated.ok) return activated
    const collection = await this.loans.fetchCurrentCollection(loan.externalId)
    return success(createActivationReceipt(loan, activated.value.reference, collection))
  }

  private showFailure(seen: CollectionConsentState, failure: ActivateCollectionFailure): void {
    const { loan } = seen
    switch (failure.kind) {
      case 'unknown':
      case 'other-account':
        return this.followOutcome(failure.operation, loan, failure.kind === 'other-account')
      case 'already-so':
        return this.end({ phase: 'active' })
      case 'plan-changed':
        return this.showChangedPlan(seen, failure.collection)
      case 'check-expired':
        this.end({ phase: 'account', loan })
        this.error = collectionActivationFailureText(failure)
        return undefined
      default:
        this.proofDialog = {
          phase: 'asking',
          error: collectionActivationFailureText(failure),
          isProofRefused: failure.kind === 'proof-refused',
        }
    }
  }

  /** Shows what the lender collects now, so that the customer reads it before they consent again. */
  private showChangedPlan(seen: CollectionConsentState, collection: AutomaticLoanCollection): void {
    const loan = { ...seen.loan, collection }
    const planChangeCount = seen.planChangeCount + 1
    this.end(createConsentState({ loan, checked: seen.checked, planChangeCount }, this.settings))
  }

  private followOutcome(
    operation: CollectionChangeOfUnknownOutcome['operation'],
    loan: LoanWithAutomaticCollection,
    differsFromRequestedAccount = false,
  ): void {
    const owner = this.loans.findSignedInCustomerAsOwner()
    if (!owner) return
    this.end({ phase: 'unknown', change: { operation, owner }, differsFromRequestedAccount })
    this.ask({ operation, owner }, loan)
  }

  private ask(change: CollectionChangeOfUnknownOutcome, loan: LoanWithAutomaticCollection): void {
    this.changeFollower.followChange(change, loan, {
      kind: 'collection-joining',
      onDone: (reference, collection) =>
        this.asyncState.showLoadedState({
          phase: 'activated',
          receipt: createActivationReceipt(loan, reference, collection),
        }),
      onNotDone: (isRejected) =>
        void this.loadAgain(isRejected ? collectionActivationFailureText({ kind: 'declined' }) : undefined),
    })
  }

  private end(state: CollectionActivationState): void {
    this.password = ''
    this.proofDialog = { phase: 'closed' }
    this.asyncState.showLoadedState(state)
  }

  /**
   * Loads the loan again, after the portal has found out the outcome of an earlier request to activate or
   * turn off its automatic collection. `error`: text about that request, shown on the screen.
   */
  private async loadAgain(error?: string): Promise<void> {
    this.error = error
    this.changeFollower.stopFollowing()
    await this.asyncState.updateFromAnswer(this.loans.findLoanWithCollection(this.idLoan), (found) =>
      this.toState(found, true),
    )
  }

  private toState(
    found: Result<LoanWithAutomaticCollection, OpenLoanFailure>,
    isRepeated = false,
  ): CollectionActivationState | FailedPhase | undefined {
    if (!found.ok) return loanLoadFailedPhase(found.failure, this.navigation)
    const loan = found.value
    const { collection } = loan
    const unknown = findChangeOfUnknownOutcome(loan, isRepeated)
    if (unknown) {
      this.ask(unknown, loan)
      return { phase: 'unknown', change: unknown, differsFromRequestedAccount: false }
    }
    const obstacle = collection ? collectionActivationObstacle(collection) : 'nothing-to-collect'
    if (!obstacle) return { phase: 'account', loan }
    return { phase: obstacle === 'already-active' ? 'active' : 'not-available' }
  }
}
