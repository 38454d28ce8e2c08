import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { CardAdditionResultScreen, CardReplacementResultScreen } from '@/ui/cards/card-change-result-screens'
import { CardDetailScreen } from '@/ui/cards/card-detail-screen'
import {
  CardsNotLoadedScreen,
  NoCardsScreen,
  NoLoansForNewCardScreen,
  CardReplacementRefusedScreen,
} from '@/ui/cards/card-notice-screens'
import { CardsScreen } from '@/ui/cards/cards-screen'
import { LoansForNewCardScreen } from '@/ui/cards/loans-for-new-card-screen'
import { NewCardScreen } from '@/ui/cards/new-card-screen'
import { NewCardSummaryScreen } from '@/ui/cards/new-card-summary-screen'
import { ReplacementCardFormScreen } from '@/ui/cards/replacement-card-form-screen'
import { ReplacementCardChoiceScreen } from '@/ui/cards/replacement-card-choice-screen'
import { CardReplacementIntroScreen } from '@/ui/cards/card-replacement-intro-screen'
import '@/start/capabilities/cards'

/**
 * The screens of 'My cards'. They are small and lead to one another, so they are loaded as one chunk
 * (code file). Source: CAR-10.
 */
export const cardScreens = {
  cards: CardsScreen,
  cardDetail: CardDetailScreen,
  cardLoans: LoansForNewCardScreen,
  newCard: NewCardScreen,
  newCardSummary: NewCardSummaryScreen,
  newCardResult: CardAdditionResultScreen,
  cardReplacement: CardReplacementIntroScreen,
  replacementChoice: ReplacementCardChoiceScreen,
  replacementCard: ReplacementCardFormScreen,
  replacementResult: CardReplacementResultScreen,
  noCards: NoCardsScreen,
  cardFailure: CardsNotLoadedScreen,
  noCardLoans: NoLoansForNewCardScreen,
  cardNotReplaced: CardReplacementRefusedScreen,
} satisfies Record<AddressNamesInChunk<'cards'>, ComponentType>
