import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import { addresses } from '@/ui/addresses'
import { CardAdditionResultViewModel } from '@/ui/cards/card-addition-result-view-model'
import { LoansForNewCardViewModel } from '@/ui/cards/loans-for-new-card-view-model'
import { NewCardSummaryViewModel } from '@/ui/cards/new-card-summary-view-model'
import { NewCardViewModel } from '@/ui/cards/new-card-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { aCardPayableLoan } from '#tests/domain/cards/a-debit-card'
import { MyCardsPage, paulaCustomer, typeCardDetails } from './a-card-page'

const payableLoans = [
  aCardPayableLoan(),
  aCardPayableLoan({ externalId: '40137745', installmentAmount: cents(15) }),
]

describe('the loans for a new card', () => {
  it('start unchosen, and the customer cannot continue without choosing one', async () => {
    const page = new MyCardsPage(addresses.cardLoans.path)
    page.gateway.loansThatAcceptCardAnswer = success(payableLoans)
    const model = await page.openScreen(LoansForNewCardViewModel)
    expect([model.hasChosenLoans, model.chosenExternalIds]).toEqual([false, []])
    model.continueToCardOrSummary()
    expect(page.path).toBe(addresses.cardLoans.path)
  })

  it('can be chosen and unchosen, and lead to the form', async () => {
    const page = new MyCardsPage(addresses.cardLoans.path)
    page.gateway.loansThatAcceptCardAnswer = success(payableLoans)
    const model = await page.openScreen(LoansForNewCardViewModel)
    for (const id of ['40128753', '40137745', '40128753']) model.toggleLoan(id)
    model.continueToCardOrSummary()
    expect(page.path).toBe(addresses.newCard.path)
    expect(page.cardAdditionInProgress.chosenLoans()).toEqual([payableLoans[1]])
  })

  it('stay chosen when the customer returns, and a typed card leads to the summary', async () => {
    const page = new MyCardsPage(addresses.cardLoans.path)
    page.gateway.loansThatAcceptCardAnswer = success(payableLoans)
    page.storeChosenLoanAndTypedCard()
    const model = await page.openScreen(LoansForNewCardViewModel)
    expect(model.chosenExternalIds).toEqual(['40128753'])
    model.continueToCardOrSummary()
    expect(page.path).toBe(addresses.newCardSummary.path)
  })
})

describe('the steps of adding a card', () => {
  it('are forgotten when another customer logs in', async () => {
    const page = new MyCardsPage(addresses.newCardSummary.path)
    page.storeChosenLoanAndTypedCard()
    page.signIn({ ...paulaCustomer, customerId: 'c-8f21d04b' })
    const model = await page.openScreen(NewCardSummaryViewModel)
    await model.confirmNewCard()
    expect([page.path, page.gateway.sentCards]).toEqual([addresses.cards.path, []])
  })
})

describe('the form of a new card', () => {
  it('shows all errors at once, and stays', async () => {
    const page = new MyCardsPage(addresses.newCard.path)
    page.cardAdditionInProgress.chooseLoans(payableLoans)
    const model = await page.openScreen(NewCardViewModel)
    model.cardForm.clearOwner()
    model.submit()
    expect(model.state.phase === 'typing' && model.state.errors).toHaveLength(5)
    expect(page.path).toBe(addresses.newCard.path)
  })

  it('leads to the summary, and keeps what the customer typed when they return', async () => {
    const page = new MyCardsPage(addresses.newCard.path)
    page.cardAdditionInProgress.chooseLoans(payableLoans)
    const model = await page.openScreen(NewCardViewModel)
    typeCardDetails(model.cardForm)
    model.submit()
    expect(page.path).toBe(addresses.newCardSummary.path)
    await page.openScreen(NewCardSummaryViewModel)
    expect(model.cardForm.card.number).toBe('')
    page.navigation.goTo(addresses.newCard.path)
    const again = await page.openScreen(NewCardViewModel)
    expect([again.cardForm.card.number, again.cardForm.card.holder]).toEqual([
      '4517 6500 1234 4821',
      'Paula Navarro',
    ])
  })
})

async function openNewCardSummary(page = new MyCardsPage(addresses.newCardSummary.path)) {
  page.storeChosenLoanAndTypedCard()
  return { page, model: await page.openScreen(NewCardSummaryViewModel) }
}

describe('the summary of a new card', () => {
  it('sends the card once when the customer presses twice, and shows the result', async () => {
    const { page, model } = await openNewCardSummary()
    await Promise.all([model.confirmNewCard(), model.confirmNewCard()])
    expect(page.gateway.receivedCalls).toEqual(['add to 40128753'])
    expect(page.gateway.sentCards).toEqual([
      {
        number: '4517650012344821',
        holder: 'Paula Navarro',
        expiryMonth: '12',
        expiryYear: '30',
        securityCode: '123',
        dni: '31447902',
      },
    ])
    expect(page.path).toBe(addresses.newCardResult.path)
    expect((await page.openScreen(CardAdditionResultViewModel)).resultContent).toMatchObject({
      tone: 'good',
      subtitle: 'Desde la próxima cuota debitamos de tu Visa 4821.',
    })
    expect([
      page.cardAdditionInProgress.enteredCard.typedCard(),
      page.cardAdditionInProgress.chosenLoans(),
    ]).toEqual([undefined, []])
    page.navigation.goTo(addresses.newCard.path)
    await page.openScreen(NewCardViewModel)
    expect(page.path).toBe(addresses.cards.path)
  })

  it('forgets the number and the code as soon as they are sent', async () => {
    const { page, model } = await openNewCardSummary()
    const pending = new ManuallyResolvedAnswer<CardChangeAnswer>()
    page.gateway.addCardAnswer = pending.promise
    const sending = model.confirmNewCard()
    expect(page.cardAdditionInProgress.enteredCard.typedCard()).toMatchObject({
      number: '',
      securityCode: '',
      holder: 'Paula Navarro',
    })
    pending.resolveWith(success({}))
    await sending
  })

  it('asks for the number and the code again on a page restored by the browser', async () => {
    const { page, model } = await openNewCardSummary()
    model.forgetSecrets()
    await model.confirmNewCard()
    expect([page.path, page.gateway.sentCards]).toEqual([addresses.newCard.path, []])
  })
})

it('the number and the code of a new card are never stored in the browser nor written in an address', async () => {
  const page = new MyCardsPage(addresses.cardLoans.path)
  page.gateway.loansThatAcceptCardAnswer = success(payableLoans)
  const choice = await page.openScreen(LoansForNewCardViewModel)
  choice.toggleLoan('40128753')
  choice.continueToCardOrSummary()
  const form = await page.openScreen(NewCardViewModel)
  typeCardDetails(form.cardForm, { securityCode: '794' })
  form.submit()
  const visited = [page.navigation.address()]
  const summary = await page.openScreen(NewCardSummaryViewModel)
  const storedTexts = [[...page.localStorageContent.textsByKey.values()].join(' ')]
  await summary.confirmNewCard()
  visited.push(page.navigation.address())
  storedTexts.push([...page.localStorageContent.textsByKey.values()].join(' '))
  const texts = [...visited, ...storedTexts].join(' ')
  expect(texts).toContain('Paula')
  for (const secret of ['4517650012344821', '4517 6500 1234 4821', '794']) expect(texts).not.toContain(secret)
})
