import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { Intentions } from '@/application/shared/intentions'
import { ManualClock } from '#tests/support/manual-clock'
import { SequentialRandomness } from '#tests/support/memory-device'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'

const hour = 3_600_000
const loan = { customer: '27284561231', of: '40128753' }
const made = {
  amount: cents(100),
  way: 'saved-card',
  standing: 'sent',
  before: { due: cents(100), listed: 0 },
} as const

function device() {
  const clock = new ManualClock()
  const texts = new SharedTexts()
  const randomness = new SequentialRandomness()
  const tab = () => new Intentions(new MemoryStorage(texts), clock, randomness)
  return { clock, texts, tab, intentions: tab() }
}

describe('the intentions of a device', () => {
  it('are found by every tab, latest first', () => {
    const { intentions, tab } = device()
    const first = intentions.make(loan, made)
    const second = tab().make(loan, made)
    expect(tab().of(loan)).toEqual([second, first])
  })

  it.each([
    ['another customer', { ...loan, customer: '20382146906' }],
    ['another loan', { ...loan, of: '40153318' }],
  ])('are not found for %s', (_, other) => {
    const { intentions } = device()
    intentions.make(loan, made)
    expect(intentions.of(other)).toEqual([])
  })

  it('name nobody and nothing', () => {
    const { intentions, texts } = device()
    intentions.make(loan, made)
    expect(texts.texts.get('intentions')).not.toMatch(/27284561231|40128753/)
  })

  it('change as the lender says, one by one', () => {
    const { intentions } = device()
    const first = intentions.make(loan, made)
    const second = intentions.make(loan, made)
    intentions.change(first, { standing: 'accepted', reference: '7001' })
    expect(intentions.find(first.idempotencyKey)).toMatchObject({ standing: 'accepted', reference: '7001' })
    expect(intentions.find(second.idempotencyKey)).toEqual(second)
  })

  it('leave the device after 48 hours', () => {
    const { intentions, clock, texts } = device()
    const old = intentions.make(loan, made)
    clock.advance(48 * hour - 1)
    expect(intentions.of(loan)).toEqual([old])
    clock.advance(1)
    expect(intentions.of(loan)).toEqual([])
    expect(texts.texts.has('intentions')).toBe(false)
    intentions.change(old, { standing: 'accepted' })
    expect(texts.texts.has('intentions')).toBe(false)
  })

  it('last no longer where the clock was a year ahead', () => {
    const { intentions, clock } = device()
    const now = clock.now()
    clock.set(now + 365 * 24 * hour)
    intentions.make(loan, made)
    clock.set(now)
    expect(intentions.of(loan)).toHaveLength(1)
    clock.advance(48 * hour)
    expect(intentions.of(loan)).toEqual([])
  })

  it('are on their way as long as the page waits', async () => {
    const { intentions } = device()
    const intention = intentions.make(loan, made)
    await intentions.whileOnItsWay(intention, async () => expect(intentions.isOnItsWay(intention)).toBe(true))
    expect(intentions.isOnItsWay(intention)).toBe(false)
  })
})
