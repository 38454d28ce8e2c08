import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import type { Replacement } from '@/application/cards/replace-card'
import { aDebitCard } from '#tests/domain/cards/a-debit-card'
import { PendingAnswer } from '#tests/support/loan-builders'
import { brunoCustomer } from '#tests/support/people'
import { turns } from '#tests/application/payments/a-tab'
import { CardHolder, typedCard } from './a-card-holder'
import { refused } from './memory-card-gateway'

const overdue = aDebitCard({ status: 'overdue' })
const other = aDebitCard({ cardId: 'td-2', token: 'tk-2', status: 'incollectible' })
const byExisting: Replacement = { by: 'existing', card: aDebitCard({ cardId: 'td-3', lastDigits: '3308' }) }

function sending() {
  const holder = new CardHolder()
  const pending = new PendingAnswer<CardChangeAnswer>()
  holder.gateway.replacedByNew = pending.promise
  holder.inHand.take(overdue)
  holder.inHand.typed.keep(typedCard)
  return { holder, pending, sent: holder.replaceCard.execute({ by: 'new' }) }
}

it('goes out as the order of the customer who took the card in hand', async () => {
  const { gateway, inHand, replaceCard } = new CardHolder()
  inHand.take(overdue)
  await replaceCard.execute(byExisting)
  const { holder, pending, sent } = sending()
  pending.give(success({}))
  await sent
  expect([...gateway.orderers, ...holder.gateway.orderers]).toEqual(['27284561231', '27284561231'])
})

describe('the card in hand is not replaced', () => {
  it('when it is good', async () => {
    const { inHand, replaceCard, gateway } = new CardHolder()
    inHand.take(aDebitCard())
    expect(await replaceCard.execute(byExisting)).toEqual(failure({ kind: 'incomplete' }))
    expect(gateway.asked).toEqual([])
  })

  it('a second time', async () => {
    const { inHand, replaceCard, gateway } = new CardHolder()
    inHand.take(overdue)
    await replaceCard.execute(byExisting)
    expect(await replaceCard.execute(byExisting)).toEqual(failure({ kind: 'incomplete' }))
    expect(gateway.asked).toHaveLength(1)
  })

  it('while another one is about to take its place, and what was typed stays', async () => {
    const { holder, pending, sent } = sending()
    await turns()
    holder.inHand.typed.keep(typedCard)
    expect(await holder.replaceCard.execute(byExisting)).toEqual(failure({ kind: 'under-way' }))
    expect(await holder.replaceCard.execute({ by: 'new' })).toEqual(failure({ kind: 'under-way' }))
    expect([holder.gateway.asked, holder.inHand.typed.isWhole()]).toEqual([
      ['replace tk-1 by a new one'],
      true,
    ])
    pending.give(refused({ kind: 'declined' }))
    await sent
    expect(await holder.replaceCard.execute(byExisting)).toEqual(success())
  })

  it('while one is about to be, though the customer left it and opened it again', async () => {
    const { holder } = sending()
    holder.inHand.forget()
    holder.inHand.take(overdue)
    expect(await holder.replaceCard.execute(byExisting)).toEqual(failure({ kind: 'under-way' }))
  })
})

it('another card of the customer can be replaced meanwhile', async () => {
  const { holder } = sending()
  holder.inHand.take(other)
  expect(await holder.replaceCard.execute(byExisting)).toEqual(success())
  expect(holder.gateway.asked).toEqual(['replace tk-1 by a new one', 'replace td-2 by td-3'])
})

it('a replacement that breaks may have been made: nothing is sent again before that is shown', async () => {
  const { inHand, replaceCard, gateway } = new CardHolder()
  inHand.take(overdue)
  gateway.replacedByExisting = Promise.reject(new Error('The adapter broke'))
  await expect(replaceCard.execute(byExisting)).rejects.toThrow('The adapter broke')
  gateway.replacedByExisting = success({})
  expect(await replaceCard.execute(byExisting)).toMatchObject(failure({ kind: 'unknown' }))
  const outcome = inHand.outcome()
  if (outcome?.kind === 'unknown') inHand.acknowledge(outcome.operation)
  expect(await replaceCard.execute(byExisting)).toEqual(success())
})

