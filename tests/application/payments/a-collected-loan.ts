import { calendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { PayingCard } from '@/application/payments/card-charge'
import { martaCustomer } from '#tests/support/people'
import type { PayingCustomer } from './a-paying-customer'
import { turns } from './a-tab'

const externalId = '40128753'

/** When the stories begin, by the lender's clock. */
const beginning = '2026-11-21T12:00:00-03:00'
const firstAttempt = calendarDate('2026-11-22')
/** Tomorrow's collection has left for the bank. */
const leftForBank = '2026-11-21T21:00:00-03:00'
/** The bank has answered it. */
const answered = '2026-11-22T11:00:00-03:00'

/** On another device the customer has the loan collected, from tomorrow at 10 on. */
export async function joinElsewhere({ backEnd }: PayingCustomer, withoutFunds = 0): Promise<void> {
  await backEnd.arriveNow()
  const collections = await backEnd.lender.automaticCollections()
  collections.collectFrom(externalId, firstAttempt, withoutFunds)
}

export function collectionLeaves(marta: PayingCustomer): Promise<void> {
  return travel(marta, leftForBank)
}

export function collectionArrives(marta: PayingCustomer): Promise<void> {
  return travel(marta, answered)
}

/** The bank answers while the payment is being made. */
export async function pressWhileCollected(marta: PayingCustomer, card: PayingCard['kind']): Promise<void> {
  const pressing = marta.press(0, card)
  await turns()
  await collectionArrives(marta)
  await pressing
}

/** Returns what was collected from the account, with what was given back. */
export async function collectedOf({ backEnd }: PayingCustomer): Promise<readonly Cents[]> {
  // A request settles what the bank has done by now.
  await backEnd.arriveNow()
  const collections = await backEnd.lender.automaticCollections()
  collections.advanceOf(martaCustomer.taxId)
  return collections.taken()
}

/** No request is under way for hours. */
async function travel({ backEnd }: PayingCustomer, now: string): Promise<void> {
  await backEnd.arriveNow()
  const state = backEnd.demoState()
  const from = Date.parse(state.now ?? beginning)
  const to = Date.parse(now)
  if (from < to) backEnd.travel({ ...state, now }, { from, to })
}
