import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { isRecentOperation, type OperationRecord } from '@/domain/shared/operation'
import {
  unmatchedListedOperations,
  type OperationFromOtherDevice,
} from '@/domain/shared/operation-from-other-device'
import type { CreditLineMovement } from './credit-line-movement'

/** The purchase or transfer that the customer is about to make with the credit line. */
interface IntendedCreditLineMovement {
  readonly amount: Cents
  /** Name of the shop that is paid; missing for a transfer to the customer's account. */
  readonly shopName?: string
}

/**
 * What the portal compares to find uses of the credit line made on other devices: the lender's list of
 * movements, and the uses that this device stores.
 */
export interface KnownCreditLineMovements {
  /** The movements (uses) of the credit line in the lender's list, latest first. */
  readonly movements: readonly CreditLineMovement[]
  /**
   * The loans that this device requested on the credit line for the same purpose (to pay that shop's code,
   * or for a transfer), whatever their outcome.
   */
  readonly loanOperationsOfThisDevice: readonly OperationRecord[]
  /** Returns whether this device requested the loan with the given number, for any purpose. */
  readonly isLoanOfThisDevice: (loanId: string) => boolean
  readonly now: Instant
  /** Whether the portal has checked the device's time (`now`) against the lender's time. */
  readonly isTimeVerified: boolean
}

/**
 * Returns the uses of the credit line, made on another device, that may be the same purchase or transfer
 * as `use`. The loan number of a movement shows which device made it. Where movements have no number,
 * each confirmed loan of this device is matched with one movement of the same amount. Only movements
 * of the last 48 hours count; but if the device's time is not verified, the latest movement counts
 * whatever its date. Source: PAY-20, QRP-07, REV-10.
 */
export function creditLineMovementsOnOtherDevices(
  use: IntendedCreditLineMovement,
  facts: KnownCreditLineMovements,
): readonly OperationFromOtherDevice[] {
  const { movements, loanOperationsOfThisDevice, isLoanOfThisDevice, now, isTimeVerified } = facts
  const counts = ({ at }: CreditLineMovement, isLast: boolean) =>
    isRecentOperation({ at }, now) || (isLast && !isTimeVerified)
  const alike = movements.filter(
    (each, position) => mayBeSameUse(each, use, position === 0) && counts(each, position === 0),
  )
  const unnumbered = alike.filter(({ loanId }) => loanId === undefined)
  const own = loanOperationsOfThisDevice.filter(
    ({ status, amount }) => status === 'confirmed' && amount === use.amount,
  )
  const left = new Set(unmatchedListedOperations(unnumbered, own))
  return alike
    .filter((each) => (each.loanId === undefined ? left.has(each) : !isLoanOfThisDevice(each.loanId)))
    .map((each) => toOperationFromOtherDevice(each, use))
}

function mayBeSameUse(
  { kind, amount, counterpartName }: CreditLineMovement,
  use: IntendedCreditLineMovement,
  isLast: boolean,
): boolean {
  if (amount !== use.amount) return false
  if (use.shopName === undefined) return isLast || kind !== 'qr-payment'
  // The movement of a purchase has no shop name until the shop is paid.
  return kind === 'qr-payment' && (counterpartName === undefined || isSameName(counterpartName, use.shopName))
}

/**
 * Compares names without case, accents, spaces and signs, since the lender's lists write them differently.
 */
function isSameName(one: string, other: string): boolean {
  return comparableName(one) === comparableName(other)
}

function comparableName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

function toOperationFromOtherDevice(
  { kind, amount, at, loanId, counterpartName }: CreditLineMovement,
  use: IntendedCreditLineMovement,
): OperationFromOtherDevice {
  const isCertainlyDone = use.shopName === undefined || counterpartName !== undefined
  return { id: loanId ?? `${kind} ${amount} ${at}`, amount, at, isCertainlyDone }
}
