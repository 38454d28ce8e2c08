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
  holder.cardAdditionInProgress.chooseLoans([fridgeLoan])
  holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
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
  holder.cardAdditionInProgress.chooseLoans([fridgeLoan])
  holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  const sent = holder.addCard.execute()
  holder.cardAdditionInProgress.chooseLoans(loans)
  holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
  pending.resolveWith(answer)
  await sent
  return holder
}

describe('an added card', () => {
  it('is shown to the customer who added it, not to one who logs in later', async () => {
    const holder = await addCardWithAnswer(success({}))
    expect(holder.cardAdditionInProgress.outcome()).toEqual({
      kind: 'added',
      card: { brand: 'visa', lastDigits: '4821' },
    })
    holder.signIn(brunoCustomer)
    expect(holder.cardAdditionInProgress.outcome()).toBeUndefined()
  })

  it('that failed is no longer shown once the customer chooses loans again', async () => {
    const { cardAdditionInProgress } = await addCardWithAnswer(
      createCardChangeRejection({ kind: 'declined' }),
    )
    expect(cardAdditionInProgress.outcome()).toMatchObject({ kind: 'not-added' })
    cardAdditionInProgress.chooseLoans([fridgeLoan])
    expect(cardAdditionInProgress.outcome()).toBeUndefined()
  })

  it('leaves nothing typed for another customer who chooses loans', () => {
    const holder = new SignedInCardCustomer()
    holder.cardAdditionInProgress.chooseLoans([fridgeLoan])
    holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
    holder.signIn(brunoCustomer)
    holder.cardAdditionInProgress.chooseLoans([phoneLoan])
    expect([
      holder.cardAdditionInProgress.chosenLoans(),
      holder.cardAdditionInProgress.enteredCard.typedCard(),
    ]).toEqual([[phoneLoan], undefined])
  })

  it('keeps what its own customer typed when they choose other loans', () => {
    const { cardAdditionInProgress } = new SignedInCardCustomer()
    cardAdditionInProgress.chooseLoans([fridgeLoan])
    cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
    cardAdditionInProgress.chooseLoans([phoneLoan])
    expect(cardAdditionInProgress.enteredCard.isComplete()).toBe(true)
  })
})

describe('an answer that arrives after loans were chosen again', () => {
  it.each<[string, readonly CardPayableLoan[], CardChangeAnswer]>([
    ['a failure', [fridgeLoan], createCardChangeRejection({ kind: 'declined' })],
    ['no answer', [fridgeLoan], failure({ kind: 'no-answer' })],
    ['success for another loan', [phoneLoan], success({})],
  ])('as %s does not change the new choice or what was typed', async (_, loans, answer) => {
    const { cardAdditionInProgress } = await chooseLoansWhileAdding({ loans, answer })
    expect(cardAdditionInProgress.chosenLoans()).toEqual(loans)
    expect([cardAdditionInProgress.enteredCard.isComplete(), cardAdditionInProgress.outcome()]).toEqual([
      true,
      undefined,
    ])
  })

  it('ends the new choice when it has a loan that was added, so it is not added twice', async () => {
    const { cardAdditionInProgress } = await chooseLoansWhileAdding({
      loans: [phoneLoan, fridgeLoan],
      answer: success({}),
    })
    expect([cardAdditionInProgress.chosenLoans(), cardAdditionInProgress.outcome()]).toEqual([[], undefined])
  })
})

describe('a visitor without a session', () => {
  it('has no loans to choose and no card', async () => {
    const holder = await addCardWithAnswer(createCardChangeRejection({ kind: 'declined' }))
    holder.signOut()
    holder.cardAdditionInProgress.chooseLoans([phoneLoan])
    expect([holder.cardAdditionInProgress.chosenLoans(), holder.cardAdditionInProgress.outcome()]).toEqual([
      [],
      undefined,
    ])
  })

  it('sees no card that was added after the customer left', async () => {
    const holder = new SignedInCardCustomer()
    const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
    holder.gateway.addCardAnswer = pending.promise
    holder.cardAdditionInProgress.chooseLoans([fridgeLoan])
    holder.cardAdditionInProgress.enteredCard.save(exampleTypedCardFields)
    const sent = holder.addCard.execute()
    holder.cardAdditionInProgress.forget()
    pending.resolveWith(success({}))
    expect(await sent).toEqual(success())
    expect([holder.cardAdditionInProgress.chosenLoans(), holder.cardAdditionInProgress.outcome()]).toEqual([
      [],
      undefined,
    ])
  })
})

it('a failed card keeps its loans for a retry', async () => {
  const { cardAdditionInProgress } = await addCardWithAnswer(createCardChangeRejection({ kind: 'declined' }))
  expect(cardAdditionInProgress.chosenLoans()).toEqual([fridgeLoan])
  expect(cardAdditionInProgress.enteredCard.typedCard()?.holder).toBe('Marta Giménez')
})

it('an added card deletes its loans and what was typed', async () => {
  const { cardAdditionInProgress } = await addCardWithAnswer(success({}))
  expect([cardAdditionInProgress.chosenLoans(), cardAdditionInProgress.enteredCard.typedCard()]).toEqual([
    [],
    undefined,
  ])
})
