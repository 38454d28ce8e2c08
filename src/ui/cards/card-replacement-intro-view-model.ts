import { inject, injectable } from 'inversify'
import { sumOfOneInstallmentPerLoan, type CardPayableLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { Cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import { SelectedCard } from '@/application/cards/selected-card'
import { CardOperations } from '@/application/cards/card-operations'
import { CardQueries, type CardReplacementOptions } from '@/application/cards/card-queries'
import { Navigation } from '@/application/shared/navigation.port'
import { AsyncState, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { isCardDetailOrReplacementPath } from './card-steps'

export type CardReplacementIntroState =
  /**
   * State in which the loans of the card are loaded, but the customer's other cards could not be loaded, so
   * the next step is not known.
   */
  | { readonly phase: 'cards-missing'; readonly loans: readonly CardPayableLoan[]; readonly total: Cents }
  | {
      readonly phase: 'ready'
      readonly loans: readonly CardPayableLoan[]
      readonly total: Cents
      readonly replacementCards: readonly DebitCard[]
    }

/**
 * The screen that shows the loans of a card before the customer replaces the card. Source: CAR-07, CAR-08.
 */
@injectable()
export class CardReplacementIntroViewModel {
  /** The card to be replaced; undefined until the screen has opened. */
  card: DebitCard | undefined = undefined

  constructor(
    @inject(CardQueries) private readonly queries: CardQueries,
    @inject(CardOperations) private readonly operations: CardOperations,
    @inject(SelectedCard) private readonly selectedCard: SelectedCard,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly asyncState: AsyncState<CardReplacementIntroState>,
  ) {
    observeFields(this, 'card')
  }

  onMount(): () => void {
    const card = this.selectedCard.replaceableCard()
    this.card = card
    const unknownReplacement = card && this.findReplacementOfUnknownOutcome(card)
    if (unknownReplacement) {
      this.selectedCard.storeEarlierReplacement(unknownReplacement)
      this.navigation.goTo(addresses.replacementResult.createPath(), { replace: true })
    } else if (card)
      this.asyncState.load(
        () => this.queries.replacementOptions(card),
        (plan) => this.toState(plan),
      )
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      this.asyncState.cancelRequest()
      if (!isCardDetailOrReplacementPath(this.navigation.path())) this.selectedCard.forget()
    }
  }

  /**
   * Opens the next step of replacing the card: the choice of another of the customer's cards or, if none of
   * them can replace it, the form for a new card. Source: CAR-08.
   */
  continueToReplacementCard(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'ready') return
    const { replacementCards } = loadedState
    this.navigation.goTo(
      replacementCards.length > 0
        ? addresses.replacementChoice.createPath()
        : addresses.replacementCard.createPath(),
    )
  }

  returnToCards(): void {
    this.navigation.goTo(addresses.cards.createPath())
  }

  /**
   * Returns an earlier request to replace the given card, if its outcome is unknown and the customer has not
   * acknowledged it; otherwise undefined. Source: CAR-09, PAY-16.
   */
  private findReplacementOfUnknownOutcome({ cardId }: DebitCard): OperationRecord | undefined {
    const owner = this.selectedCard.operationOwner()
    const { acknowledgedReplacementKeys: acknowledgedKeys } = this.selectedCard
    return owner && this.operations.findReplacementOfUnknownOutcome({ owner, acknowledgedKeys }, cardId)
  }

  private toState(
    plan: Awaited<ReturnType<CardQueries['replacementOptions']>>,
  ): CardReplacementIntroState | FailedPhase {
    if (!plan.ok) {
      this.showError(myCardsTexts.getLoansByCardIdError)
      return { phase: 'failed', message: myCardsTexts.detail.failed }
    }
    this.selectedCard.saveLoansPaidByCard(plan.value.loans)
    if (!plan.value.replacementCards.ok) this.showError(myCardsTexts.replacement.cardsError)
    return toIntroState(plan.value)
  }

  private showError(text: string): void {
    this.toasts.show({ text, tone: 'bad' })
  }
}

function toIntroState({ loans, replacementCards }: CardReplacementOptions): CardReplacementIntroState {
  const total = sumOfOneInstallmentPerLoan(loans)
  return replacementCards.ok
    ? { phase: 'ready', loans, total, replacementCards: replacementCards.value }
    : { phase: 'cards-missing', loans, total }
}
