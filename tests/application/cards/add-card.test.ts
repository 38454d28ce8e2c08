import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import { aCardLoan } from '#tests/domain/cards/a-debit-card'
import { PendingAnswer } from '#tests/support/loan-builders'
import { brunoCustomer } from '#tests/support/people'
import { turns } from '#tests/application/payments/a-tab'
import { CardHolder, typedCard } from './a-card-holder'
import { refused } from './memory-card-gateway'

const fridge = aCardLoan()
const phone = aCardLoan({ externalId: '40137745' })

/** Adds a card. The request stays pending until the test answers it. */
function sending(holder = new CardHolder()) {
  const pending = new PendingAnswer<CardChangeAnswer>()
  holder.gateway.added = pending.promise
  holder.addition.chooseLoans([fridge])
  holder.addition.card.keep(typedCard)
  return { holder, pending, sent: holder.addCard.execute() }
}

it('sends nothing without loans, and keeps the card that was typed', async () => {
  const { addition, addCard, gateway } = new CardHolder()
  addition.card.keep(typedCard)
  expect(await addCard.execute()).toEqual(failure({ kind: 'incomplete' }))
  expect([gateway.sent, addition.card.isWhole()]).toEqual([[], true])
})

it('sends no second card while one is pending, not even for other loans, and keeps what was typed', async () => {
  const { holder, pending, sent } = sending()
  await turns()
  holder.addition.chooseLoans([phone])
  holder.addition.card.keep(typedCard)
  expect(await holder.addCard.execute()).toEqual(failure({ kind: 'under-way' }))
  expect([holder.gateway.asked, holder.addition.card.isWhole()]).toEqual([['add to 40128753'], true])
  pending.give(success({}))
  await sent
  await holder.addCard.execute()
  expect(holder.gateway.asked).toEqual(['add to 40128753', 'add to 40137745'])
})

it('goes out as the order of the customer who chose the loans', async () => {
  const { holder, pending, sent } = sending()
  pending.give(success({}))
  await sent
  expect(holder.gateway.orderers).toEqual(['27284561231'])
})

it('that failed can be sent again, whatever the failure', async () => {
  const { holder, pending, sent } = sending()
  pending.give(refused({ kind: 'other-holder' }))
  await sent
  holder.addition.card.keep(typedCard)
  await holder.addCard.execute()
  expect(holder.gateway.asked).toHaveLength(2)
})

it('that breaks may have been added: no other is sent before that is shown', async () => {
  const { addition, addCard, gateway } = new CardHolder()
  addition.chooseLoans([fridge])
  addition.card.keep(typedCard)
  gateway.added = Promise.reject(new Error('The adapter broke'))
  await expect(addCard.execute()).rejects.toThrow('The adapter broke')
  gateway.added = success({})
  addition.card.keep(typedCard)
  expect(await addCard.execute()).toMatchObject(failure({ kind: 'unknown' }))
  const outcome = addition.outcome()
  if (outcome?.kind === 'unknown') addition.acknowledge(outcome.operation)
  addition.card.keep(typedCard)
  expect(await addCard.execute()).toEqual(success())
})

it('pending for one customer keeps nobody else from adding a card', async () => {
  const { holder } = sending()
  await turns()
  holder.signIn(brunoCustomer)
  holder.addition.chooseLoans([phone])
  holder.addition.card.keep(typedCard)
  void holder.addCard.execute()
  await turns()
  expect(holder.gateway.asked).toEqual(['add to 40128753', 'add to 40137745'])
})

it('sends nothing without a card, and goes on with the loans that were chosen', async () => {
  const { addition, addCard, gateway } = new CardHolder()
  addition.chooseLoans([fridge])
  expect(await addCard.execute()).toEqual(failure({ kind: 'incomplete' }))
  expect([gateway.sent, addition.loans()]).toEqual([[], [fridge]])
})

it('of somebody else is reported at once, and keeps the loans that were chosen', async () => {
  const { addition, addCard, gateway } = new CardHolder()
  gateway.added = refused({ kind: 'other-holder' })
  addition.chooseLoans([fridge])
  addition.card.keep(typedCard)
  expect(await addCard.execute()).toEqual(failure({ kind: 'other-holder' }))
  expect([addition.outcome(), addition.loans()]).toEqual([undefined, [fridge]])
})

describe('a card that nobody confirmed', () => {
  async function unanswered() {
    const holder = new CardHolder()
    holder.gateway.added = failure({ kind: 'server-failure', mayBeDone: true })
    holder.addition.chooseLoans([fridge])
    holder.addition.card.keep(typedCard)
    await holder.addCard.execute()
    const outcome = holder.addition.outcome()
    if (outcome?.kind !== 'unknown') throw new Error(`It is ${outcome?.kind}`)
    return { holder, outcome }
  }

  it('is neither added nor not added when the lender fails', async () => {
    const { outcome } = await unanswered()
    expect(outcome).toMatchObject({
      card: { lastDigits: '4821' },
      operation: { status: 'sent', attempts: 1 },
    })
  })

  it('goes out with its key once the lender says that it never arrived, and tells no digits then', async () => {
    const { holder, outcome } = await unanswered()
    holder.records.apply(outcome.operation, 'miss')
    holder.gateway.added = success({})
    holder.addition.card.keep(typedCard)
    expect(await holder.addCard.execute()).toEqual(success())
    expect(new Set(holder.gateway.keys).size).toBe(1)
    expect(holder.addition.outcome()).toEqual({ kind: 'added' })
  })

  it('for other loans goes out with a key of its own, once the first was shown', async () => {
    const { holder, outcome } = await unanswered()
    holder.records.apply(outcome.operation, 'miss')
    holder.addition.acknowledge(outcome.operation)
    holder.addition.chooseLoans([phone])
    holder.addition.card.keep(typedCard)
    await holder.addCard.execute()
    expect(new Set(holder.gateway.keys).size).toBe(2)
  })

  it('refused when it is tried again may have been added the first time', async () => {
    const { holder, outcome } = await unanswered()
    holder.records.apply(outcome.operation, 'miss')
    holder.gateway.added = refused({ kind: 'declined' })
    holder.addition.card.keep(typedCard)
    expect(await holder.addCard.execute()).toMatchObject(failure({ kind: 'unknown' }))
  })
})
