import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import { addresses } from '@/ui/addresses'
import { CardDetailViewModel } from '@/ui/cards/card-detail-view-model'
import { LoansForNewCardViewModel } from '@/ui/cards/loans-for-new-card-view-model'
import { NewCardSummaryViewModel } from '@/ui/cards/new-card-summary-view-model'
import { NewCardViewModel } from '@/ui/cards/new-card-view-model'
import { ReplacementCardFormViewModel } from '@/ui/cards/replacement-card-form-view-model'
import { ReplacementCardChoiceViewModel } from '@/ui/cards/replacement-card-choice-view-model'
import { aCardPayableLoan, aDebitCard } from '#tests/domain/cards/a-debit-card'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { createCardChangeRejection } from '#tests/application/cards/memory-card-gateway'
import { MyCardsPage, paulaCustomer, waitForQueuedTasks, typeCardDetails } from './a-card-page'

const secondCustomer = { ...paulaCustomer, customerId: 'c-8f21d04b' }

/** Sends a new card to the lender. The test gives the lender's answer later, by `pending`. */
async function startAddingCard() {
  const page = new MyCardsPage(addresses.newCardSummary.path)
  page.storeChosenLoanAndTypedCard()
  const model = await page.openScreen(NewCardSummaryViewModel)
  const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
  page.gateway.addCardAnswer = pending.promise
  return { page, model, pending, sent: model.confirmNewCard() }
}

describe('a card that is added after the customer left its summary', () => {
  it.each<[CardChangeAnswer, string, string]>([
    [success({}), 'good', 'Agregamos tu tarjeta Visa 4821.'],
    [
      createCardChangeRejection({ kind: 'declined', message: 'El banco no aceptó la tarjeta.' }),
      'bad',
      'No pudimos agregar tu tarjeta Visa 4821. El banco no aceptó la tarjeta.',
    ],
    [
      createCardChangeRejection({ kind: 'other-holder' }),
      'bad',
      'No pudimos agregar tu tarjeta Visa 4821. La tarjeta nueva está a nombre de otra persona.',
    ],
    [
      failure({ kind: 'no-answer' }),
      'warn',
      'No sabemos si se agregó tu tarjeta Visa 4821. No tuvimos respuesta. Fijate en tus tarjetas antes de probar de nuevo.',
    ],
    [
      failure({ kind: 'unreadable', reference: 'cards.addCard' }),
      'warn',
      'No sabemos si se agregó tu tarjeta Visa 4821. No pudimos leer la respuesta. Fijate en tus tarjetas antes de probar de nuevo. Si nos escribís, pasanos este código: cards.addCard',
    ],
  ])('is reported in a toast for %j, and the customer stays on their screen', async (answer, tone, text) => {
    const { page, pending, sent } = await startAddingCard()
    page.goToScreen('/inicio')
    pending.resolveWith(answer)
    await sent
    expect(page.toasts).toMatchObject([{ tone, text }])
    expect([
      page.path,
      page.cardAdditionInProgress.outcome(),
      page.cardAdditionInProgress.chosenLoans(),
    ]).toEqual(['/inicio', undefined, []])
  })

  it('is not reported to a customer who logs in later', async () => {
    const { page, pending, sent } = await startAddingCard()
    page.goToScreen('/inicio')
    page.signIn(secondCustomer)
    pending.resolveWith(success({}))
    await sent
    expect(page.toasts).toEqual([])
  })

  it('leads away from its form when the customer returned there, and sends the loans once', async () => {
    const { page, pending, sent } = await startAddingCard()
    page.navigation.goTo(addresses.newCard.path)
    const form = await page.openScreen(NewCardViewModel)
    pending.resolveWith(success({}))
    await sent
    expect([page.path, page.toastTexts]).toEqual([addresses.cards.path, ['Agregamos tu tarjeta Visa 4821.']])
    typeCardDetails(form.cardForm)
    form.submit()
    await page.openScreen(NewCardSummaryViewModel)
    expect([page.path, page.gateway.receivedCalls]).toEqual([addresses.cards.path, ['add to 40128753']])
  })

  it('is not reported in a toast when its summary shows it', async () => {
    const { page, pending, sent } = await startAddingCard()
    pending.resolveWith(success({}))
    await sent
    expect([page.path, page.toasts]).toEqual([addresses.newCardResult.path, []])
  })

  it('blocks the addition of another card with a message, and keeps what the customer typed', async () => {
    const { page, pending, sent } = await startAddingCard()
    page.gateway.loansThatAcceptCardAnswer = success([aCardPayableLoan()])
    page.navigation.goTo(addresses.cardLoans.path)
    const choice = await page.openScreen(LoansForNewCardViewModel)
    choice.continueToCardOrSummary()
    const form = await page.openScreen(NewCardViewModel)
    typeCardDetails(form.cardForm)
    form.submit()
    const summary = await page.openScreen(NewCardSummaryViewModel)
    await summary.confirmNewCard()
    expect(page.toastTexts).toEqual([
      'Todavía estamos agregando la tarjeta anterior. Esperá a que te avisemos cómo terminó.',
    ])
    expect([page.path, summary.state.phase, page.cardAdditionInProgress.enteredCard.isComplete()]).toEqual([
      addresses.newCardSummary.path,
      'asking',
      true,
    ])
    pending.resolveWith(createCardChangeRejection({ kind: 'declined' }))
    await sent
    page.gateway.addCardAnswer = success({})
    await summary.confirmNewCard()
    expect([page.path, page.gateway.receivedCalls.filter((call) => call.startsWith('add'))]).toEqual([
      addresses.newCardResult.path,
      ['add to 40128753', 'add to 40128753'],
    ])
  })
})

