import { inject, injectable } from 'inversify'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import { CardAdditionInProgress } from '@/application/cards/card-addition'
import { CardOperations } from '@/application/cards/card-operations'
import { CardAdditionRollout } from '@/application/cards/card-addition-rollout'
import { CardQueries } from '@/application/cards/card-queries'
import type { LoansThatAcceptCardFailure } from '@/application/cards/card.port'
import { Navigation } from '@/application/shared/navigation.port'
import { AsyncState } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { CardFailureNavigation } from './card-failure-navigation'
import { isAddCardPath } from './card-steps'

interface LoansForNewCardState {
  readonly phase: 'choosing'
  readonly loans: readonly CardPayableLoan[]
}

/** The screen for choosing the loans that will be paid with a new card. Source: CAR-03, CAR-05. */
@injectable()
export class LoansForNewCardViewModel {
  /** Numbers (`externalId`) of the loans that the customer has chosen to pay with the new card. */
  chosenExternalIds: readonly string[] = []

  constructor(
    @inject(CardQueries) private readonly queries: CardQueries,
    @inject(CardAdditionRollout) private readonly rollout: CardAdditionRollout,
    @inject(CardOperations) private readonly operations: CardOperations,
    @inject(CardAdditionInProgress) private readonly addition: CardAdditionInProgress,
    @inject(CardFailureNavigation) private readonly failures: CardFailureNavigation,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<LoansForNewCardState>,
  ) {
    observeFields(this, 'chosenExternalIds')
  }

  onMount(): () => void {
    const unknownAddition = this.findAdditionOfUnknownOutcome()
    if (this.rollout.mayAddCards() && unknownAddition) {
      this.addition.storeEarlierAddition(unknownAddition)
      this.navigation.goTo(addresses.newCardResult.createPath(), { replace: true })
    } else if (this.rollout.mayAddCards())
      this.asyncState.load(
        () => this.queries.loansThatAcceptCard(),
        (loans) => this.toState(loans),
      )
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      this.asyncState.cancelRequest()
      if (!isAddCardPath(this.navigation.path())) this.addition.forget()
    }
  }

  get hasChosenLoans(): boolean {
    return this.chosenExternalIds.length > 0
  }

  toggleLoan(externalId: string): void {
    this.chosenExternalIds = this.chosenExternalIds.includes(externalId)
      ? this.chosenExternalIds.filter((id) => id !== externalId)
      : [...this.chosenExternalIds, externalId]
  }

  /**
   * Opens the next step of adding a card: the card form or, if the customer has already typed the card, the
   * summary.
   */
  continueToCardOrSummary(): void {
    const { loadedState } = this.asyncState
    if (!loadedState || !this.hasChosenLoans) return
    this.addition.chooseLoans(
      loadedState.loans.filter(({ externalId }) => this.chosenExternalIds.includes(externalId)),
    )
    this.navigation.goTo(
      this.addition.enteredCard.isComplete()
        ? addresses.newCardSummary.createPath()
        : addresses.newCard.createPath(),
    )
  }

  returnToCards(): void {
    this.navigation.goTo(addresses.cards.createPath())
  }

  forgetSecrets(): void {
    this.addition.enteredCard.forgetSecrets()
  }

  /**
   * Returns an earlier request to add a card, if its outcome is unknown and the customer has not
   * acknowledged it; otherwise undefined. Source: CAR-06, PAY-16.
   */
  private findAdditionOfUnknownOutcome(): OperationRecord | undefined {
    const owner = this.addition.operationOwner()
    const { acknowledgedAdditionKeys: acknowledgedKeys } = this.addition
    return owner && this.operations.findAdditionOfUnknownOutcome({ owner, acknowledgedKeys })
  }

  private toState(
    loans: Result<readonly CardPayableLoan[], LoansThatAcceptCardFailure>,
  ): LoansForNewCardState | undefined {
    if (loans.ok) {
      const before = this.addition.chosenLoans().map(({ externalId }) => externalId)
      this.chosenExternalIds = loans.value
        .map(({ externalId }) => externalId)
        .filter((id) => before.includes(id))
      return { phase: 'choosing', loans: loans.value }
    }
    if (loans.failure.kind === 'no-loans')
      this.navigation.goTo(addresses.noCardLoans.createPath(), { replace: true })
    else this.failures.showFailureScreen({ failedList: 'loans', failure: loans.failure })
    return undefined
  }
}
