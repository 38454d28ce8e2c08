import { inject, injectable } from 'inversify'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import {
  cardBorderTone,
  mayReplaceCard,
  type DebitCard,
  type DebitCardStatus,
} from '@/domain/cards/debit-card'
import { SelectedCard } from '@/application/cards/selected-card'
import { CardQueries } from '@/application/cards/card-queries'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { AsyncState } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { cardStatusBadgeText, cardStatusAdviceText, myCardsTexts } from '@/ui/texts/my-cards.texts'
import { isCardDetailOrReplacementPath } from './card-steps'

interface LoansPaidByCardState {
  readonly phase: 'listed'
  readonly loans: readonly CardPayableLoan[]
}

/** Text that says what the status of a card means for the customer, and what they can do about it. */
interface CardStatusAdvice {
  readonly tone: 'bad' | 'warn'
  readonly title: string
  readonly text: string
}

export type CardDetailState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'shown'; readonly card: DebitCard; readonly advice?: CardStatusAdvice | undefined }

/** The screen of one card and the loans that it pays. Source: CAR-04. */
@injectable()
export class CardDetailViewModel {
  state: CardDetailState = { phase: 'opening' }

  constructor(
    @inject(CardQueries) private readonly queries: CardQueries,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(SelectedCard) private readonly selectedCard: SelectedCard,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly asyncState: AsyncState<LoansPaidByCardState>,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    const card = this.selectedCard.openedCard()
    if (card) this.show(card)
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      this.asyncState.cancelRequest()
      if (!isCardDetailOrReplacementPath(this.navigation.path())) this.selectedCard.forget()
    }
  }

  /** The customer's name, which is on all their cards. Source: CAR-10. */
  get holderName(): string {
    const customer = this.sessions.customer()
    return customer ? `${customer.firstName} ${customer.surname}` : ''
  }

  get replaceButtonVisibility(): 'offered' | 'hidden' {
    return this.state.phase === 'shown' && mayReplaceCard(this.state.card) ? 'offered' : 'hidden'
  }

  private show(card: DebitCard): void {
    const advice = cardAdvice(card.status)
    this.state = { phase: 'shown', card, advice }
    this.asyncState.load(
      () => this.queries.loansPaidByCard(card.cardId),
      (loans) => {
        if (loans.ok) return { phase: 'listed', loans: loans.value }
        this.toasts.show({ text: myCardsTexts.getLoansByCardIdError, tone: 'bad' })
        return { phase: 'failed', message: myCardsTexts.detail.failed }
      },
    )
  }
}

/** Returns what to say about the status of a card; undefined for an active card. Source: CAR-02, CAR-04. */
function cardAdvice(status: DebitCardStatus): CardStatusAdvice | undefined {
  const text = cardStatusAdviceText(status)
  if (text === undefined) return undefined
  return {
    tone: cardBorderTone(status) === 'red' ? 'bad' : 'warn',
    title: cardStatusBadgeText(status) ?? '',
    text,
  }
}
