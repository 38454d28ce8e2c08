import { inject, injectable } from 'inversify'
import { totalInstallment, type CardLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { Cents } from '@/domain/shared/money'
import { CardInHand } from '@/application/cards/card-in-hand'
import { CardQueries, type ReplacementPlan } from '@/application/cards/card-queries'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { Waiting } from '@/ui/kit/waiting'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { isAboutCardInHand } from './card-steps'

export type PlanState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  /** The loans are there, and nobody knows yet where she goes on to. */
  | { readonly phase: 'cards-missing'; readonly loans: readonly CardLoan[]; readonly total: Cents }
  | {
      readonly phase: 'ready'
      readonly loans: readonly CardLoan[]
      readonly total: Cents
      readonly replacements: readonly DebitCard[]
    }

export type ReplacementState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'shown'; readonly card: DebitCard; readonly plan: PlanState }

/** What a card pays, before another one takes its place. Source: CAR-07, CAR-08. */
@injectable()
export class ReplacementViewModel {
  state: ReplacementState = { phase: 'opening' }

  constructor(
    @inject(CardQueries) private readonly queries: CardQueries,
    @inject(CardInHand) private readonly inHand: CardInHand,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state')
  }

  start(): () => void {
    const card = this.inHand.replaceable()
    if (card) void this.load(card)
    else this.navigation.go(addresses.cards.to(), { replace: true })
    return () => {
      this.waiting.end()
      if (!isAboutCardInHand(this.navigation.path())) this.inHand.forget()
    }
  }

  async retry(): Promise<void> {
    if (this.state.phase === 'shown') await this.load(this.state.card)
  }

  /** To her other cards, when one of them will do; to the form of a new one otherwise. Source: CAR-08. */
  goOn(): void {
    if (this.state.phase !== 'shown' || this.state.plan.phase !== 'ready') return
    const { replacements } = this.state.plan
    this.navigation.go(
      replacements.length > 0 ? addresses.replacementChoice.to() : addresses.replacementCard.to(),
    )
  }

  cancel(): void {
    this.navigation.go(addresses.cards.to())
  }

  private async load(card: DebitCard): Promise<void> {
    this.state = { phase: 'shown', card, plan: { phase: 'loading' } }
    await this.waiting.for(this.queries.replacementPlan(card), (found) => {
      this.state = { phase: 'shown', card, plan: found.ok ? planState(found.value) : { phase: 'failed' } }
      if (!found.ok) this.tell(myCardsTexts.getLoansByCardIdError)
      else if (!found.value.replacements.ok) this.tell(myCardsTexts.replacement.cardsError)
    })
  }

  private tell(text: string): void {
    this.toasts.show({ text, tone: 'bad' })
  }
}

function planState({ loans, replacements }: ReplacementPlan): PlanState {
  const total = totalInstallment(loans)
  return replacements.ok
    ? { phase: 'ready', loans, total, replacements: replacements.value }
    : { phase: 'cards-missing', loans, total }
}
