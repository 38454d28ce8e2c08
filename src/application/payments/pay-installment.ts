import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { DueLine } from '@/domain/payments/amount-due'
import type { PaymentIntention, PaymentOutcome } from '@/domain/payments/payment-outcome'
import type { RecentCharge } from '@/domain/payments/recent-charge'
import { principalDue } from '@/domain/payments/total-due'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Randomness } from '@/application/shared/randomness.port'
import { TabLock } from '@/application/shared/tab-lock.port'
import { PaymentGateway, type ChargeAnswer, type Debt } from './payment.port'
import { PaymentIntentions } from './payment-intentions'
import { RecentCharges } from './recent-charges'

/** The card to charge: one that was used before, or one as it was typed, which nothing keeps. Source: PAY-12. */
export type PayingCard =
  | { readonly kind: 'saved'; readonly debitCardId: string }
  | { readonly kind: 'new'; readonly card: NewCard }

export interface InstallmentPayment {
  readonly debt: Debt
  /** All that is due, or a part of it. Source: PAY-13. */
  readonly amount: Cents
  /** What the customer saw as due when she decided to pay. */
  readonly seen: readonly DueLine[]
  /** The charge that what is due does not count yet, and that she wants to pay beside. */
  readonly beside?: RecentCharge | undefined
  readonly card: PayingCard
}

/** Why nothing was sent: in every case nothing was charged. */
export type NotSent =
  /** What is due is not what the customer saw: somebody, or another tab, has paid. */
  | { readonly kind: 'due-changed' }
  /** A charge that she does not know of was made, or may have been, and what is due does not count it yet. */
  | { readonly kind: 'just-paid' }
  | { readonly kind: 'due-not-known'; readonly cause: GatewayFailure }

/**
 * Charges a debit card, once for each intention of the customer.
 *
 * - The key is made once and kept in the tab before sending; presses while it is on its way share its answer.
 * - While the tab keeps an intention for the loan, nothing is sent for it, not even with the same key:
 *   the outcome is `unknown` and the stored key serves to ask what became of it.
 * - An HTTP error counts as rejected; no answer, or one that cannot be read, is neither paid nor rejected.
 * - The intention is closed once its outcome has been told: who left before hears of it when she comes back.
 * - The intention belongs to its tab. Among tabs one sends at a time for a loan, and right before sending what
 *   is due is read again: a tab that still shows an installment that another one has just paid sends nothing,
 *   not even while the lender has not applied that payment yet.
 *
 * Source: PAY-16, PAY-20.
 */
@injectable('Singleton')
export class PayInstallment {
  /** By loan, what has its final word and waits to be told. */
  private readonly answered = new Map<string, PaymentIntention>()
  private readonly underWay = new Map<string, Promise<Result<PaymentOutcome, NotSent>>>()

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(PaymentIntentions) private readonly intentions: PaymentIntentions,
    @inject(RecentCharges) private readonly recentCharges: RecentCharges,
    @inject(Randomness) private readonly randomness: Randomness,
    @inject(TabLock) private readonly tabLock: TabLock,
  ) {}

  execute(payment: InstallmentPayment): Promise<Result<PaymentOutcome, NotSent>> {
    const { externalId } = payment.debt
    const already = this.underWay.get(externalId)
    if (already) return already
    const paying = this.tabLock
      .runAlone(`payment-${externalId}`, () => this.payAlone(payment))
      .finally(() => this.underWay.delete(externalId))
    this.underWay.set(externalId, paying)
    return paying
  }

  /** The customer knows what came of it: the key is forgotten. */
  told(externalId: string): void {
    const intention = this.answered.get(externalId)
    if (!intention) return
    this.answered.delete(externalId)
    this.intentions.close(intention)
  }

  private async payAlone(payment: InstallmentPayment): Promise<Result<PaymentOutcome, NotSent>> {
    if (this.intentions.openFor(payment.debt.externalId)) return success({ kind: 'unknown' })
    const due = await this.gateway.amountDue(payment.debt)
    if (!due.ok) return failure({ kind: 'due-not-known', cause: due.failure })
    if (!isSameDue(due.value, payment.seen)) return failure({ kind: 'due-changed' })
    const recent = this.recentCharges.notApplied(payment.debt.externalId, principalDue(due.value))
    if (recent && recent.idempotencyKey !== payment.beside?.idempotencyKey)
      return failure({ kind: 'just-paid' })
    return success(await this.charge(payment))
  }

  private async charge({ debt, amount, seen, card }: InstallmentPayment): Promise<PaymentOutcome> {
    const intention: PaymentIntention = {
      idempotencyKey: this.randomness.uuid(),
      externalId: debt.externalId,
      amount,
      dueBefore: principalDue(seen),
    }
    this.intentions.open(intention)
    this.recentCharges.sent(intention)
    try {
      const outcome = outcomeOf(await this.send(intention, card))
      if (outcome.kind !== 'unknown') this.noteAnswer(intention, outcome)
      return outcome
    } finally {
      this.intentions.arrived(intention)
    }
  }

  private noteAnswer(intention: PaymentIntention, { kind }: ChargeAnswer): void {
    this.answered.set(intention.externalId, intention)
    if (kind === 'approved') this.recentCharges.accepted(intention)
    else this.recentCharges.refused(intention)
  }

  private send(
    { idempotencyKey, externalId, amount }: PaymentIntention,
    card: PayingCard,
  ): Promise<Result<ChargeAnswer, GatewayFailure>> {
    const charge = { idempotencyKey, externalId, amount }
    if (card.kind === 'new') return this.gateway.payWithNewCard({ ...charge, card: card.card })
    return this.gateway.payWithSavedCard({ ...charge, debitCardId: card.debitCardId })
  }
}

/** Source: PAY-16. */
function outcomeOf(answer: Result<ChargeAnswer, GatewayFailure>): PaymentOutcome {
  if (answer.ok) return answer.value
  switch (answer.failure.kind) {
    case 'no-answer':
    case 'unreadable':
      return { kind: 'unknown' }
    case 'server-failure':
    case 'session-ended':
      return { kind: 'rejected' }
  }
}

function isSameDue(now: readonly DueLine[], seen: readonly DueLine[]): boolean {
  return now.length === seen.length && now.every((line, position) => isSameLine(line, seen[position]))
}

function isSameLine(one: DueLine, other: DueLine | undefined): boolean {
  if (!other || nameOf(one) !== nameOf(other)) return false
  return one.amount === other.amount && one.punitiveAmount === other.punitiveAmount
}

function nameOf(line: DueLine): string {
  return line.kind === 'month' ? line.month : String(line.number)
}
