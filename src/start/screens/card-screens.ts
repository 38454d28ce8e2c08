import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { AddedCardScreen, ReplacementResultScreen } from '@/ui/cards/card-change-result-screens'
import { CardDetailScreen } from '@/ui/cards/card-detail-screen'
import {
  CardsNotLoadedScreen,
  NoCardsScreen,
  NoLinkableLoansScreen,
  ReplacementRefusedScreen,
} from '@/ui/cards/card-notice-screens'
import { CardsScreen } from '@/ui/cards/cards-screen'
import { LoanChoiceScreen } from '@/ui/cards/loan-choice-screen'
import { NewCardScreen } from '@/ui/cards/new-card-screen'
import { NewCardSummaryScreen } from '@/ui/cards/new-card-summary-screen'
import { ReplacementCardScreen } from '@/ui/cards/replacement-card-screen'
import { ReplacementChoiceScreen } from '@/ui/cards/replacement-choice-screen'
import { CardReplacementScreen } from '@/ui/cards/card-replacement-screen'
import '@/start/capabilities/cards'

/**
 * The screens of 'My cards'. They are small and lead to one another, so they are loaded as one chunk
 * (code file). Source: CAR-10.
 */
export const cardScreens = {
  cards: CardsScreen,
  cardDetail: CardDetailScreen,
  cardLoans: LoanChoiceScreen,
  newCard: NewCardScreen,
  newCardSummary: NewCardSummaryScreen,
  newCardResult: AddedCardScreen,
  cardReplacement: CardReplacementScreen,
  replacementChoice: ReplacementChoiceScreen,
  replacementCard: ReplacementCardScreen,
  replacementResult: ReplacementResultScreen,
  noCards: NoCardsScreen,
  cardFailure: CardsNotLoadedScreen,
  noCardLoans: NoLinkableLoansScreen,
  cardNotReplaced: ReplacementRefusedScreen,
} satisfies Record<AddressNamesInChunk<'cards'>, ComponentType>
