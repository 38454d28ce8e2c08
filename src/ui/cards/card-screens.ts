import type { ComponentType } from 'react'
import type { ScreenProps } from '@/ui/route'
import { AddedCardScreen } from './added-card-screen'
import { CardDetailScreen } from './card-detail-screen'
import { CardFailureScreen, NoCardsScreen, NoLoansScreen, NotReplacedScreen } from './card-notice-screens'
import { cardPaths } from './card-paths'
import { CardsScreen } from './cards-screen'
import { LoanChoiceScreen } from './loan-choice-screen'
import { NewCardScreen } from './new-card-screen'
import { NewCardSummaryScreen } from './new-card-summary-screen'
import { ReplacementCardScreen } from './replacement-card-screen'
import { ReplacementChoiceScreen } from './replacement-choice-screen'
import { ReplacementResultScreen } from './replacement-result-screen'
import { ReplacementScreen } from './replacement-screen'

export type CardPath = (typeof cardPaths)[keyof typeof cardPaths]

/** The screens of My Cards, by address. They come together: they are small and lead to one another. Source: CAR-10. */
export const cardScreens: Readonly<Record<CardPath, ComponentType<ScreenProps>>> = {
  [cardPaths.list]: CardsScreen,
  [cardPaths.detail]: CardDetailScreen,
  [cardPaths.loans]: LoanChoiceScreen,
  [cardPaths.newCard]: NewCardScreen,
  [cardPaths.newCardSummary]: NewCardSummaryScreen,
  [cardPaths.newCardResult]: AddedCardScreen,
  [cardPaths.replacement]: ReplacementScreen,
  [cardPaths.replacementChoice]: ReplacementChoiceScreen,
  [cardPaths.replacementCard]: ReplacementCardScreen,
  [cardPaths.replacementResult]: ReplacementResultScreen,
  [cardPaths.noCards]: NoCardsScreen,
  [cardPaths.failure]: CardFailureScreen,
  [cardPaths.noLoans]: NoLoansScreen,
  [cardPaths.notReplaced]: NotReplacedScreen,
}
