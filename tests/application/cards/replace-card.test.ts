import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import type { ChosenReplacementCard } from '@/application/cards/replace-card'
import { aDebitCard } from '#tests/domain/cards/a-debit-card'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { brunoCustomer } from '#tests/support/test-customers'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { SignedInCardCustomer, exampleTypedCardFields } from './a-card-holder'
import { createCardChangeRejection } from './memory-card-gateway'

const overdueCard = aDebitCard({ status: 'overdue' })
const incollectibleCard = aDebitCard({ cardId: 'td-2', replacementToken: 'tk-2', status: 'incollectible' })
const savedCardReplacement: ChosenReplacementCard = {
  by: 'existing',
  card: aDebitCard({ cardId: 'td-3', lastDigits: '3308' }),
}

function startReplacingCard() {
  const holder = new SignedInCardCustomer()
  const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
  holder.gateway.replaceWithNewCardAnswer = pending.promise
  holder.selectedCard.selectCard(overdueCard)
  holder.selectedCard.enteredCard.save(exampleTypedCardFields)
  return { holder, pending, sent: holder.replaceCard.execute({ by: 'new' }) }
}

it('the replacement is sent for the customer who opened the card', async () => {
  const { gateway, selectedCard, replaceCard } = new SignedInCardCustomer()
  selectedCard.selectCard(overdueCard)
  await replaceCard.execute(savedCardReplacement)
  const { holder, pending, sent } = startReplacingCard()
  pending.resolveWith(success({}))
  await sent
  expect([...gateway.requesterTaxIds, ...holder.gateway.requesterTaxIds]).toEqual([
    '27284561231',
    '27284561231',
  ])
})

describe('the opened card is not replaced', () => {
  it('when it is in good standing', async () => {
    const { selectedCard, replaceCard, gateway } = new SignedInCardCustomer()
    selectedCard.selectCard(aDebitCard())
    expect(await replaceCard.execute(savedCardReplacement)).toEqual(failure({ kind: 'incomplete' }))
    expect(gateway.receivedCalls).toEqual([])
  })

  it('a second time', async () => {
    const { selectedCard, replaceCard, gateway } = new SignedInCardCustomer()
    selectedCard.selectCard(overdueCard)
    await replaceCard.execute(savedCardReplacement)
    expect(await replaceCard.execute(savedCardReplacement)).toEqual(failure({ kind: 'incomplete' }))
    expect(gateway.receivedCalls).toHaveLength(1)
  })

  it('while its replacement is pending, and what was typed stays', async () => {
    const { holder, pending, sent } = startReplacingCard()
    await waitForQueuedTasks()
    holder.selectedCard.enteredCard.save(exampleTypedCardFields)
    expect(await holder.replaceCard.execute(savedCardReplacement)).toEqual(failure({ kind: 'in-progress' }))
    expect(await holder.replaceCard.execute({ by: 'new' })).toEqual(failure({ kind: 'in-progress' }))
    expect([holder.gateway.receivedCalls, holder.selectedCard.enteredCard.isComplete()]).toEqual([
      ['replace tk-1 by a new one'],
      true,
    ])
    pending.resolveWith(createCardChangeRejection({ kind: 'declined' }))
    await sent
    expect(await holder.replaceCard.execute(savedCardReplacement)).toEqual(success())
  })

  it('while its replacement is pending, also when the customer opens it again', async () => {
    const { holder } = startReplacingCard()
    holder.selectedCard.forget()
    holder.selectedCard.selectCard(overdueCard)
    expect(await holder.replaceCard.execute(savedCardReplacement)).toEqual(failure({ kind: 'in-progress' }))
  })
})

it('another card of the customer can be replaced at the same time', async () => {
  const { holder } = startReplacingCard()
  holder.selectedCard.selectCard(incollectibleCard)
  expect(await holder.replaceCard.execute(savedCardReplacement)).toEqual(success())
  expect(holder.gateway.receivedCalls).toEqual(['replace tk-1 by a new one', 'replace td-2 by td-3'])
})

it('a replacement whose request throws may have been made: the customer sees it before a retry', async () => {
  const { selectedCard, replaceCard, gateway } = new SignedInCardCustomer()
  selectedCard.selectCard(overdueCard)
  gateway.replaceWithSavedCardAnswer = Promise.reject(new Error('The adapter broke'))
  await expect(replaceCard.execute(savedCardReplacement)).rejects.toThrow('The adapter broke')
  gateway.replaceWithSavedCardAnswer = success({})
  expect(await replaceCard.execute(savedCardReplacement)).toMatchObject(failure({ kind: 'unknown' }))
  const outcome = selectedCard.outcome()
  if (outcome?.kind === 'unknown') selectedCard.acknowledgeOperation(outcome.operation)
  expect(await replaceCard.execute(savedCardReplacement)).toEqual(success())
})

