import { describe, expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import type { Intention, IntentionStanding } from '@/domain/shared/intention'
import { cents } from '@/domain/shared/money'
import { mayBeSent, type PaymentWish } from '@/domain/payments/may-be-sent'
import type { UncountedPayment } from '@/domain/payments/uncounted-payment'

const due = cents(1_262_500)
const wish: PaymentWish = { amount: due, seen: due, beside: [] }
const accepted: UncountedPayment = { id: 'key-1', kind: 'accepted', amount: due, at: instant(0) }

function inDoubt(standing: IntentionStanding): UncountedPayment & { readonly intention: Intention } {
  const before = { due, listed: 0 }
  const made = { idempotencyKey: 'key-2', mark: 'mark', amount: due, way: 'saved-card', at: instant(0) }
  return { id: 'key-2', kind: 'in-doubt', amount: due, intention: { ...made, standing, before } }
}

describe('whether a payment may be sent', () => {
  it('it may when what is due is what she saw and nothing is uncounted', () => {
    expect(mayBeSent(wish, { due, uncounted: [] })).toEqual({ kind: 'may-be-sent' })
  })

  it.each([0, -100, 1_262_501])('no amount of %d cents leaves', (amount) => {
    expect(mayBeSent({ ...wish, amount: cents(amount) }, { due, uncounted: [] })).toEqual({
      kind: 'due-changed',
    })
  })

  it('nothing leaves when another total is due', () => {
    expect(mayBeSent({ ...wish, amount: cents(1) }, { due: cents(1_262_499), uncounted: [] })).toEqual({
      kind: 'due-changed',
    })
  })

  it('nothing leaves beside what she was not told of, which comes before anything else', () => {
    const uncounted = [accepted, inDoubt('sent')]
    expect(mayBeSent({ ...wish, beside: ['key-1'] }, { due: cents(1), uncounted })).toMatchObject({
      kind: 'to-be-told',
      payment: { id: 'key-2' },
    })
    expect(mayBeSent({ ...wish, beside: ['key-1', 'key-2'] }, { due, uncounted })).toEqual({
      kind: 'may-be-sent',
    })
  })

  it('what never arrived leaves again with its own amount', () => {
    const unheard = inDoubt('unheard')
    const again = { ...wish, again: unheard.intention }
    expect(mayBeSent(again, { due, uncounted: [unheard] })).toEqual({ kind: 'may-be-sent' })
    expect(mayBeSent({ ...again, amount: cents(1) }, { due, uncounted: [unheard] })).toEqual({
      kind: 'due-changed',
    })
  })

  it('what another tab is trying again does not', () => {
    const { intention } = inDoubt('unheard')
    expect(mayBeSent({ ...wish, again: intention }, { due, uncounted: [inDoubt('sent')] })).toMatchObject({
      kind: 'to-be-told',
    })
  })
})
