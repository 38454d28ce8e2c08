import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import type { CardReplacement } from '@/application/cards/replace-card'
import { aDebitCard } from '#tests/domain/cards/a-debit-card'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { brunoCustomer } from '#tests/support/people'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { SignedInCardCustomer, exampleTypedCardFields } from './a-card-holder'
import { createCardChangeRejection } from './memory-card-gateway'

const overdue = aDebitCard({ status: 'overdue' })
const other = aDebitCard({ cardId: 'td-2', token: 'tk-2', status: 'incollectible' })
const byExisting: CardReplacement = {
  by: 'existing',
  card: aDebitCard({ cardId: 'td-3', lastDigits: '3308' }),
}

function sending() {
  const holder = new SignedInCardCustomer()
  const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
  holder.gateway.replacedByNew = pending.promise
  holder.inHand.selectCard(overdue)
  holder.inHand.typed.save(exampleTypedCardFields)
  return { holder, pending, sent: holder.replaceCard.execute({ by: 'new' }) }
}

it('the replacement is sent for the customer who opened the card', async () => {
  const { gateway, inHand, replaceCard } = new SignedInCardCustomer()
  inHand.selectCard(overdue)
  await replaceCard.execute(byExisting)
  const { holder, pending, sent } = sending()
  pending.resolveWith(success({}))
  await sent
  expect([...gateway.orderers, ...holder.gateway.orderers]).toEqual(['27284561231', '27284561231'])
})

describe('the opened card is not replaced', () => {
  it('when it is in good standing', async () => {
    const { inHand, replaceCard, gateway } = new SignedInCardCustomer()
    inHand.selectCard(aDebitCard())
    expect(await replaceCard.execute(byExisting)).toEqual(failure({ kind: 'incomplete' }))
    expect(gateway.receivedCalls).toEqual([])
  })

  it('a second time', async () => {
    const { inHand, replaceCard, gateway } = new SignedInCardCustomer()
    inHand.selectCard(overdue)
    await replaceCard.execute(byExisting)
    expect(await replaceCard.execute(byExisting)).toEqual(failure({ kind: 'incomplete' }))
    expect(gateway.receivedCalls).toHaveLength(1)
  })

  it('while its replacement is pending, and what was typed stays', async () => {
    const { holder, pending, sent } = sending()
    await waitForQueuedTasks()
    holder.inHand.typed.save(exampleTypedCardFields)
    expect(await holder.replaceCard.execute(byExisting)).toEqual(failure({ kind: 'in-progress' }))
    expect(await holder.replaceCard.execute({ by: 'new' })).toEqual(failure({ kind: 'in-progress' }))
    expect([holder.gateway.receivedCalls, holder.inHand.typed.isComplete()]).toEqual([
      ['replace tk-1 by a new one'],
      true,
    ])
    pending.resolveWith(createCardChangeRejection({ kind: 'declined' }))
    await sent
    expect(await holder.replaceCard.execute(byExisting)).toEqual(success())
  })

  it('while its replacement is pending, also when the customer opens it again', async () => {
    const { holder } = sending()
    holder.inHand.forget()
    holder.inHand.selectCard(overdue)
    expect(await holder.replaceCard.execute(byExisting)).toEqual(failure({ kind: 'in-progress' }))
  })
})

it('another card of the customer can be replaced at the same time', async () => {
  const { holder } = sending()
  holder.inHand.selectCard(other)
  expect(await holder.replaceCard.execute(byExisting)).toEqual(success())
  expect(holder.gateway.receivedCalls).toEqual(['replace tk-1 by a new one', 'replace td-2 by td-3'])
})

it('a replacement whose request throws may have been made: the customer sees it before a retry', async () => {
  const { inHand, replaceCard, gateway } = new SignedInCardCustomer()
  inHand.selectCard(overdue)
  gateway.replacedByExisting = Promise.reject(new Error('The adapter broke'))
  await expect(replaceCard.execute(byExisting)).rejects.toThrow('The adapter broke')
  gateway.replacedByExisting = success({})
  expect(await replaceCard.execute(byExisting)).toMatchObject(failure({ kind: 'unknown' }))
  const outcome = inHand.outcome()
  if (outcome?.kind === 'unknown') inHand.acknowledgeOperation(outcome.operation)
  expect(await replaceCard.execute(byExisting)).toEqual(success())
})