describe('an answer that arrives after another card was opened', () => {
  it.each<[CardChangeAnswer]>([
    [success({})],
    [createCardChangeRejection({ kind: 'declined' })],
    [failure({ kind: 'no-answer' })],
  ])('is not shown on that one: %j', async (answer) => {
    const { holder, pending, sent } = startReplacingCard()
    holder.selectedCard.selectCard(incollectibleCard)
    holder.selectedCard.enteredCard.save(exampleTypedCardFields)
    pending.resolveWith(answer)
    await sent
    expect(holder.selectedCard.outcome()).toBeUndefined()
    expect([holder.selectedCard.replaceableCard(), holder.selectedCard.enteredCard.isComplete()]).toEqual([
      incollectibleCard,
      true,
    ])
  })

  it('is shown when its own card is opened again, which is not replaced twice', async () => {
    const { holder, pending, sent } = startReplacingCard()
    holder.selectedCard.selectCard(incollectibleCard)
    holder.selectedCard.selectCard(overdueCard)
    pending.resolveWith(success({}))
    await sent
    expect(holder.selectedCard.replaceableCard()).toBeUndefined()
  })
})

it('the input and the result of the earlier card are forgotten when another card is opened', async () => {
  const { selectedCard, replaceCard, gateway } = new SignedInCardCustomer()
  gateway.replaceWithNewCardAnswer = createCardChangeRejection({ kind: 'declined' })
  selectedCard.selectCard(overdueCard)
  selectedCard.enteredCard.save(exampleTypedCardFields)
  await replaceCard.execute({ by: 'new' })
  expect([selectedCard.outcome()?.kind, selectedCard.enteredCard.typedCard()?.holder]).toEqual([
    'not-replaced',
    'Marta Giménez',
  ])
  selectedCard.selectCard(incollectibleCard)
  expect([selectedCard.outcome(), selectedCard.enteredCard.typedCard()]).toEqual([undefined, undefined])
})

it('a replacement is shown to the customer who made it, not to one who logs in later', async () => {
  const holder = new SignedInCardCustomer()
  holder.selectedCard.selectCard(overdueCard)
  await holder.replaceCard.execute(savedCardReplacement)
  expect(holder.selectedCard.outcome()).toEqual({
    kind: 'replaced',
    by: 'existing',
    card: { brand: 'visa', lastDigits: '3308' },
  })
  holder.signIn(brunoCustomer)
  expect([holder.selectedCard.openedCard(), holder.selectedCard.outcome()]).toEqual([undefined, undefined])
})

it('the opened card is not replaced by a new card that was not typed', async () => {
  const { selectedCard, replaceCard, gateway } = new SignedInCardCustomer()
  selectedCard.selectCard(overdueCard)
  expect(await replaceCard.execute({ by: 'new' })).toEqual(failure({ kind: 'incomplete' }))
  expect([gateway.receivedCalls, selectedCard.replaceableCard()]).toEqual([[], overdueCard])
})

it('a new card is named by its last digits, and the portal stores nothing else of it', async () => {
  const { selectedCard, replaceCard } = new SignedInCardCustomer()
  selectedCard.selectCard(overdueCard)
  selectedCard.enteredCard.save(exampleTypedCardFields)
  expect(await replaceCard.execute({ by: 'new' })).toEqual(success())
  expect(selectedCard.outcome()).toEqual({
    kind: 'replaced',
    by: 'new',
    card: { brand: 'visa', lastDigits: '4821' },
  })
  expect(selectedCard.enteredCard.typedCard()).toBeUndefined()
})

it.each<'other-holder' | 'not-replaceable'>(['other-holder', 'not-replaceable'])(
  'a new card refused as %s has its own screen, and no result is stored',
  async (kind) => {
    const { selectedCard, replaceCard, gateway } = new SignedInCardCustomer()
    gateway.replaceWithNewCardAnswer = createCardChangeRejection({ kind })
    selectedCard.selectCard(overdueCard)
    selectedCard.enteredCard.save(exampleTypedCardFields)
    expect(await replaceCard.execute({ by: 'new' })).toEqual(failure({ kind }))
    expect([selectedCard.outcome(), selectedCard.replaceableCard()]).toEqual([undefined, overdueCard])
  },
)

it('an answer that arrives after the customer left the card is not shown', async () => {
  const { holder, pending, sent } = startReplacingCard()
  holder.selectedCard.forget()
  pending.resolveWith(success({}))
  expect(await sent).toEqual(success())
  expect([holder.selectedCard.openedCard(), holder.selectedCard.outcome()]).toEqual([undefined, undefined])
})

it('no card is open after a logout', () => {
  const holder = new SignedInCardCustomer()
  holder.selectedCard.selectCard(overdueCard)
  holder.signOut()
  expect([holder.selectedCard.openedCard(), holder.selectedCard.replaceableCard()]).toEqual([
    undefined,
    undefined,
  ])
})
