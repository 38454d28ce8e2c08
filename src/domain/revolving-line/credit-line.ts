import type { AccountStatus } from '@/domain/session/session'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { CreditLineMovement } from './credit-line-movement'

/**
 * The customer's credit line (the revolving line), as the lender reports it. `creditLineStatus` returns
 * whether the customer can use it, `creditLineChartAmounts` the figures of its ring chart. Source: 2§3.
 */
export interface CreditLine {
  /** The loan number under which the customer pays the credit line; missing if the lender gives none. */
  readonly externalId?: string
  readonly maxAmount: Cents
  readonly remainingAmount: Cents
  readonly enabled: boolean
  readonly nextDue?: { readonly amount: Cents; readonly date: CalendarDate }
  /** Maximum amount of a new credit line that the lender offers to the customer. */
  readonly campaignMaxAmount?: Cents
  /** The movements (uses) of the credit line, latest first. */
  readonly movements: readonly CreditLineMovement[]
}

/** Whether the customer can use the credit line; if not, why not. Source: REV-05. */
export type CreditLineStatus = 'open' | 'in-debt' | 'disabled' | 'disabled-in-debt' | 'not-activated'

/**
 * Returns the status of the credit line. A credit line whose maximum is 0 is `not-activated`, whatever
 * else is true of it. Source: REV-05, REV-07.
 */
export function creditLineStatus(
  { maxAmount, enabled }: Pick<CreditLine, 'maxAmount' | 'enabled'>,
  isUpToDate: boolean,
): CreditLineStatus {
  if (maxAmount <= 0) return 'not-activated'
  if (!enabled) return isUpToDate ? 'disabled' : 'disabled-in-debt'
  return isUpToDate ? 'open' : 'in-debt'
}

const zeroCents = cents(0)

/**
 * Returns what the customer can still spend of their credit line, in cents; 0 if they have no credit line.
 * Source: QRP-03, QRP-05.
 */
export function remainingCreditLineAmount({ revolvingLine }: Pick<AccountStatus, 'revolvingLine'>): Cents {
  return revolvingLine?.remainingAmount ?? zeroCents
}

/**
 * Returns whether the customer can spend the amount with their credit line: it is at most what is left of
 * the credit line. Source: REV-03, QRP-04, QRP-05.
 */
export function fitsCreditLine(
  amount: Cents,
  { remainingAmount }: Pick<CreditLine, 'remainingAmount'>,
): boolean {
  return amount <= remainingAmount
}

/** The figures of the credit line's ring chart, in cents. Source: REV-06. */
export interface CreditLineChartAmounts {
  readonly remainingAmount: Cents
  readonly usedAmount: Cents
  readonly maxAmount: Cents
}

/**
 * Returns the figures of the credit line's ring chart. Amounts below 0 or above the credit line's maximum
 * are cut to that range. All figures are 0 if the credit line is not enabled or has no maximum over 0.
 * Source: REV-06.
 */
export function creditLineChartAmounts({
  maxAmount,
  remainingAmount,
  enabled,
}: Pick<CreditLine, 'maxAmount' | 'remainingAmount' | 'enabled'>): CreditLineChartAmounts {
  if (!enabled || maxAmount <= 0)
    return { remainingAmount: zeroCents, usedAmount: zeroCents, maxAmount: zeroCents }
  const remaining = cents(Math.min(Math.max(remainingAmount, 0), maxAmount))
  return { remainingAmount: remaining, usedAmount: subtractCents(maxAmount, remaining), maxAmount }
}
