import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import { addresses } from '@/ui/addresses'
import { CardReplacementRefusedViewModel } from '@/ui/cards/card-replacement-refused-view-model'
import { ReplacementCardFormViewModel } from '@/ui/cards/replacement-card-form-view-model'
import { ReplacementCardChoiceViewModel } from '@/ui/cards/replacement-card-choice-view-model'
import { CardReplacementResultViewModel } from '@/ui/cards/card-replacement-result-view-model'
import { CardReplacementIntroViewModel } from '@/ui/cards/card-replacement-intro-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { aDebitCard } from '#tests/domain/cards/a-debit-card'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import {
  MyCardsPage,
  exampleGatewayFailures,
  waitForQueuedTasks,
  typeCardDetails,
  type MountableViewModel,
} from './a-card-page'
import { createCardChangeRejection } from '#tests/application/cards/memory-card-gateway'

const validCard = aDebitCard({ cardId: 'td-2', replacementToken: 'tk-2', lastDigits: '3308' })
const expiredCard = aDebitCard({ cardId: 'td-3', expiry: { month: 1, year: 2020 } })

const cardReplacementScreens = [
  [addresses.cardReplacement.path, CardReplacementIntroViewModel],
  [addresses.replacementChoice.path, ReplacementCardChoiceViewModel],
  [addresses.replacementCard.path, ReplacementCardFormViewModel],
  [addresses.replacementResult.path, CardReplacementResultViewModel],
  [addresses.cardNotReplaced.path, CardReplacementRefusedViewModel],
] as const

describe('the steps of replacing a card', () => {
  it.each(cardReplacementScreens)(
    'at %s forget the card when the customer leaves them',
    async (path, screen) => {
      const page = new MyCardsPage(path)
      page.selectOverdueCard()
      await page.openScreen<MountableViewModel>(screen)
      page.goToScreen('/inicio')
      expect(page.selectedCard.openedCard()).toBeUndefined()
    },
  )
})

async function openReplacementIntro(prepare: (page: MyCardsPage) => void = () => undefined) {
  const page = new MyCardsPage(addresses.cardReplacement.path)
  page.selectOverdueCard()
  prepare(page)
  return { page, model: await page.openScreen(CardReplacementIntroViewModel) }
}

describe('the loans of a card before it is replaced', () => {
  it.each(exampleGatewayFailures)('can be requested again after %j', async (reason) => {
    const { page, model } = await openReplacementIntro((open) => {
      open.gateway.loansPaidByCardAnswer = failure(reason)
    })
    expect(model.asyncState.state.phase).toBe('failed')
    expect(page.toastTexts).toEqual([myCardsTexts.getLoansByCardIdError])
    model.continueToReplacementCard()
    expect(page.path).toBe(addresses.cardReplacement.path)
    page.gateway.loansPaidByCardAnswer = success([])
    await model.asyncState.retry()
    await waitForQueuedTasks()
    expect(model.asyncState.state.phase).toBe('ready')
  })

  it('are all that is shown when no other card could be loaded', async () => {
    const { page, model } = await openReplacementIntro((open) => {
      open.gateway.loansPaidByCardAnswer = failure({ kind: 'no-answer' })
      open.gateway.cardsAnswer = failure({ kind: 'no-answer' })
    })
    expect(model.asyncState.state.phase).toBe('failed')
    expect(page.toastTexts).toEqual([myCardsTexts.getLoansByCardIdError])
  })
})

async function openCardChoice(cards = [validCard, expiredCard]) {
  const page = new MyCardsPage(addresses.replacementChoice.path)
  page.selectOverdueCard()
  page.gateway.cardsAnswer = success(cards)
  return { page, model: await page.openScreen(ReplacementCardChoiceViewModel) }
}

