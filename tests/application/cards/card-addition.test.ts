import { describe, expect, it } from 'vitest'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import { failure, success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import { aCardPayableLoan } from '#tests/domain/cards/a-debit-card'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { brunoCustomer } from '#tests/support/test-customers'
import { SignedInCardCustomer, exampleTypedCardFields } from './a-card-holder'
import { createCardChangeRejection } from './memory-card-gateway'

const fridgeLoan = aCardPayableLoan()
const phoneLoan = aCardPayableLoan({ externalId: '40137745' })

async function addCardWithAnswer(answer: CardChangeAnswer) {
  const holder = new SignedInCardCustomer()
  holder.gateway.addCardAnswer = answer
  holder.addition.chooseLoans([fridgeLoan])
  holder.addition.enteredCard.save(exampleTypedCardFields)
  await holder.addCard.execute()
  return holder
}

/**
 * Adds a card, chooses other loans while its request is pending, and then gives the answer to that request.
 */
async function chooseLoansWhileAdding({
  loans,
  answer,
}: {
  readonly loans: readonly CardPayableLoan[]
  readonly answer: CardChangeAnswer
}) {
  const holder = new SignedInCardCustomer()
  const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
  holder.gateway.addCardAnswer = pending.promise
  holder.addition.chooseLoans([fridgeLoan])
  holder.addition.enteredCard.save(exampleTypedCardFields)
  const sent = holder.addCard.execute()
  holder.addition.chooseLoans(loans)
  holder.addition.enteredCard.save(exampleTypedCardFields)
  pending.resolveWith(answer)
  await sent
  return holder
}

describe('an added card', () => {
  it('is shown to the customer who added it, not to one who logs in later', async () => {
    const holder = await addCardWithAnswer(success({}))
    expect(holder.addition.outcome()).toEqual({ kind: 'added', card: { brand: 'visa', lastDigits: '4821' } })
    holder.signIn(brunoCustomer)
    expect(holder.addition.outcome()).toBeUndefined()
  })

  it('that failed is no longer shown once the customer chooses loans again', async () => {
    const { addition } = await addCardWithAnswer(createCardChangeRejection({ kind: 'declined' }))
    expect(addition.outcome()).toMatchObject({ kind: 'not-added' })
    addition.chooseLoans([fridgeLoan])
    expect(addition.outcome()).toBeUndefined()
  })

  it('leaves nothing typed for another customer who chooses loans', () => {
    const holder = new SignedInCardCustomer()
    holder.addition.chooseLoans([fridgeLoan])
    holder.addition.enteredCard.save(exampleTypedCardFields)
    holder.signIn(brunoCustomer)
    holder.addition.chooseLoans([phoneLoan])
    expect([holder.addition.chosenLoans(), holder.addition.enteredCard.typedCard()]).toEqual([
      [phoneLoan],
      undefined,
    ])
  })

  it('keeps what its own customer typed when they choose other loans', () => {
    const { addition } = new SignedInCardCustomer()
    addition.chooseLoans([fridgeLoan])
    addition.enteredCard.save(exampleTypedCardFields)
    addition.chooseLoans([phoneLoan])
    expect(addition.enteredCard.isComplete()).toBe(true)
  })
})

describe('an answer that arrives after loans were chosen again', () => {
  it.each<[string, readonly CardPayableLoan[], CardChangeAnswer]>([
    ['a failure', [fridgeLoan], createCardChangeRejection({ kind: 'declined' })],
    ['no answer', [fridgeLoan], failure({ kind: 'no-answer' })],
    ['success for another loan', [phoneLoan], success({})],
  ])('as %s does not change the new choice or what was typed', async (_, loans, answer) => {
    const { addition } = await chooseLoansWhileAdding({ loans, answer })
    expect(addition.chosenLoans()).toEqual(loans)
    expect([addition.enteredCard.isComplete(), addition.outcome()]).toEqual([true, undefined])
  })

  it('ends the new choice when it has a loan that was added, so it is not added twice', async () => {
    const { addition } = await chooseLoansWhileAdding({ loans: [phoneLoan, fridgeLoan], answer: success({}) })
    expect([addition.chosenLoans(), addition.outcome()]).toEqual([[], undefined])
  })
})

describe('a visitor without a session', () => {
  it('has no loans to choose and no card', async () => {
    const holder = await addCardWithAnswer(createCardChangeRejection({ kind: 'declined' }))
    holder.signOut()
    holder.addition.chooseLoans([phoneLoan])
    expect([holder.addition.chosenLoans(), holder.addition.outcome()]).toEqual([[], undefined])
  })

  it('sees no card that was added after the customer left', async () => {
    const holder = new SignedInCardCustomer()
    const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
    holder.gateway.addCardAnswer = pending.promise
    holder.addition.chooseLoans([fridgeLoan])
    holder.addition.enteredCard.save(exampleTypedCardFields)
    const sent = holder.addCard.execute()
    holder.addition.forget()
    pending.resolveWith(success({}))
    expect(await sent).toEqual(success())
    expect([holder.addition.chosenLoans(), holder.addition.outcome()]).toEqual([[], undefined])
  })
})

it('a failed card keeps its loans for a retry', async () => {
  const { addition } = await addCardWithAnswer(createCardChangeRejection({ kind: 'declined' }))
  expect(addition.chosenLoans()).toEqual([fridgeLoan])
  expect(addition.enteredCard.typedCard()?.holder).toBe('Marta Giménez')
})

it('an added card deletes its loans and what was typed', async () => {
  const { addition } = await addCardWithAnswer(success({}))
  expect([addition.chosenLoans(), addition.enteredCard.typedCard()]).toEqual([[], undefined])
})
