import { expect, it } from 'vitest'
import {
  eventsWithCollectionAfterPayment,
  eventsWithCollectionBeforePayment,
  eventsWithCollectionDuringPayment,
  defaultDemoSettings,
  isCustomerOvercharged,
  collectionActivatedMidPaymentEvents,
  runPaymentEvents,
  paymentOnOtherDeviceEvents,
} from './payment-events'
import { readAutomaticallyCollectedAmounts } from './a-collected-loan'

it.each([
  ['after the payment by hand', eventsWithCollectionAfterPayment, defaultDemoSettings, 1],
  ['while it is being paid by hand', eventsWithCollectionDuringPayment, defaultDemoSettings, 1],
  [
    'before it, and is not applied yet',
    eventsWithCollectionBeforePayment,
    { ...defaultDemoSettings, appliesLater: true },
    1,
  ],
  ['of a loan joined while its screen was open', collectionActivatedMidPaymentEvents, defaultDemoSettings, 1],
  ['after two tries on two devices, without funds', paymentOnOtherDeviceEvents, defaultDemoSettings, 0],
] as const)(
  'a collection answered %s is not paid twice without being shown',
  async (_, story, lender, collected) => {
    const marta = await runPaymentEvents(story, lender)
    expect(await isCustomerOvercharged(marta)).toBe(false)
    expect(await readAutomaticallyCollectedAmounts(marta)).toHaveLength(collected)
    expect(marta.backEnd.listChargedAmounts()).toEqual([])
  },
)

it('a customer who has seen the collection and insists pays one more time', async () => {
  const marta = await runPaymentEvents(eventsWithCollectionAfterPayment.slice(0, 2), defaultDemoSettings)
  await marta.payAgainDespiteEarlierPayment('saved')
  expect(marta.backEnd.listChargedAmounts()).toEqual([1_262_500])
  expect(marta.knowingRepeatCount).toBe(1)
})
