import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import type { Intention } from '@/domain/shared/intention'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { DueLine } from '@/domain/payments/amount-due'
import { canBeTriedAgain, mayBeSent, type PaymentWish } from '@/domain/payments/may-be-sent'
import { paidShare } from '@/domain/payments/paid-share'
import type { PaidLoan, RegisteredPayment } from '@/domain/payments/registered-payment'
import { totalDue } from '@/domain/payments/total-due'
import {
  listedBefore,
  uncountedPayments,
  type LoanKnowledge,
  type UncountedPayment,
} from '@/domain/payments/uncounted-payment'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Intentions } from '@/application/shared/intentions'
import { TabLock } from '@/application/shared/tab-lock.port'
import { PaymentGateway, type Debt } from './payment.port'

/** How a payment leaves the portal. */
export type PaymentWay = 'saved-card' | 'new-card' | 'wallet' | 'credit-card'

/** What a customer decided to pay, on a screen that was made for her. */
export interface PaymentOrder extends PaymentWish {
  /** Whose screen it is: it goes out under nobody else's session. Source: SES-21. */
  readonly customer: Cuit
  readonly debt: Debt
  readonly loan: PaidLoan
}

/** Why nothing was sent: in every case nothing was charged. */
export type NotSent =
  /** What is due is not what the customer saw: somebody, or another tab, has paid. */
  | { readonly kind: 'due-changed' }
  /** A payment that she was not told of was made, or may have been, and what is due does not count it. */
  | { readonly kind: 'just-paid' }
  /** Another payment of hers is on its way from this page. */
  | { readonly kind: 'under-way'; readonly amount: Cents }
  /** What is due, or what she has paid, cannot be known: the payment before this one may be there. */
  | { readonly kind: 'due-not-known'; readonly cause: GatewayFailure }
  /** Somebody else is signed in by now. Source: SES-21. */
  | { readonly kind: 'other-customer' }
  /** She is not on the screen any more. */
  | { readonly kind: 'left' }

/** What the lender says of a loan at one moment. */
export interface LenderWord {
  readonly due: readonly DueLine[]
  readonly payments: readonly RegisteredPayment[]
}

/** The one lock of all payments: what is read and decided under it holds until the intention is kept. */
const lockName = 'payments'

/**
 * Every payment goes through here before it leaves, whatever takes it: what is due and what was paid are read from the
 * lender, and an intention is kept, or she hears why not. Source: PAY-16, PAY-20, SES-21.
 */
@injectable()
export class PaymentGate {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Intentions) private readonly intentions: Intentions,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(TabLock) private readonly tabLock: TabLock,
  ) {}

  /** What is due of a loan and what its customer has paid. Where one is not known, nothing is. */
  async lenderWord(debt: Debt, customer: Cuit): Promise<Result<LenderWord, GatewayFailure>> {
    const [due, payments] = await Promise.all([
      this.gateway.amountDue(debt),
      this.gateway.paymentsToDecideBy(customer),
    ])
    if (!due.ok) return due
    if (!payments.ok) return payments
    return success({ due: due.value, payments: payments.value })
  }

  /** The payments that what is due does not count. Source: PAY-20. */
  uncounted(order: Pick<PaymentOrder, 'customer' | 'loan'>, word: LenderWord): readonly UncountedPayment[] {
    return uncountedPayments(this.knowledge(order, word))
  }

  /**
   * The payment of the loan that nobody knows the end of, of the customer who is signed in, unless she wants to pay
   * beside it. Source: PAY-16.
   */
  inDoubt(externalId: string, beside: readonly string[]): Intention | undefined {
    const customer = this.sessions.current()?.customer.taxId
    if (customer === undefined) return undefined
    return this.intentions
      .of({ customer, of: externalId })
      .find(({ standing, idempotencyKey }) => standing === 'sent' && !beside.includes(idempotencyKey))
  }

  /** Whether the payment may leave now, by what the lender says at this moment; then its intention is kept. */
  async open(
    order: PaymentOrder,
    way: PaymentWay,
    isLeft: () => boolean = () => false,
  ): Promise<Result<Intention, NotSent>> {
    if (!this.isHers(order)) return failure({ kind: 'other-customer' })
    if (this.inDoubt(order.loan.externalId, order.beside)) return failure({ kind: 'just-paid' })
    return this.tabLock.runAlone(lockName, async () => {
      const word = await this.allowed(order, isLeft)
      return word.ok ? this.openBy(word.value, order, way) : word
    })
  }

  /** Whether the payment might leave now, without keeping anything of it. */
  async allowed(
    order: PaymentOrder,
    isLeft: () => boolean = () => false,
  ): Promise<Result<LenderWord, NotSent>> {
    const word = await this.lenderWord(order.debt, order.customer)
    if (isLeft()) return failure({ kind: 'left' })
    if (!this.isHers(order)) return failure({ kind: 'other-customer' })
    if (!word.ok) return failure({ kind: 'due-not-known', cause: word.failure })
    const refused = this.refusal(order, word.value)
    return refused ? failure(refused) : success(word.value)
  }

  /** Keeps the intention, if what the lender said a moment ago still lets it leave. */
  openBy(word: LenderWord, order: PaymentOrder, way: PaymentWay): Result<Intention, NotSent> {
    if (!this.isHers(order)) return failure({ kind: 'other-customer' })
    const wish = { ...order, again: this.triedAgain(order, way) }
    const refused = this.refusal(wish, word)
    if (refused) return failure(refused)
    const knowledge = this.knowledge(order, word)
    const { amount, customer, loan } = order
    const standing = way === 'wallet' || way === 'credit-card' ? 'started' : 'sent'
    if (wish.again) {
      this.intentions.change(wish.again, { standing, at: this.clock.now() })
      return success(wish.again)
    }
    const before = { due: knowledge.due, listed: listedBefore(amount, knowledge) }
    const isBesideAnother = uncountedPayments(knowledge).length > 0
    const pays = paidShare({ due: word.due, amount, isBesideAnother })
    const made = { amount, way, standing, before, pays } as const
    return success(this.intentions.make({ customer, of: loan.externalId }, made))
  }

  private refusal(order: PaymentOrder, word: LenderWord): NotSent | undefined {
    const knowledge = this.knowledge(order, word)
    const verdict = mayBeSent(order, { due: knowledge.due, uncounted: uncountedPayments(knowledge) })
    switch (verdict.kind) {
      case 'may-be-sent':
        return undefined
      case 'due-changed':
        return verdict
      case 'to-be-told':
        return { kind: 'just-paid' }
    }
  }

  private isHers({ customer }: PaymentOrder): boolean {
    return this.sessions.current()?.customer.taxId === customer
  }

  /** As it is known now, if it still can be tried again, and goes the way that it went. */
  private triedAgain({ again }: PaymentOrder, way: PaymentWay): Intention | undefined {
    const known = again && this.intentions.find(again.idempotencyKey)
    return known && canBeTriedAgain(known) && known.way === way ? known : undefined
  }

  private knowledge(
    { customer, loan }: Pick<PaymentOrder, 'customer' | 'loan'>,
    { due, payments }: LenderWord,
  ): LoanKnowledge {
    const intentions = this.intentions.of({ customer, of: loan.externalId })
    return { loan, due: totalDue(due), payments, intentions, now: this.clock.now() }
  }
}