const existingCard = aDebitCard({ cardId: 'td-2', replacementToken: 'tk-2', lastDigits: '3308' })

async function startReplacingWithSavedCard() {
  const page = new MyCardsPage(addresses.replacementChoice.path)
  page.selectOverdueCard()
  page.gateway.cardsAnswer = success([existingCard])
  const model = await page.openScreen(ReplacementCardChoiceViewModel)
  const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
  page.gateway.replaceWithSavedCardAnswer = pending.promise
  model.chooseReplacementCard('td-2')
  return { page, model, pending, sent: model.submit() }
}

async function startReplacingWithNewCard() {
  const page = new MyCardsPage(addresses.replacementCard.path)
  page.selectOverdueCard()
  const model = await page.openScreen(ReplacementCardFormViewModel)
  const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
  page.gateway.replaceWithNewCardAnswer = pending.promise
  typeCardDetails(model.cardForm)
  return { page, model, pending, sent: model.submit() }
}

describe('a card replaced by another saved card after the customer left the choice', () => {
  it.each<[CardChangeAnswer, string, string]>([
    [success({}), 'good', 'Reemplazamos tu tarjeta Visa 4821.'],
    [
      createCardChangeRejection({ kind: 'declined' }),
      'bad',
      'No pudimos reemplazar tu tarjeta Visa 4821. El banco no aceptó la tarjeta.',
    ],
    [
      failure({ kind: 'server-failure', mayBeDone: true }),
      'warn',
      'No sabemos si se reemplazó tu tarjeta Visa 4821. Tuvimos un problema de nuestro lado. Fijate en tus tarjetas antes de probar de nuevo.',
    ],
    [
      failure({ kind: 'no-answer' }),
      'warn',
      'No sabemos si se reemplazó tu tarjeta Visa 4821. No tuvimos respuesta. Fijate en tus tarjetas antes de probar de nuevo.',
    ],
  ])('is reported in a toast for %j, and the customer stays on their screen', async (answer, tone, text) => {
    const { page, pending, sent } = await startReplacingWithSavedCard()
    page.goToScreen('/inicio')
    pending.resolveWith(answer)
    await sent
    expect(page.toasts).toMatchObject([{ tone, text }])
    expect([page.path, page.selectedCard.outcome()]).toEqual(['/inicio', undefined])
  })

  it('leads away from the steps to replace the same card', async () => {
    const { page, pending, sent } = await startReplacingWithSavedCard()
    page.goToScreen(addresses.cardDetail.path)
    pending.resolveWith(success({}))
    await sent
    expect(page.path).toBe(addresses.cards.path)
  })

  it('is reported while the customer replaces a different card, whose steps stay open', async () => {
    const { page, pending, sent } = await startReplacingWithSavedCard()
    page.navigation.goTo(addresses.cards.path)
    const incollectible = aDebitCard({ cardId: 'td-9', status: 'incollectible' })
    page.selectedCard.selectCard(incollectible)
    page.navigation.goTo(addresses.cardDetail.path)
    await page.openScreen(CardDetailViewModel)
    pending.resolveWith(success({}))
    await sent
    expect([page.path, page.toastTexts]).toEqual([
      addresses.cardDetail.path,
      ['Reemplazamos tu tarjeta Visa 4821.'],
    ])
    expect([page.selectedCard.replaceableCard(), page.selectedCard.outcome()]).toEqual([
      incollectible,
      undefined,
    ])
  })

  it('is not reported to a customer who logs in later', async () => {
    const { page, pending, sent } = await startReplacingWithSavedCard()
    page.goToScreen('/inicio')
    page.signIn(secondCustomer)
    pending.resolveWith(success({}))
    await sent
    expect(page.toasts).toEqual([])
  })

  it('is not reported in a toast when the choice shows it', async () => {
    const { page, pending, sent } = await startReplacingWithSavedCard()
    pending.resolveWith(success({}))
    await sent
    expect([page.path, page.toasts]).toEqual([addresses.replacementResult.path, []])
  })

  it('blocks a replacement by a new card with a message, and keeps what the customer typed', async () => {
    const { page, pending, sent } = await startReplacingWithSavedCard()
    page.navigation.goTo(addresses.replacementCard.path)
    const form = await page.openScreen(ReplacementCardFormViewModel)
    typeCardDetails(form.cardForm)
    await form.submit()
    expect(page.toastTexts).toEqual([
      'Todavía estamos reemplazando esta tarjeta. Esperá a que te avisemos cómo terminó.',
    ])
    expect([form.state.phase, form.cardForm.card.number, form.cardForm.card.securityCode]).toEqual([
      'typing',
      '4517 6500 1234 4821',
      '123',
    ])
    expect(page.selectedCard.enteredCard.isComplete()).toBe(false)
    pending.resolveWith(success({}))
    await sent
    await form.submit()
    expect([page.path, page.gateway.receivedCalls]).toEqual([
      addresses.cards.path,
      ['cards', 'replace td-1 by td-2'],
    ])
  })
})

