import type { Intention } from '@/domain/shared/intention'
import type { Cents } from '@/domain/shared/money'
import { isPayable } from './total-due'
import type { UncountedPayment } from './uncounted-payment'

/** What a customer wants to pay, and what she knew when she said so. */
export interface PaymentWish {
  readonly amount: Cents
  /** All that she saw as due. */
  readonly seen: Cents
  /** The payments that she was told of, by id, and wants to pay beside. */
  readonly beside: readonly string[]
  /** The intention that she tries again: what never arrived goes out with the same key. */
  readonly again?: Intention | undefined
}

export type Verdict =
  | { readonly kind: 'may-be-sent' }
  /** What is due is not what she saw. */
  | { readonly kind: 'due-changed' }
  /** She was not told of this one. */
  | { readonly kind: 'to-be-told'; readonly payment: UncountedPayment }

/**
 * Whether the order may leave, given what the lender says at this very moment. Totals are compared, for the order of
 * lines means nothing; no amount leaves that is nothing, negative or over what is due. Source: PAY-16, PAY-20, PAY-23.
 */
export function mayBeSent(
  { amount, seen, beside, again }: PaymentWish,
  known: { readonly due: Cents; readonly uncounted: readonly UncountedPayment[] },
): Verdict {
  const payment = firstUntold(known.uncounted, { beside, again })
  if (payment) return { kind: 'to-be-told', payment }
  if (known.due !== seen || !isPayable(amount, known.due)) return { kind: 'due-changed' }
  return again && again.amount !== amount ? { kind: 'due-changed' } : { kind: 'may-be-sent' }
}

/** The first payment that she has to be told of before she pays. Source: PAY-20. */
export function firstUntold(
  uncounted: readonly UncountedPayment[],
  { beside, again }: Pick<PaymentWish, 'beside' | 'again'>,
): UncountedPayment | undefined {
  return uncounted.find((payment) => !beside.includes(payment.id) && !isTriedAgain(payment, again))
}

/** Another tab may have tried it meanwhile: then it is on its way. */
function isTriedAgain(payment: UncountedPayment, again: Intention | undefined): boolean {
  return (
    payment.kind === 'in-doubt' && payment.id === again?.idempotencyKey && canBeTriedAgain(payment.intention)
  )
}

/** Whether the lender never heard of it, by its own word. Source: PAY-16. */
export function canBeTriedAgain({ standing }: Intention): boolean {
  return standing === 'unheard'
}
