import { calendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { CardToCharge } from '@/application/payments/card-charge'
import { martaCustomer } from '#tests/support/test-customers'
import type { PayingCustomer } from './a-paying-customer'
import { waitForQueuedTasks } from './a-tab'

const externalId = '40128753'

/** Time at which each test begins, by the lender's clock. */
const startTime = '2026-11-21T12:00:00-03:00'
const firstAttemptDate = calendarDate('2026-11-22')
/** Time, by the lender's clock, at which tomorrow's automatic collection has been sent to the bank. */
const sentToBankAt = '2026-11-21T21:00:00-03:00'
/** Time, by the lender's clock, at which the bank has answered the automatic collection. */
const bankAnsweredAt = '2026-11-22T11:00:00-03:00'

/**
 * Activates automatic collection of Marta's loan on another device. The first collection is due
 * tomorrow. The first `withoutFunds` attempts fail because the bank account has too little money.
 */
export async function activateCollectionOnAnotherDevice(
  { backEnd }: PayingCustomer,
  withoutFunds = 0,
): Promise<void> {
  await backEnd.deliverInterruptedRequests()
  const collections = await backEnd.lender.automaticCollections()
  collections.activateWithFirstAttemptOn(externalId, firstAttemptDate, withoutFunds)
}

export function advanceUntilSentToBank(marta: PayingCustomer): Promise<void> {
  return deliverRequestsAndAdvanceClockTo(marta, sentToBankAt)
}

export function advanceUntilBankHasAnswered(marta: PayingCustomer): Promise<void> {
  return deliverRequestsAndAdvanceClockTo(marta, bankAnsweredAt)
}

/**
 * Starts a payment by card of an installment. Before the payment ends, the bank answers the automatic
 * collection of the same installment.
 */
export async function payDuringAutomaticCollection(
  marta: PayingCustomer,
  card: CardToCharge['kind'],
): Promise<void> {
  const pressing = marta.pressPay(0, card)
  await waitForQueuedTasks()
  await advanceUntilBankHasAnswered(marta)
  await pressing
}

/** Returns the amounts, in cents, that automatic collections have taken from the customer's bank account. */
export async function readAutomaticallyCollectedAmounts({
  backEnd,
}: PayingCustomer): Promise<readonly Cents[]> {
  // Each request applies what the bank has done so far.
  await backEnd.deliverInterruptedRequests()
  const collections = await backEnd.lender.automaticCollections()
  collections.updateCustomerCollectionsToNow(martaCustomer.taxId)
  return collections.listCollectedAmounts()
}

/** Advances the lender's clock to the time `now`, after all pending requests have been delivered. */
async function deliverRequestsAndAdvanceClockTo({ backEnd }: PayingCustomer, now: string): Promise<void> {
  await backEnd.deliverInterruptedRequests()
  const state = backEnd.demoState()
  const from = Date.parse(state.now ?? startTime)
  const to = Date.parse(now)
  if (from < to) backEnd.changeDemoTime({ ...state, now }, { from, to })
}
