import type { Cents } from '@/domain/shared/money'
import type { Instant } from '@/domain/shared/calendar-date'
import type { PaymentIntention } from './payment-outcome'

/**
 * A charge of a short while ago. `started`: she was led to the provider's page, and has not come back with its word;
 * `sent`: nobody knows yet; `accepted`: it was made. Source: PAY-09, PAY-16, PAY-17.
 */
export interface RecentCharge extends PaymentIntention {
  readonly at: Instant
  readonly standing: 'started' | 'sent' | 'accepted'
}

/** A payment is applied within 24 to 48 hours. Source: GEN-06. */
const applicationMilliseconds = 48 * 3_600_000

/** Whether the lender may still have to apply it. */
export function isRecent({ at }: RecentCharge, now: Instant): boolean {
  return now < at + applicationMilliseconds
}

/**
 * Whether what is due, without interest, does not count the charge yet, so that the customer could take it for
 * unpaid: it was made or may have been, a short while ago, and no less is due than before. Source: PAY-16, PAY-20.
 */
export function isNotApplied(charge: RecentCharge, due: Cents, now: Instant): boolean {
  return charge.standing !== 'started' && isRecent(charge, now) && due >= charge.dueBefore
}
