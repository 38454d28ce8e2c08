import { inject, injectable } from 'inversify'
import type { Instant } from '@/domain/shared/calendar-date'
import { failure, success, type Result } from '@/domain/shared/result'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Intentions } from '@/application/shared/intentions'
import { PaymentGate, type LenderWord, type NotSent, type PaymentOrder } from './payment-gate'
import { PaymentGateway } from './payment.port'

export type ProviderFailure =
  | { readonly kind: 'not-sent'; readonly why: NotSent }
  /** `wasStarted`: somebody may have begun a payment all the same. */
  | { readonly kind: 'no-address'; readonly wasStarted: boolean; readonly idempotencyKey?: string }

/** A link that was prepared, and what the lender said then. */
export interface CreditCardLink {
  readonly address: string
  readonly word: LenderWord
  readonly preparedAt: Instant
}

/** For how long what was read before a link was shown holds for its press. */
const freshMilliseconds = 30_000

/**
 * Payments that go on at the provider's page: they pass the same gate, and the intention stays as `started` whatever
 * that page says when she comes back. Source: PAY-09, PAY-10, PAY-20.
 */
@injectable()
export class PayAtProvider {
  constructor(
    @inject(PaymentGate) private readonly gate: PaymentGate,
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Intentions) private readonly intentions: Intentions,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Where to go to pay with the wallet. */
  async startWallet(order: PaymentOrder, isLeft?: () => boolean): Promise<Result<string, ProviderFailure>> {
    const opened = await this.gate.open(order, 'wallet', isLeft)
    if (!opened.ok) return failure({ kind: 'not-sent', why: opened.failure })
    const { externalId } = order.loan
    const { amount, customer: orderedBy } = order
    const address = await this.gateway.startWallet({ externalId, amount, orderedBy })
    if (address.ok && address.value !== undefined) return success(address.value)
    const wasStarted = !address.ok && mayHaveStarted(address.failure)
    if (!wasStarted) this.intentions.change(opened.value, { standing: 'rejected' })
    return failure({ kind: 'no-address', wasStarted, idempotencyKey: opened.value.idempotencyKey })
  }

  /** The link of the credit card's page, where the payment may be made; it is still to be pressed. */
  async creditCardLink(order: PaymentOrder): Promise<Result<CreditCardLink, ProviderFailure>> {
    const preparedAt = this.clock.now()
    const allowed = await this.gate.allowed(order)
    if (!allowed.ok) return failure({ kind: 'not-sent', why: allowed.failure })
    const link = await this.gateway.creditCardLink(order.loan.externalId)
    if (!link.ok || link.value === undefined) return failure({ kind: 'no-address', wasStarted: false })
    return success({ address: link.value, word: allowed.value, preparedAt })
  }

  /** The link is pressed: it may be followed when nothing has happened since it was prepared. */
  followLink(order: PaymentOrder, { preparedAt, word }: CreditCardLink): boolean {
    const isFresh = Math.abs(this.clock.now() - preparedAt) < freshMilliseconds
    return isFresh && this.gate.openBy(word, order, 'credit-card').ok
  }
}

function mayHaveStarted({ kind }: GatewayFailure | { readonly kind: 'nothing-done' }): boolean {
  return kind !== 'nothing-done' && kind !== 'session-ended'
}