describe('a card replaced by a new card after the customer left the form', () => {
  it.each<[CardChangeAnswer, string]>([
    [success({}), 'Reemplazamos tu tarjeta Visa 4821.'],
    [
      createCardChangeRejection({ kind: 'other-holder' }),
      'No pudimos reemplazar tu tarjeta Visa 4821. La tarjeta nueva está a nombre de otra persona.',
    ],
    [
      createCardChangeRejection({ kind: 'not-replaceable' }),
      'No pudimos reemplazar tu tarjeta Visa 4821. El banco no aceptó la tarjeta nueva.',
    ],
  ])('is reported in a toast for %j, and the customer stays on their screen', async (answer, text) => {
    const { page, pending, sent } = await startReplacingWithNewCard()
    page.goToScreen('/inicio')
    pending.resolveWith(answer)
    await sent
    expect([page.path, page.toastTexts, page.selectedCard.outcome()]).toEqual(['/inicio', [text], undefined])
  })

  it('blocks a replacement by a saved card with a message, and the choice opens again', async () => {
    const { page, pending, sent } = await startReplacingWithNewCard()
    await waitForQueuedTasks()
    page.gateway.cardsAnswer = success([existingCard])
    page.navigation.goTo(addresses.replacementChoice.path)
    const choice = await page.openScreen(ReplacementCardChoiceViewModel)
    choice.chooseReplacementCard('td-2')
    await choice.submit()
    expect(page.toastTexts).toEqual([
      'Todavía estamos reemplazando esta tarjeta. Esperá a que te avisemos cómo terminó.',
    ])
    expect(choice.asyncState.state).toEqual({ phase: 'choosing', cards: [existingCard], errors: [] })
    pending.resolveWith(success({}))
    await sent
    await choice.submit()
    expect([page.path, page.gateway.receivedCalls]).toEqual([
      addresses.cards.path,
      ['replace tk-1 by a new one', 'cards'],
    ])
  })
})
