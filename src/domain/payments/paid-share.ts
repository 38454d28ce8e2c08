import type { PaidShare } from '@/domain/shared/operation'
import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { DueLine } from './amount-due'
import { totalDue } from './total-due'

/** What a payment is made of, at the moment when it is made; tried again, it may be of more than is due by now. */
export interface PaymentMade {
  readonly due: readonly DueLine[]
  readonly amount: Cents
  /** Another payment is made, or may be, that what is due does not count yet. */
  readonly isBesideAnother: boolean
}

/** What a payment pays, and what remains of what was due; beside another one nobody knows what remains. Source: PAY-22. */
export function paidShare({ due, amount, isBesideAnother }: PaymentMade): PaidShare {
  const installments = due.flatMap((line) => (line.kind === 'installment' ? [line.number] : []))
  if (isBesideAnother) return { installments }
  const remaining = subtractCents(totalDue(due), amount)
  return { installments, remaining: remaining < 0 ? cents(0) : remaining }
}
