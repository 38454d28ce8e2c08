import type { Cents } from '@/domain/shared/money'
import type { Instant } from '@/domain/shared/calendar-date'
import type { PaymentIntention } from './payment-outcome'

/** A charge that was sent a short while ago: the lender accepted it, or nobody knows yet. Source: PAY-16, PAY-17. */
export interface RecentCharge extends PaymentIntention {
  readonly at: Instant
  readonly standing: 'sent' | 'accepted'
}

/** A payment is applied within 24 to 48 hours. Source: GEN-06. */
const applicationMilliseconds = 48 * 3_600_000

/** Whether the lender may still have to apply it. */
export function isRecent({ at }: RecentCharge, now: Instant): boolean {
  return now < at + applicationMilliseconds
}

/**
 * Whether what is due does not count the charge yet, so that the customer could take it for unpaid:
 * the charge is recent, and as much is due as before it. Source: PAY-16, PAY-20.
 */
export function isNotApplied(charge: RecentCharge, due: Cents, now: Instant): boolean {
  return isRecent(charge, now) && due === charge.dueBefore
}
