import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { isRecentOperation, type OperationRecord } from '@/domain/shared/operation'
import { unmatchedListedOperations, type OperationFromOtherDevice } from '@/domain/shared/operation-elsewhere'
import type { CreditLineMovement } from './credit-line-movement'

/** The purchase or transfer that the customer is about to make with the credit line. */
export interface CreditLineUse {
  readonly amount: Cents
  /** Name of the shop that is paid; missing for a transfer to the customer's account. */
  readonly shop?: string
}

/** The movements of the credit line that the lender lists, and the uses of it that this device knows. */
export interface CreditLineUseFacts {
  /** The movements of the credit line, latest first. */
  readonly movements: readonly CreditLineMovement[]
  /** The loans on the credit line that this device requested for the same purpose, whatever their outcome. */
  readonly known: readonly OperationRecord[]
  /** Returns whether this device requested the loan with that number, for any purpose. */
  readonly isKnownLoan: (loanId: string) => boolean
  readonly now: Instant
  /** Whether the portal has compared the device's time, `now`, with the lender's time. */
  readonly isTimeVerified: boolean
}

/**
 * Returns the uses of the line, made on another device, that may be the same purchase or transfer as this
 * one. A movement of the line is recognised by its loan number. If it has none, each loan that this device
 * requested is matched with one movement of the same amount. Only movements of the last 48 hours count. If
 * the device's time was not compared with the lender's and may be wrong, the latest movement counts
 * whatever its date. Source: PAY-20, QRP-07, REV-10.
 */
export function creditLineUsesFromOtherDevices(
  use: CreditLineUse,
  facts: CreditLineUseFacts,
): readonly OperationFromOtherDevice[] {
  const { movements, known, isKnownLoan, now, isTimeVerified } = facts
  const counts = ({ at }: CreditLineMovement, isLast: boolean) =>
    isRecentOperation({ at }, now) || (isLast && !isTimeVerified)
  const alike = movements.filter(
    (each, position) => isLike(each, use, position === 0) && counts(each, position === 0),
  )
  const unnumbered = alike.filter(({ loanId }) => loanId === undefined)
  const own = known.filter(({ status, amount }) => status === 'confirmed' && amount === use.amount)
  const left = new Set(unmatchedListedOperations(unnumbered, own))
  return alike
    .filter((each) => (each.loanId === undefined ? left.has(each) : !isKnownLoan(each.loanId)))
    .map((each) => toOperation(each, use))
}

function isLike({ kind, amount, name }: CreditLineMovement, use: CreditLineUse, isLast: boolean): boolean {
  if (amount !== use.amount) return false
  if (use.shop === undefined) return isLast || kind !== 'qr-payment'
  // The movement of a purchase has no shop name until the shop is paid.
  return kind === 'qr-payment' && (name === undefined || sameName(name, use.shop))
}

/**
 * Compares names without case, accents, spaces and signs, since the lender's lists write them differently.
 */
function sameName(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

function toOperation(
  { kind, amount, at, loanId, name }: CreditLineMovement,
  use: CreditLineUse,
): OperationFromOtherDevice {
  const isDone = use.shop === undefined || name !== undefined
  return { id: loanId ?? `${kind} ${amount} ${at}`, amount, at, isDone }
}
