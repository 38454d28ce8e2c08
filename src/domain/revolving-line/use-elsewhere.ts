import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { isRecent, type OperationRecord } from '@/domain/shared/operation'
import { withoutClosest, type OperationElsewhere } from '@/domain/shared/operation-elsewhere'
import type { LineMovement } from './line-movement'

/** What the customer is about to use the line for. */
export interface LineUse {
  readonly amount: Cents
  /** The name of the shop that it pays; missing where it goes to the customer's account. */
  readonly shop?: string
}

/** What the lender lists of a line, and what this device knows. */
export interface LineUseFacts {
  /** Latest first. */
  readonly movements: readonly LineMovement[]
  /** The loans of the line that this device requested for the same purpose, whatever their outcome. */
  readonly known: readonly OperationRecord[]
  /** Whether this device knows the loan with that number, whatever it was for. */
  readonly isKnownLoan: (loanId: string) => boolean
  readonly now: Instant
}

/**
 * Uses of the line like this one that this device does not know. A movement is identified by the number of its loan, where
 * the lender gives it; otherwise each known loan takes one of the same amount. The last movement counts whatever its
 * date, for the clock of a device may be wrong. Source: PAY-20, QRP-07, REV-10.
 */
export function usesElsewhere(use: LineUse, facts: LineUseFacts): readonly OperationElsewhere[] {
  const { movements, known, isKnownLoan, now } = facts
  const alike = movements.filter(
    (each, position) => isLike(each, use, position === 0) && (position === 0 || isRecent(each, now)),
  )
  const unnumbered = alike.filter(({ loanId }) => loanId === undefined)
  const own = known.filter(({ status, amount }) => status === 'confirmed' && amount === use.amount)
  const left = new Set(withoutClosest(unnumbered, own))
  return alike
    .filter((each) => (each.loanId === undefined ? left.has(each) : !isKnownLoan(each.loanId)))
    .map((each) => toOperation(each, use))
}

function isLike({ kind, amount, name }: LineMovement, use: LineUse, isLast: boolean): boolean {
  if (amount !== use.amount) return false
  if (use.shop === undefined) return isLast || kind !== 'qr-payment'
  // A loan that is held for a purchase names its shop once that is paid.
  return kind === 'qr-payment' && (name === undefined || sameName(name, use.shop))
}

/** However each list writes it. */
function sameName(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

function toOperation({ kind, amount, at, loanId, name }: LineMovement, use: LineUse): OperationElsewhere {
  const isDone = use.shop === undefined || name !== undefined
  return { id: loanId ?? `${kind} ${amount} ${at}`, amount, at, isDone }
}
