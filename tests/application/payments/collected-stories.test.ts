import { expect, it } from 'vitest'
import {
  collectedAfter,
  collectedBefore,
  collectedWhilePaying,
  everythingAtOnce,
  isChargedTwice,
  joinedWhileOpen,
  lived,
  paidElsewhereMeanwhile,
} from './charging-stories'
import { collectedOf } from './a-collected-loan'

it.each([
  ['after the payment by hand', collectedAfter, everythingAtOnce, 1],
  ['while it is being paid by hand', collectedWhilePaying, everythingAtOnce, 1],
  ['before it, and is not applied yet', collectedBefore, { ...everythingAtOnce, appliesLater: true }, 1],
  ['of a loan joined while its screen was open', joinedWhileOpen, everythingAtOnce, 1],
  ['after two tries on two devices, without funds', paidElsewhereMeanwhile, everythingAtOnce, 0],
] as const)(
  'a collection answered %s is not paid twice without being shown',
  async (_, story, lender, collected) => {
    const marta = await lived(story, lender)
    expect(await isChargedTwice(marta)).toBe(false)
    expect(await collectedOf(marta)).toHaveLength(collected)
    expect(marta.backEnd.chargedAmounts()).toEqual([])
  },
)

it('a customer who has seen the collection and insists pays one more time', async () => {
  const marta = await lived(collectedAfter.slice(0, 2), everythingAtOnce)
  await marta.insist('saved')
  expect(marta.backEnd.chargedAmounts()).toEqual([1_262_500])
  expect(marta.insisted).toBe(1)
})
