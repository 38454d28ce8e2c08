import { isUnsureWhetherDone } from '@/application/shared/unsure'
import { AddedCardViewModel } from '@/ui/cards/added-card-view-model'
import { CardDetailViewModel } from '@/ui/cards/card-detail-view-model'
import { CardFailureViewModel } from '@/ui/cards/card-failure-view-model'
import { cardPaths } from '@/ui/cards/card-paths'
import { CardsViewModel } from '@/ui/cards/cards-view-model'
import { LoanChoiceViewModel } from '@/ui/cards/loan-choice-view-model'
import { NewCardSummaryViewModel } from '@/ui/cards/new-card-summary-view-model'
import { NewCardViewModel } from '@/ui/cards/new-card-view-model'
import { NoCardsViewModel } from '@/ui/cards/no-cards-view-model'
import { NoLoansViewModel } from '@/ui/cards/no-loans-view-model'
import { NotReplacedViewModel } from '@/ui/cards/not-replaced-view-model'
import { ReplacementCardViewModel } from '@/ui/cards/replacement-card-view-model'
import { ReplacementChoiceViewModel } from '@/ui/cards/replacement-choice-view-model'
import { ReplacementResultViewModel } from '@/ui/cards/replacement-result-view-model'
import { ReplacementViewModel } from '@/ui/cards/replacement-view-model'
import { cardChangeFailureText, myCardsTexts as texts } from '@/ui/texts/my-cards.texts'
import type { HeadlessPortal } from './headless-portal'

const titles: Readonly<Record<string, string>> = {
  [cardPaths.list]: texts.list.title,
  [cardPaths.detail]: texts.detail.title,
  [cardPaths.loans]: texts.loans.title,
  [cardPaths.newCard]: texts.newCard.title,
  [cardPaths.noCards]: texts.noCards.title,
  [cardPaths.noLoans]: texts.noLoans.title,
  [cardPaths.replacement]: texts.replacement.title,
  [cardPaths.replacementChoice]: texts.choice.title,
  [cardPaths.notReplaced]: texts.notReplaced.title,
}

/** The screen of My Cards at which the customer is begins. */
export function mountCardScreen(portal: HeadlessPortal): void {
  switch (portal.navigation.path()) {
    case cardPaths.list:
      return void portal.at(CardsViewModel, undefined)
    case cardPaths.detail:
      return void portal.at(CardDetailViewModel, undefined)
    case cardPaths.loans:
      return void portal.at(LoanChoiceViewModel, undefined)
    case cardPaths.newCard:
      return void portal.at(NewCardViewModel, undefined)
    case cardPaths.newCardSummary:
      return void portal.at(NewCardSummaryViewModel, undefined)
    case cardPaths.newCardResult:
      return void portal.at(AddedCardViewModel, undefined)
    case cardPaths.noCards:
      return void portal.at(NoCardsViewModel, undefined)
    case cardPaths.noLoans:
      return void portal.at(NoLoansViewModel, undefined)
    case cardPaths.failure:
      return void portal.at(CardFailureViewModel, undefined)
    default:
      return mountReplacementScreen(portal)
  }
}

function mountReplacementScreen(portal: HeadlessPortal): void {
  switch (portal.navigation.path()) {
    case cardPaths.replacement:
      return void portal.at(ReplacementViewModel, undefined)
    case cardPaths.replacementChoice:
      return void portal.at(ReplacementChoiceViewModel, undefined)
    case cardPaths.replacementCard:
      return void portal.at(ReplacementCardViewModel, undefined)
    case cardPaths.replacementResult:
      return void portal.at(ReplacementResultViewModel, undefined)
    case cardPaths.notReplaced:
      return void portal.at(NotReplacedViewModel, undefined)
  }
}

/** The title of the screen of My Cards at which the customer is. */
export function cardScreenTitle(portal: HeadlessPortal): string {
  const path = portal.navigation.path()
  switch (path) {
    case cardPaths.newCardSummary: {
      const { state } = portal.at(NewCardSummaryViewModel, undefined)
      return state.phase === 'other-holder' ? texts.otherHolder.title : texts.summary.title
    }
    case cardPaths.newCardResult: {
      const { state } = portal.at(AddedCardViewModel, undefined)
      const failed = state.phase === 'told' && state.outcome.kind === 'not-added' ? state.outcome : undefined
      if (!failed) return texts.added.title
      return isUnsureWhetherDone(failed.failure) ? texts.added.unsureTitle : texts.added.failedTitle
    }
    case cardPaths.replacementCard: {
      const { state } = portal.at(ReplacementCardViewModel, undefined)
      return state.phase === 'other-holder' ? texts.otherHolder.title : texts.replacementCard.title
    }
    case cardPaths.replacementResult: {
      const { state } = portal.at(ReplacementResultViewModel, undefined)
      const failed =
        state.phase === 'told' && state.outcome.kind === 'not-replaced' ? state.outcome : undefined
      if (!failed) return texts.replaced.title
      return isUnsureWhetherDone(failed.failure) ? texts.replaced.unsureTitle : texts.replaced.failedTitle
    }
    case cardPaths.failure:
      return portal.at(CardFailureViewModel, undefined).title
    default:
      return titles[path] ?? ''
  }
}

/** What a result says went wrong. */
export function cardMessage(portal: HeadlessPortal): string {
  switch (portal.navigation.path()) {
    case cardPaths.failure:
      return portal.at(CardFailureViewModel, undefined).message
    case cardPaths.newCardResult: {
      const { state } = portal.at(AddedCardViewModel, undefined)
      return state.phase === 'told' && state.outcome.kind === 'not-added'
        ? cardChangeFailureText(state.outcome.failure)
        : ''
    }
    case cardPaths.replacementResult: {
      const { state } = portal.at(ReplacementResultViewModel, undefined)
      return state.phase === 'told' && state.outcome.kind === 'not-replaced'
        ? cardChangeFailureText(state.outcome.failure)
        : ''
    }
    default:
      return ''
  }
}
