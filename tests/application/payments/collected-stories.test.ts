import { expect, it } from 'vitest'
import {
  collectionAfterPayment,
  collectionBeforePayment,
  collectionDuringPayment,
  stateWithEveryOption,
  isOvercharged,
  joinedWhileScreenOpen,
  playStory,
  paidOnOtherDeviceMeanwhile,
} from './charging-stories'
import { readCollectedAmounts } from './a-collected-loan'

it.each([
  ['after the payment by hand', collectionAfterPayment, stateWithEveryOption, 1],
  ['while it is being paid by hand', collectionDuringPayment, stateWithEveryOption, 1],
  [
    'before it, and is not applied yet',
    collectionBeforePayment,
    { ...stateWithEveryOption, appliesLater: true },
    1,
  ],
  ['of a loan joined while its screen was open', joinedWhileScreenOpen, stateWithEveryOption, 1],
  ['after two tries on two devices, without funds', paidOnOtherDeviceMeanwhile, stateWithEveryOption, 0],
] as const)(
  'a collection answered %s is not paid twice without being shown',
  async (_, story, lender, collected) => {
    const marta = await playStory(story, lender)
    expect(await isOvercharged(marta)).toBe(false)
    expect(await readCollectedAmounts(marta)).toHaveLength(collected)
    expect(marta.backEnd.chargedAmounts()).toEqual([])
  },
)

it('a customer who has seen the collection and insists pays one more time', async () => {
  const marta = await playStory(collectionAfterPayment.slice(0, 2), stateWithEveryOption)
  await marta.payAgainDespiteEarlierPayment('saved')
  expect(marta.backEnd.chargedAmounts()).toEqual([1_262_500])
  expect(marta.insisted).toBe(1)
})