describe('an answer that arrives after another card was opened', () => {
  it.each<[CardChangeAnswer]>([
    [success({})],
    [createCardChangeRejection({ kind: 'declined' })],
    [failure({ kind: 'no-answer' })],
  ])('is not shown on that one: %j', async (answer) => {
    const { holder, pending, sent } = sending()
    holder.inHand.selectCard(other)
    holder.inHand.typed.save(exampleTypedCardFields)
    pending.resolveWith(answer)
    await sent
    expect(holder.inHand.outcome()).toBeUndefined()
    expect([holder.inHand.replaceableCard(), holder.inHand.typed.isComplete()]).toEqual([other, true])
  })

  it('is shown when its own card is opened again, which is not replaced twice', async () => {
    const { holder, pending, sent } = sending()
    holder.inHand.selectCard(other)
    holder.inHand.selectCard(overdue)
    pending.resolveWith(success({}))
    await sent
    expect(holder.inHand.replaceableCard()).toBeUndefined()
  })
})

it('the input and the result of the earlier card are forgotten when another card is opened', async () => {
  const { inHand, replaceCard, gateway } = new SignedInCardCustomer()
  gateway.replacedByNew = createCardChangeRejection({ kind: 'declined' })
  inHand.selectCard(overdue)
  inHand.typed.save(exampleTypedCardFields)
  await replaceCard.execute({ by: 'new' })
  expect([inHand.outcome()?.kind, inHand.typed.typedCard()?.holder]).toEqual([
    'not-replaced',
    'Marta Giménez',
  ])
  inHand.selectCard(other)
  expect([inHand.outcome(), inHand.typed.typedCard()]).toEqual([undefined, undefined])
})

it('a replacement is shown to the customer who made it, not to one who logs in later', async () => {
  const holder = new SignedInCardCustomer()
  holder.inHand.selectCard(overdue)
  await holder.replaceCard.execute(byExisting)
  expect(holder.inHand.outcome()).toEqual({
    kind: 'replaced',
    by: 'existing',
    card: { brand: 'visa', lastDigits: '3308' },
  })
  holder.signIn(brunoCustomer)
  expect([holder.inHand.openedCard(), holder.inHand.outcome()]).toEqual([undefined, undefined])
})

it('the opened card is not replaced by a new card that was not typed', async () => {
  const { inHand, replaceCard, gateway } = new SignedInCardCustomer()
  inHand.selectCard(overdue)
  expect(await replaceCard.execute({ by: 'new' })).toEqual(failure({ kind: 'incomplete' }))
  expect([gateway.receivedCalls, inHand.replaceableCard()]).toEqual([[], overdue])
})

it('a new card is named by its last digits, and the portal stores nothing else of it', async () => {
  const { inHand, replaceCard } = new SignedInCardCustomer()
  inHand.selectCard(overdue)
  inHand.typed.save(exampleTypedCardFields)
  expect(await replaceCard.execute({ by: 'new' })).toEqual(success())
  expect(inHand.outcome()).toEqual({
    kind: 'replaced',
    by: 'new',
    card: { brand: 'visa', lastDigits: '4821' },
  })
  expect(inHand.typed.typedCard()).toBeUndefined()
})

it.each<'other-holder' | 'not-replaceable'>(['other-holder', 'not-replaceable'])(
  'a new card refused as %s has its own screen, and no result is stored',
  async (kind) => {
    const { inHand, replaceCard, gateway } = new SignedInCardCustomer()
    gateway.replacedByNew = createCardChangeRejection({ kind })
    inHand.selectCard(overdue)
    inHand.typed.save(exampleTypedCardFields)
    expect(await replaceCard.execute({ by: 'new' })).toEqual(failure({ kind }))
    expect([inHand.outcome(), inHand.replaceableCard()]).toEqual([undefined, overdue])
  },
)

it('an answer that arrives after the customer left the card is not shown', async () => {
  const { holder, pending, sent } = sending()
  holder.inHand.forget()
  pending.resolveWith(success({}))
  expect(await sent).toEqual(success())
  expect([holder.inHand.openedCard(), holder.inHand.outcome()]).toEqual([undefined, undefined])
})

it('no card is open after a logout', () => {
  const holder = new SignedInCardCustomer()
  holder.inHand.selectCard(overdue)
  holder.signOut()
  expect([holder.inHand.openedCard(), holder.inHand.replaceableCard()]).toEqual([undefined, undefined])
})
