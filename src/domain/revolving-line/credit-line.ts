import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { LineMovement } from './line-movement'

/**
 * The revolving line of a customer, as the lender tells it: `lineStanding` says whether it can be used,
 * `lineFigures` what its ring shows. Source: 2§3.
 */
export interface CreditLine {
  /** The id under which the installments of the line are paid. */
  readonly externalId?: string
  readonly max: Cents
  readonly remaining: Cents
  readonly enabled: boolean
  readonly nextDue?: { readonly amount: Cents; readonly date: CalendarDate }
  /** The most of a line that is offered to the customer. */
  readonly campaignMax?: Cents
  /** Latest first: `usesElsewhere` and `hasListOfItsOwn` look at them. */
  readonly movements: readonly LineMovement[]
}

/** Whether it can be used, and why not. Source: REV-05. */
export type LineStatus = 'open' | 'in-debt' | 'disabled' | 'disabled-in-debt' | 'not-activated'

/** Of a line that is not the customer's yet nothing else matters. Source: REV-05, REV-07. */
export function lineStatus(
  { max, enabled }: Pick<CreditLine, 'max' | 'enabled'>,
  isUpToDate: boolean,
): LineStatus {
  if (max <= 0) return 'not-activated'
  if (!enabled) return isUpToDate ? 'disabled' : 'disabled-in-debt'
  return isUpToDate ? 'open' : 'in-debt'
}

export interface LineFigures {
  readonly remaining: Cents
  readonly used: Cents
  readonly max: Cents
  /** Of the ring, between 0 and 1. */
  readonly remainingShare: number
}

const none = cents(0)

/**
 * What the ring shows: nothing at all where the line is not enabled; never less than nothing, nor more than
 * all. Source: REV-06.
 */
export function lineFigures({
  max,
  remaining,
  enabled,
}: Pick<CreditLine, 'max' | 'remaining' | 'enabled'>): LineFigures {
  if (!enabled || max <= 0) return { remaining: none, used: none, max: none, remainingShare: 0 }
  const left = cents(Math.min(Math.max(remaining, 0), max))
  return { remaining: left, used: subtractCents(max, left), max, remainingShare: left / max }
}
