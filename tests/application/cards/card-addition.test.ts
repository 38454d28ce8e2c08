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
  holder.additionInProgress.chooseLoans([fridgeLoan])
  holder.additionInProgress.enteredCard.save(exampleTypedCardFields)
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
  holder.additionInProgress.chooseLoans([fridgeLoan])
  holder.additionInProgress.enteredCard.save(exampleTypedCardFields)
  const sent = holder.addCard.execute()
  holder.additionInProgress.chooseLoans(loans)
  holder.additionInProgress.enteredCard.save(exampleTypedCardFields)
  pending.resolveWith(answer)
  await sent
  return holder
}

describe('an added card', () => {
  it('is shown to the customer who added it, not to one who logs in later', async () => {
    const holder = await addCardWithAnswer(success({}))
    expect(holder.additionInProgress.outcome()).toEqual({
      kind: 'added',
      card: { brand: 'visa', lastDigits: '4821' },
    })
    holder.signIn(brunoCustomer)
    expect(holder.additionInProgress.outcome()).toBeUndefined()
  })

  it('that failed is no longer shown once the customer chooses loans again', async () => {
    const { additionInProgress } = await addCardWithAnswer(createCardChangeRejection({ kind: 'declined' }))
    expect(additionInProgress.outcome()).toMatchObject({ kind: 'not-added' })
    additionInProgress.chooseLoans([fridgeLoan])
    expect(additionInProgress.outcome()).toBeUndefined()
  })

  it('leaves nothing typed for another customer who chooses loans', () => {
    const holder = new SignedInCardCustomer()
    holder.additionInProgress.chooseLoans([fridgeLoan])
    holder.additionInProgress.enteredCard.save(exampleTypedCardFields)
    holder.signIn(brunoCustomer)
    holder.additionInProgress.chooseLoans([phoneLoan])
    expect([
      holder.additionInProgress.chosenLoans(),
      holder.additionInProgress.enteredCard.typedCard(),
    ]).toEqual([[phoneLoan], undefined])
  })

  it('keeps what its own customer typed when they choose other loans', () => {
    const { additionInProgress } = new SignedInCardCustomer()
    additionInProgress.chooseLoans([fridgeLoan])
    additionInProgress.enteredCard.save(exampleTypedCardFields)
    additionInProgress.chooseLoans([phoneLoan])
    expect(additionInProgress.enteredCard.isComplete()).toBe(true)
  })
})

describe('an answer that arrives after loans were chosen again', () => {
  it.each<[string, readonly CardPayableLoan[], CardChangeAnswer]>([
    ['a failure', [fridgeLoan], createCardChangeRejection({ kind: 'declined' })],
    ['no answer', [fridgeLoan], failure({ kind: 'no-answer' })],
    ['success for another loan', [phoneLoan], success({})],
  ])('as %s does not change the new choice or what was typed', async (_, loans, answer) => {
    const { additionInProgress } = await chooseLoansWhileAdding({ loans, answer })
    expect(additionInProgress.chosenLoans()).toEqual(loans)
    expect([additionInProgress.enteredCard.isComplete(), additionInProgress.outcome()]).toEqual([
      true,
      undefined,
    ])
  })

  it('ends the new choice when it has a loan that was added, so it is not added twice', async () => {
    const { additionInProgress } = await chooseLoansWhileAdding({
      loans: [phoneLoan, fridgeLoan],
      answer: success({}),
    })
    expect([additionInProgress.chosenLoans(), additionInProgress.outcome()]).toEqual([[], undefined])
  })
})

describe('a visitor without a session', () => {
  it('has no loans to choose and no card', async () => {
    const holder = await addCardWithAnswer(createCardChangeRejection({ kind: 'declined' }))
    holder.signOut()
    holder.additionInProgress.chooseLoans([phoneLoan])
    expect([holder.additionInProgress.chosenLoans(), holder.additionInProgress.outcome()]).toEqual([
      [],
      undefined,
    ])
  })

  it('sees no card that was added after the customer left', async () => {
    const holder = new SignedInCardCustomer()
    const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
    holder.gateway.addCardAnswer = pending.promise
    holder.additionInProgress.chooseLoans([fridgeLoan])
    holder.additionInProgress.enteredCard.save(exampleTypedCardFields)
    const sent = holder.addCard.execute()
    holder.additionInProgress.forget()
    pending.resolveWith(success({}))
    expect(await sent).toEqual(success())
    expect([holder.additionInProgress.chosenLoans(), holder.additionInProgress.outcome()]).toEqual([
      [],
      undefined,
    ])
  })
})

it('a failed card keeps its loans for a retry', async () => {
  const { additionInProgress } = await addCardWithAnswer(createCardChangeRejection({ kind: 'declined' }))
  expect(additionInProgress.chosenLoans()).toEqual([fridgeLoan])
  expect(additionInProgress.enteredCard.typedCard()?.holder).toBe('Marta Giménez')
})

it('an added card deletes its loans and what was typed', async () => {
  const { additionInProgress } = await addCardWithAnswer(success({}))
  expect([additionInProgress.chosenLoans(), additionInProgress.enteredCard.typedCard()]).toEqual([
    [],
    undefined,
  ])
})