describe('an answer that comes after another card was opened', () => {
  it.each<[CardChangeAnswer]>([
    [success({})],
    [refused({ kind: 'declined' })],
    [failure({ kind: 'no-answer' })],
  ])('does not show that one: %j', async (answer) => {
    const { holder, pending, sent } = sending()
    holder.inHand.take(other)
    holder.inHand.typed.keep(typedCard)
    pending.give(answer)
    await sent
    expect(holder.inHand.outcome()).toBeUndefined()
    expect([holder.inHand.replaceable(), holder.inHand.typed.isWhole()]).toEqual([other, true])
  })

  it('shows its own replacement when opened again: it is not replaced twice', async () => {
    const { holder, pending, sent } = sending()
    holder.inHand.take(other)
    holder.inHand.take(overdue)
    pending.give(success({}))
    await sent
    expect(holder.inHand.replaceable()).toBeUndefined()
  })
})

it('opening another card forgets what was typed and shown of the one before', async () => {
  const { inHand, replaceCard, gateway } = new CardHolder()
  gateway.replacedByNew = refused({ kind: 'declined' })
  inHand.take(overdue)
  inHand.typed.keep(typedCard)
  await replaceCard.execute({ by: 'new' })
  expect([inHand.outcome()?.kind, inHand.typed.typed()?.holder]).toEqual(['not-replaced', 'Marta Giménez'])
  inHand.take(other)
  expect([inHand.outcome(), inHand.typed.typed()]).toEqual([undefined, undefined])
})

it('a replacement is shown to the customer who made it, and to nobody who logs in later', async () => {
  const holder = new CardHolder()
  holder.inHand.take(overdue)
  await holder.replaceCard.execute(byExisting)
  expect(holder.inHand.outcome()).toEqual({
    kind: 'replaced',
    by: 'existing',
    card: { brand: 'visa', lastDigits: '3308' },
  })
  holder.signIn(brunoCustomer)
  expect([holder.inHand.current(), holder.inHand.outcome()]).toEqual([undefined, undefined])
})

it('the card in hand is not replaced by a new one that was not typed', async () => {
  const { inHand, replaceCard, gateway } = new CardHolder()
  inHand.take(overdue)
  expect(await replaceCard.execute({ by: 'new' })).toEqual(failure({ kind: 'incomplete' }))
  expect([gateway.asked, inHand.replaceable()]).toEqual([[], overdue])
})

it('a new card that took its place is named by its last digits, and nothing else of it is kept', async () => {
  const { inHand, replaceCard } = new CardHolder()
  inHand.take(overdue)
  inHand.typed.keep(typedCard)
  expect(await replaceCard.execute({ by: 'new' })).toEqual(success())
  expect(inHand.outcome()).toEqual({
    kind: 'replaced',
    by: 'new',
    card: { brand: 'visa', lastDigits: '4821' },
  })
  expect(inHand.typed.typed()).toBeUndefined()
})

it.each<'other-holder' | 'not-replaceable'>(['other-holder', 'not-replaceable'])(
  'a new card refused as %s has a screen of its own: nothing is kept for the result',
  async (kind) => {
    const { inHand, replaceCard, gateway } = new CardHolder()
    gateway.replacedByNew = refused({ kind })
    inHand.take(overdue)
    inHand.typed.keep(typedCard)
    expect(await replaceCard.execute({ by: 'new' })).toEqual(failure({ kind }))
    expect([inHand.outcome(), inHand.replaceable()]).toEqual([undefined, overdue])
  },
)

it('an answer that comes after the customer left the card is shown nowhere', async () => {
  const { holder, pending, sent } = sending()
  holder.inHand.forget()
  pending.give(success({}))
  expect(await sent).toEqual(success())
  expect([holder.inHand.current(), holder.inHand.outcome()]).toEqual([undefined, undefined])
})

it('nobody has a card in hand after leaving', () => {
  const holder = new CardHolder()
  holder.inHand.take(overdue)
  holder.signOut()
  expect([holder.inHand.current(), holder.inHand.replaceable()]).toEqual([undefined, undefined])
})
