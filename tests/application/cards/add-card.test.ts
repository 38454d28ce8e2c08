import { expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { AddCardFailure } from '@/application/cards/card.port'
import { aCardLoan } from '#tests/domain/cards/a-debit-card'
import { PendingAnswer } from '#tests/support/loan-builders'
import { brunoCustomer } from '#tests/support/people'
import { CardHolder, typedCard } from './a-card-holder'

const fridge = aCardLoan()
const phone = aCardLoan({ externalId: '40137745' })

/** The card is on its way, and its answer is given by the test. */
function sending(holder = new CardHolder()) {
  const pending = new PendingAnswer<Result<void, AddCardFailure>>()
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

it('sends no second card while one is on its way, not even for other loans, and keeps what was typed', async () => {
  const { holder, pending, sent } = sending()
  holder.addition.chooseLoans([phone])
  holder.addition.card.keep(typedCard)
  expect(await holder.addCard.execute()).toEqual(failure({ kind: 'under-way' }))
  expect([holder.gateway.asked, holder.addition.card.isWhole()]).toEqual([['add to 40128753'], true])
  pending.give(success())
  await sent
  await holder.addCard.execute()
  expect(holder.gateway.asked).toEqual(['add to 40128753', 'add to 40137745'])
})

it('goes out as the order of the customer who chose the loans', async () => {
  const { holder, pending, sent } = sending()
  pending.give(success())
  await sent
  expect(holder.gateway.orderers).toEqual(['27284561231'])
})

it('that failed can be sent again, whatever the failure', async () => {
  const { holder, pending, sent } = sending()
  pending.give(failure({ kind: 'other-holder' }))
  await sent
  holder.addition.card.keep(typedCard)
  await holder.addCard.execute()
  expect(holder.gateway.asked).toHaveLength(2)
})

it('that breaks can be sent again', async () => {
  const { addition, addCard, gateway } = new CardHolder()
  addition.chooseLoans([fridge])
  addition.card.keep(typedCard)
  gateway.added = Promise.reject(new Error('The adapter broke'))
  await expect(addCard.execute()).rejects.toThrow('The adapter broke')
  gateway.added = success()
  addition.card.keep(typedCard)
  expect(await addCard.execute()).toEqual(success())
})

it('on its way for one customer keeps nobody else from adding hers', async () => {
  const { holder } = sending()
  holder.signIn(brunoCustomer)
  holder.addition.chooseLoans([phone])
  holder.addition.card.keep(typedCard)
  void holder.addCard.execute()
  expect(holder.gateway.asked).toEqual(['add to 40128753', 'add to 40137745'])
})

it('sends nothing without a card, and goes on with the loans that were chosen', async () => {
  const { addition, addCard, gateway } = new CardHolder()
  addition.chooseLoans([fridge])
  expect(await addCard.execute()).toEqual(failure({ kind: 'incomplete' }))
  expect([gateway.sent, addition.loans()]).toEqual([[], [fridge]])
})

it('of somebody else is told at once, and keeps the loans that were chosen', async () => {
  const { addition, addCard, gateway } = new CardHolder()
  gateway.added = failure({ kind: 'other-holder' })
  addition.chooseLoans([fridge])
  addition.card.keep(typedCard)
  expect(await addCard.execute()).toEqual(failure({ kind: 'other-holder' }))
  expect([addition.outcome(), addition.loans()]).toEqual([undefined, [fridge]])
})
