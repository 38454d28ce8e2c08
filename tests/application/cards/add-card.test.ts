import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import { aCardPayableLoan } from '#tests/domain/cards/a-debit-card'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { brunoCustomer } from '#tests/support/test-customers'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { SignedInCardCustomer, exampleTypedCardFields } from './a-card-holder'
import { createCardChangeRejection } from './memory-card-gateway'

const fridgeLoan = aCardPayableLoan()
const phoneLoan = aCardPayableLoan({ externalId: '40137745' })

/** Adds a card. The request stays pending until the test resolves `pending`. */
function startAddingCard(holder = new SignedInCardCustomer()) {
  const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
  holder.gateway.addCardAnswer = pending.promise
  holder.cardAdditionInProgress.chooseLoans([fridgeLoan])
  holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  return { holder, pending, sent: holder.addCard.execute() }
}

it('the card is kept and nothing is sent without loans', async () => {
  const { cardAdditionInProgress, addCard, gateway } = new SignedInCardCustomer()
  cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  expect(await addCard.execute()).toEqual(failure({ kind: 'incomplete' }))
  expect([gateway.sentCards, cardAdditionInProgress.enteredCard.isComplete()]).toEqual([[], true])
})

it('a second card is not sent while one is pending, also for other loans, and stays typed', async () => {
  const { holder, pending, sent } = startAddingCard()
  await waitForQueuedTasks()
  holder.cardAdditionInProgress.chooseLoans([phoneLoan])
  holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  expect(await holder.addCard.execute()).toEqual(failure({ kind: 'in-progress' }))
  expect([holder.gateway.receivedCalls, holder.cardAdditionInProgress.enteredCard.isComplete()]).toEqual([
    ['add to 40128753'],
    true,
  ])
  pending.resolveWith(success({}))
  await sent
  await holder.addCard.execute()
  expect(holder.gateway.receivedCalls).toEqual(['add to 40128753', 'add to 40137745'])
})

it('a card is sent for the customer who chose the loans', async () => {
  const { holder, pending, sent } = startAddingCard()
  pending.resolveWith(success({}))
  await sent
  expect(holder.gateway.requesterTaxIds).toEqual(['27284561231'])
})

it('a failed card can be sent again after any failure', async () => {
  const { holder, pending, sent } = startAddingCard()
  pending.resolveWith(createCardChangeRejection({ kind: 'other-holder' }))
  await sent
  holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  await holder.addCard.execute()
  expect(holder.gateway.receivedCalls).toHaveLength(2)
})

it('a card whose request throws may have been added: the customer sees it before another is sent', async () => {
  const { cardAdditionInProgress, addCard, gateway } = new SignedInCardCustomer()
  cardAdditionInProgress.chooseLoans([fridgeLoan])
  cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  gateway.addCardAnswer = Promise.reject(new Error('The adapter broke'))
  await expect(addCard.execute()).rejects.toThrow('The adapter broke')
  gateway.addCardAnswer = success({})
  cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  expect(await addCard.execute()).toMatchObject(failure({ kind: 'unknown' }))
  const outcome = cardAdditionInProgress.outcome()
  if (outcome?.kind === 'unknown') cardAdditionInProgress.acknowledgeOperation(outcome.operation)
  cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  expect(await addCard.execute()).toEqual(success())
})

it('a pending card of one customer does not block another customer', async () => {
  const { holder } = startAddingCard()
  await waitForQueuedTasks()
  holder.signIn(brunoCustomer)
  holder.cardAdditionInProgress.chooseLoans([phoneLoan])
  holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  void holder.addCard.execute()
  await waitForQueuedTasks()
  expect(holder.gateway.receivedCalls).toEqual(['add to 40128753', 'add to 40137745'])
})

it('the chosen loans are kept and nothing is sent without a card', async () => {
  const { cardAdditionInProgress, addCard, gateway } = new SignedInCardCustomer()
  cardAdditionInProgress.chooseLoans([fridgeLoan])
  expect(await addCard.execute()).toEqual(failure({ kind: 'incomplete' }))
  expect([gateway.sentCards, cardAdditionInProgress.chosenLoans()]).toEqual([[], [fridgeLoan]])
})

it('a card of another customer is reported at once, and the chosen loans are kept', async () => {
  const { cardAdditionInProgress, addCard, gateway } = new SignedInCardCustomer()
  gateway.addCardAnswer = createCardChangeRejection({ kind: 'other-holder' })
  cardAdditionInProgress.chooseLoans([fridgeLoan])
  cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  expect(await addCard.execute()).toEqual(failure({ kind: 'other-holder' }))
  expect([cardAdditionInProgress.outcome(), cardAdditionInProgress.chosenLoans()]).toEqual([
    undefined,
    [fridgeLoan],
  ])
})

describe('a card that was not confirmed', () => {
  async function unanswered() {
    const holder = new SignedInCardCustomer()
    holder.gateway.addCardAnswer = failure({ kind: 'server-failure', mayBeDone: true })
    holder.cardAdditionInProgress.chooseLoans([fridgeLoan])
    holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
    await holder.addCard.execute()
    const outcome = holder.cardAdditionInProgress.outcome()
    if (outcome?.kind !== 'unknown') throw new Error(`It is ${outcome?.kind}`)
    return { holder, outcome }
  }

  it('is neither added nor rejected when the lender fails', async () => {
    const { outcome } = await unanswered()
    expect(outcome).toMatchObject({
      card: { lastDigits: '4821' },
      operation: { status: 'sent', attempts: 1 },
    })
  })

  it('is sent again with its key once the lender says that it never arrived', async () => {
    const { holder, outcome } = await unanswered()
    holder.records.applyEvent(outcome.operation, 'miss')
    holder.gateway.addCardAnswer = success({})
    holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
    expect(await holder.addCard.execute()).toEqual(success())
    expect(new Set(holder.gateway.idempotencyKeys).size).toBe(1)
    expect(holder.cardAdditionInProgress.outcome()).toEqual({ kind: 'added' })
  })

  it('is sent with a new key for other loans, once the customer saw the first', async () => {
    const { holder, outcome } = await unanswered()
    holder.records.applyEvent(outcome.operation, 'miss')
    holder.cardAdditionInProgress.acknowledgeOperation(outcome.operation)
    holder.cardAdditionInProgress.chooseLoans([phoneLoan])
    holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
    await holder.addCard.execute()
    expect(new Set(holder.gateway.idempotencyKeys).size).toBe(2)
  })

  it('may have been added the first time when the retry is refused', async () => {
    const { holder, outcome } = await unanswered()
    holder.records.applyEvent(outcome.operation, 'miss')
    holder.gateway.addCardAnswer = createCardChangeRejection({ kind: 'declined' })
    holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
    expect(await holder.addCard.execute()).toMatchObject(failure({ kind: 'unknown' }))
  })
})
