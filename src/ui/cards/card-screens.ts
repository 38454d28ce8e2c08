import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { AddedCardScreen } from './added-card-screen'
import { CardDetailScreen } from './card-detail-screen'
import { CardFailureScreen, NoCardsScreen, NoLoansScreen, NotReplacedScreen } from './card-notice-screens'
import { CardsScreen } from './cards-screen'
import { LoanChoiceScreen } from './loan-choice-screen'
import { NewCardScreen } from './new-card-screen'
import { NewCardSummaryScreen } from './new-card-summary-screen'
import { ReplacementCardScreen } from './replacement-card-screen'
import { ReplacementChoiceScreen } from './replacement-choice-screen'
import { ReplacementResultScreen } from './replacement-result-screen'
import { ReplacementScreen } from './replacement-screen'

/**
 * Screens of 'My cards', loaded as one chunk because they are small and lead to one another. Source: CAR-10.
 */
export const cardScreens = {
  cards: CardsScreen,
  cardDetail: CardDetailScreen,
  cardLoans: LoanChoiceScreen,
  newCard: NewCardScreen,
  newCardSummary: NewCardSummaryScreen,
  newCardResult: AddedCardScreen,
  cardReplacement: ReplacementScreen,
  replacementChoice: ReplacementChoiceScreen,
  replacementCard: ReplacementCardScreen,
  replacementResult: ReplacementResultScreen,
  noCards: NoCardsScreen,
  cardFailure: CardFailureScreen,
  noCardLoans: NoLoansScreen,
  cardNotReplaced: NotReplacedScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