describe('the other cards to choose from', () => {
  it('are those that have not expired', async () => {
    const { model } = await openCardChoice()
    expect(model.asyncState.state).toEqual({ phase: 'choosing', cards: [validCard], errors: [] })
    expect(model.nameOfCardToReplace).toBe('tarjeta Visa 4821')
  })

  it.each(exampleGatewayFailures)('lead to the failure page when they fail with %j', async (reason) => {
    const page = new MyCardsPage(addresses.replacementChoice.path)
    page.selectOverdueCard()
    page.gateway.cardsAnswer = failure(reason)
    await page.openScreen(ReplacementCardChoiceViewModel)
    expect([page.path, page.lastCardLoadFailure.lastFailure()]).toEqual([
      addresses.cardFailure.path,
      { failedList: 'cards', failure: reason },
    ])
  })

  it('need a choice before the customer can continue', async () => {
    const { page, model } = await openCardChoice()
    await model.submit()
    expect(model.asyncState.state).toMatchObject({ errors: [{ fieldId: 'replacement' }] })
    model.chooseReplacementCard('td-2')
    expect(model.asyncState.state).toMatchObject({ errors: [] })
    expect(page.gateway.receivedCalls).toEqual(['cards'])
  })

  it('lead to the cards if the card to replace is no longer known', async () => {
    const { page, model } = await openCardChoice()
    model.chooseReplacementCard('td-2')
    page.selectedCard.forget()
    await model.submit()
    expect(page.path).toBe(addresses.cards.path)
    expect(page.gateway.receivedCalls).toEqual(['cards'])
  })

  it('replace the card once when the customer presses twice', async () => {
    const { page, model } = await openCardChoice()
    model.chooseReplacementCard('td-2')
    await Promise.all([model.submit(), model.submit()])
    expect(page.gateway.receivedCalls).toEqual(['cards', 'replace td-1 by td-2'])
    expect(page.path).toBe(addresses.replacementResult.path)
    expect((await page.openScreen(CardReplacementResultViewModel)).resultContent).toMatchObject({
      tone: 'good',
      subtitle: 'Desde la próxima cuota debitamos de tu Visa 3308.',
    })
  })
})

describe('a replacement that was not made', () => {
  it.each([
    [[], 'Tus tarjetas siguen igual.'],
    [['key-of-yesterday'], 'Con este intento no cambió nada. Fijate cómo están tus tarjetas.'],
  ])('shows what the customer can do after earlier attempts %j', async (unknown, subtitle) => {
    const { page, model } = await openCardChoice()
    for (const idempotencyKey of unknown) page.selectedCard.acknowledgeOperation({ idempotencyKey })
    page.gateway.replaceWithSavedCardAnswer = createCardChangeRejection({ kind: 'declined' })
    model.chooseReplacementCard('td-2')
    await model.submit()
    expect((await page.openScreen(CardReplacementResultViewModel)).resultContent?.subtitle).toBe(subtitle)
  })
})

async function openCardForm() {
  const page = new MyCardsPage(addresses.replacementCard.path)
  page.selectOverdueCard()
  const model = await page.openScreen(ReplacementCardFormViewModel)
  return { page, model }
}

describe('a new card that replaces another one', () => {
  it('is sent once when the customer presses twice, and the replaced card cannot be replaced again', async () => {
    const { page, model } = await openCardForm()
    typeCardDetails(model.cardForm)
    await Promise.all([model.submit(), model.submit()])
    expect(page.gateway.receivedCalls).toEqual(['replace tk-1 by a new one'])
    expect((await page.openScreen(CardReplacementResultViewModel)).resultContent).toMatchObject({
      tone: 'good',
      subtitle: 'Desde la próxima cuota debitamos de tu Visa 4821.',
    })
    expect([page.selectedCard.replaceableCard(), page.selectedCard.enteredCard.typedCard()]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('loses its number and code as soon as they are sent', async () => {
    const { page, model } = await openCardForm()
    const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
    page.gateway.replaceWithNewCardAnswer = pending.promise
    typeCardDetails(model.cardForm)
    const sending = model.submit()
    expect([model.cardForm.card.number, model.cardForm.card.securityCode]).toEqual(['', ''])
    expect(page.selectedCard.enteredCard.typedCard()).toMatchObject({ number: '', securityCode: '' })
    pending.resolveWith(success({}))
    await sending
  })

  it('that cannot replace the old one opens a page of its own, and the form keeps the other fields', async () => {
    const { page, model } = await openCardForm()
    page.gateway.replaceWithNewCardAnswer = createCardChangeRejection({ kind: 'not-replaceable' })
    typeCardDetails(model.cardForm)
    await model.submit()
    expect(page.path).toBe(addresses.cardNotReplaced.path)
    await page.openScreen(CardReplacementRefusedViewModel)
    page.navigation.goTo(addresses.replacementCard.path)
    const { cardForm } = await page.openScreen(ReplacementCardFormViewModel)
    expect([cardForm.card.number, cardForm.card.holder]).toEqual(['', 'Paula Navarro'])
  })
})
