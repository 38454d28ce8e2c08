import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { Intention } from '@/domain/shared/intention'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PaymentOutcome } from '@/domain/payments/payment-outcome'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Intentions } from '@/application/shared/intentions'
import { PaymentGate, type NotSent, type PaymentOrder, type PaymentWay } from './payment-gate'
import { PaymentGateway, type ChargeAnswer } from './payment.port'

/** The card to charge: one that was used before, or one as it was typed, which nothing keeps. Source: PAY-12. */
export type PayingCard =
  | { readonly kind: 'saved'; readonly debitCardId: string }
  | { readonly kind: 'new'; readonly card: NewCard }

export interface InstallmentPayment extends PaymentOrder {
  readonly card: PayingCard
}

/** What came of a payment that left. */
export interface SentPayment {
  readonly intention: Intention
  readonly outcome: PaymentOutcome
}

/** What the screen says and hears meanwhile. */
export interface PaymentCompany {
  /** She has left the screen: what has not left the page by then never does. */
  readonly isLeft: () => boolean
  /** From now on it may be charged. */
  readonly onSending: () => void
}

const alone: PaymentCompany = { isLeft: () => false, onSending: () => undefined }

interface UnderWay {
  readonly payment: InstallmentPayment
  readonly company: PaymentCompany
  readonly sent: Promise<Result<SentPayment, NotSent>>
}

/**
 * Charges a debit card, once for each intention of the customer.
 *
 * - The gate reads what is due and what was paid, and keeps the intention before anything is sent.
 * - Presses on the same payment while it is on its way share its answer; another amount or card hears of it.
 * - Only an answer that says so was not charged; every other one is neither paid nor rejected, and is asked about.
 * - What never arrived goes out again with its own key, when she asks for it; turned away at the door, the request
 *   before it may still arrive, and it stays in doubt.
 *
 * Source: PAY-16, PAY-20, SES-21.
 */
@injectable('Singleton')
export class PayInstallment {
  private readonly underWay = new Map<string, UnderWay>()

  constructor(
    @inject(PaymentGate) private readonly gate: PaymentGate,
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Intentions) private readonly intentions: Intentions,
  ) {}

  execute(payment: InstallmentPayment, company = alone): Promise<Result<SentPayment, NotSent>> {
    const { externalId } = payment.loan
    const already = this.underWay.get(externalId)
    if (already && !already.company.isLeft()) return answerOf(already, payment)
    const sent = this.pay(payment, company).finally(() => {
      if (this.underWay.get(externalId)?.sent === sent) this.underWay.delete(externalId)
    })
    this.underWay.set(externalId, { payment, company, sent })
    return sent
  }

  /** The customer knows what came of it. Who left before is told when she comes back, for it stays in doubt. */
  told({ intention, outcome }: SentPayment): void {
    switch (outcome.kind) {
      case 'approved': {
        const { transactionId } = outcome
        const reference = transactionId === undefined ? {} : { reference: transactionId }
        this.intentions.change(intention, { standing: 'accepted', ...reference })
        break
      }
      case 'rejected':
        this.intentions.change(intention, { standing: 'rejected' })
        break
      case 'refused':
        this.intentions.change(intention, { standing: 'rejected', refusal: outcome.refusal })
        break
      case 'unknown':
    }
  }

  private async pay(
    payment: InstallmentPayment,
    company: PaymentCompany,
  ): Promise<Result<SentPayment, NotSent>> {
    const opened = await this.gate.open(payment, wayOf(payment.card), company.isLeft)
    if (!opened.ok) return opened
    const intention = opened.value
    company.onSending()
    const answer = await this.intentions.whileOnItsWay(intention, () => this.send(intention, payment))
    const isAgain = intention.idempotencyKey === payment.again?.idempotencyKey
    return success({ intention, outcome: isAgain ? triedAgain(outcomeOf(answer)) : outcomeOf(answer) })
  }

  private send(
    { idempotencyKey, amount }: Intention,
    { customer, loan, card }: InstallmentPayment,
  ): Promise<Result<ChargeAnswer, GatewayFailure>> {
    const charge = { idempotencyKey, externalId: loan.externalId, amount, orderedBy: customer }
    if (card.kind === 'new') return this.gateway.payWithNewCard({ ...charge, card: card.card })
    return this.gateway.payWithSavedCard({ ...charge, debitCardId: card.debitCardId })
  }
}

function wayOf({ kind }: PayingCard): PaymentWay {
  return kind === 'new' ? 'new-card' : 'saved-card'
}

/** Only who pressed for the very same payment shares what comes of it. Source: PAY-20. */
function answerOf(
  { payment, sent }: UnderWay,
  pressed: InstallmentPayment,
): Promise<Result<SentPayment, NotSent>> {
  const isSame =
    payment.customer === pressed.customer &&
    payment.amount === pressed.amount &&
    isSameCard(payment.card, pressed.card)
  return isSame ? sent : Promise.resolve(failure({ kind: 'under-way', amount: payment.amount }))
}

function isSameCard(one: PayingCard, other: PayingCard): boolean {
  if (one.kind === 'new') return other.kind === 'new' && one.card.number === other.card.number
  return other.kind === 'saved' && one.debitCardId === other.debitCardId
}

/** A session that ended was refused before charging. Source: PAY-16. */
function outcomeOf(answer: Result<ChargeAnswer, GatewayFailure>): PaymentOutcome {
  if (answer.ok) return answer.value
  return answer.failure.kind === 'session-ended' ? { kind: 'rejected', isAtDoor: true } : { kind: 'unknown' }
}

/** What was turned away says nothing of the request that went out before it. Source: PAY-16. */
function triedAgain(outcome: PaymentOutcome): PaymentOutcome {
  return outcome.kind === 'rejected' && outcome.isAtDoor ? { kind: 'unknown' } : outcome
}
