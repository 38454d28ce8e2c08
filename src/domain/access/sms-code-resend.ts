import { instant, type Instant } from '@/domain/shared/calendar-date'

/** Seconds that a customer waits before they can ask for another SMS code. Source: ACC-08. */
const resendWaitSeconds = 60

/**
 * Returns the moment from which the customer may request another SMS code. If the device clock was set
 * back since the last code was sent, the wait begins now and is as long as usual. Source: ACC-08.
 */
export function smsCodeResendAllowedAt(sentAt: Instant, now: Instant): Instant {
  return instant(Math.min(sentAt, now) + resendWaitSeconds * 1000)
}
