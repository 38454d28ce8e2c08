import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { success, type Result } from '@/domain/shared/result'
import { savedCardsLastUsedFirst } from '@/domain/payments/card-order'
import type { SavedCard } from '@/domain/payments/saved-card'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PaymentGateway } from './payment.port'
import { SavedCardUseStore } from './used-cards.port'

/** Milliseconds for which saved cards that were requested in advance can be used. */
const preloadedCardsLifetimeMilliseconds = 10_000

type SavedCardsAnswer = Promise<Result<readonly SavedCard[], GatewayFailure>>

/**
 * Reads the customer's cards that the lender has saved, and offers them as payment methods. Source: PAY-12,
 * PAY-21.
 */
@injectable('Singleton')
export class SavedCardDirectory {
  private preloaded:
    | { readonly customer: Cuit; readonly at: number; readonly answer: SavedCardsAnswer }
    | undefined

  constructor(
    @inject(PaymentGateway) private readonly gateway: Pick<PaymentGateway, 'savedCards'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(SavedCardUseStore) private readonly cardUses: SavedCardUseStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Requests the customer's saved cards in advance. A call of `listCards` within the next 10 seconds uses
   * the lender's answer instead of sending another request.
   */
  preloadCards(): void {
    const customer = this.sessions.taxId()
    if (customer === undefined) return
    this.preloaded = { customer, at: this.clock.now(), answer: this.gateway.savedCards(customer) }
  }

  /**
   * Returns the saved card to offer first; undefined if there is none, or if the cards cannot be read. The
   * next call of `listCards` uses the same answer of the lender, if that was requested less than 10 seconds
   * ago. Source: PAY-26.
   */
  async suggestedCard(): Promise<SavedCard | undefined> {
    const customer = this.sessions.taxId()
    if (customer === undefined) return undefined
    if (!this.isPreloaded(customer)) this.preloadCards()
    const { preloaded } = this
    const cards = await this.listCards()
    this.preloaded = preloaded
    return cards.ok ? cards.value[0] : undefined
  }

  /** Returns the saved cards of the signed-in customer, the last used first. */
  async listCards(): Promise<Result<readonly SavedCard[], GatewayFailure>> {
    return this.sessions.withCustomer(async ({ taxId: customer }) => {
      const cards = await (this.takePreloadedCards(customer) ?? this.gateway.savedCards(customer))
      if (!cards.ok) return cards
      const lastUseRank = ({ debitCardId }: SavedCard) => this.cardUses.lastUseRank(customer, debitCardId)
      return success(savedCardsLastUsedFirst(cards.value, { today: this.clock.today(), lastUseRank }))
    })
  }

  private takePreloadedCards(customer: Cuit): SavedCardsAnswer | undefined {
    const answer = this.isPreloaded(customer) ? this.preloaded?.answer : undefined
    this.preloaded = undefined
    return answer
  }

  private isPreloaded(customer: Cuit): boolean {
    const { preloaded } = this
    return (
      preloaded?.customer === customer && this.clock.now() - preloaded.at < preloadedCardsLifetimeMilliseconds
    )
  }

  /** Records that the customer has just paid with the given saved card. */
  recordCardUse(customer: Cuit, debitCardId: string): void {
    this.cardUses.recordCardUse(customer, debitCardId)
  }
}
