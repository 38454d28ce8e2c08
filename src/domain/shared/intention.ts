import type { Instant } from './calendar-date'
import type { Cents } from './money'

/**
 * What became of an order, as far as this device knows. `started`: she was led to the provider's page;
 * `sent`: nobody knows yet; `unheard`: the lender says that it never arrived, which may change;
 * `accepted` and `rejected` are the lender's own word. Source: PAY-16.
 */
export type IntentionStanding = 'started' | 'sent' | 'unheard' | 'accepted' | 'rejected'

/** What an order pays of a debt, as it stood when it was made: its receipt says so. Source: PAY-22. */
export interface PaidShare {
  /** The installments that were due, by number; none where a debt has no numbered ones. */
  readonly installments: readonly number[]
  /** Of all that was due; missing where it could not be told. */
  readonly remaining?: Cents
}

/**
 * One order of a customer that takes money or takes on a debt: made once, with a key by which the lender does it
 * once. Nothing of a card, and nobody's name. Source: PAY-16.
 */
export interface Intention {
  readonly idempotencyKey: string
  /** Whose it is and what it is of, without naming them. */
  readonly mark: string
  readonly amount: Cents
  /** How it goes out: sent again, it goes the same way. */
  readonly way: string
  readonly at: Instant
  readonly standing: IntentionStanding
  /** The lender's number of what was done. */
  readonly reference?: string
  /** Why the lender did not do it, in the words of what was ordered. */
  readonly refusal?: string
  /** What the lender showed when it was made, so that it can be seen to count it. */
  readonly before: {
    /** All that was due. */
    readonly due: Cents
    /** How many of that amount were listed or still to be listed. */
    readonly listed: number
  }
  readonly pays?: PaidShare
}

/** What is done is applied within 24 to 48 hours. Source: GEN-06. */
const guardMilliseconds = 48 * 3_600_000

/** From then on it holds nothing back. Source: PAY-16. */
export function guardsUntil({ at }: Intention): Instant {
  return (at + guardMilliseconds) as Instant
}

/** Whether it is worth remembering. Source: PAY-16. */
export function isRecent(intention: Intention, now: Instant): boolean {
  return now < guardsUntil(intention)
}

/** Whether the lender may still have to do or to count it. Source: PAY-16. */
export function isGuarding(intention: Intention, now: Instant): boolean {
  return intention.standing !== 'rejected' && isRecent(intention, now)
}

/** Whether nobody knows what became of it. */
export function isInDoubt({ standing }: Intention): boolean {
  return standing === 'sent' || standing === 'unheard'
}
