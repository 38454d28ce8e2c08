import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { CardChangeAnswer } from '@/application/cards/card.port'
import { addresses } from '@/ui/addresses'
import { AddedCardViewModel } from '@/ui/cards/added-card-view-model'
import { CardFailureViewModel } from '@/ui/cards/card-failure-view-model'
import { LoanChoiceViewModel } from '@/ui/cards/loan-choice-view-model'
import { NewCardSummaryViewModel } from '@/ui/cards/new-card-summary-view-model'
import { NewCardViewModel } from '@/ui/cards/new-card-view-model'
import { NoLoansViewModel } from '@/ui/cards/no-loans-view-model'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { cardChangeUnknownText } from '@/ui/texts/my-cards.texts'
import { PendingAnswer } from '#tests/support/loan-builders'
import { aCardLoan } from '#tests/domain/cards/a-debit-card'
import { CardPage, closedDni, failures, paulaCustomer, typeCard, type ScreenModel } from './a-card-page'
import { refused } from '#tests/application/cards/memory-card-gateway'

const loans = [aCardLoan(), aCardLoan({ externalId: '40137745', installment: cents(15) })]

describe('the loans for a new card', () => {
  it('are none at first, and one cannot go on without any', async () => {
    const page = new CardPage(addresses.cardLoans.path)
    page.gateway.linkable = success(loans)
    const model = await page.open(LoanChoiceViewModel)
    expect([model.isReady, model.chosen]).toEqual([false, []])
    model.goOn()
    expect(page.path).toBe(addresses.cardLoans.path)
  })

  it('are marked and unmarked, and lead to the form', async () => {
    const page = new CardPage(addresses.cardLoans.path)
    page.gateway.linkable = success(loans)
    const model = await page.open(LoanChoiceViewModel)
    for (const id of ['40128753', '40137745', '40128753']) model.toggle(id)
    model.goOn()
    expect(page.path).toBe(addresses.newCard.path)
    expect(page.addition.loans()).toEqual([loans[1]])
  })

  it('that were chosen before are marked again, and a card that was typed leads to the summary', async () => {
    const page = new CardPage(addresses.cardLoans.path)
    page.gateway.linkable = success(loans)
    page.prepareCard()
    const model = await page.open(LoanChoiceViewModel)
    expect(model.chosen).toEqual(['40128753'])
    model.goOn()
    expect(page.path).toBe(addresses.newCardSummary.path)
  })

  it('that are not there any more are not marked', async () => {
    const page = new CardPage(addresses.cardLoans.path)
    page.prepareCard()
    page.gateway.linkable = success([aCardLoan({ externalId: '40137745' })])
    expect((await page.open(LoanChoiceViewModel)).isReady).toBe(false)
  })

  it.each([
    ['by word', failure({ kind: 'no-loans' } as const)],
    ['by an empty list', success([])],
  ])('that do not exist, %s, have a page of their own', async (_, report) => {
    const page = new CardPage(addresses.cardLoans.path)
    page.gateway.linkable = report
    await page.open(LoanChoiceViewModel)
    expect(page.path).toBe(addresses.noCardLoans.path)
  })

  it.each(failures)('that fail with %j lead to the failure page, which tries them again', async (reason) => {
    const page = new CardPage(addresses.cardLoans.path)
    page.gateway.linkable = failure(reason)
    await page.open(LoanChoiceViewModel)
    expect(page.path).toBe(addresses.cardFailure.path)
    const failed = await page.open(CardFailureViewModel)
    expect(failed.title).toBe('No pudimos cargar tus préstamos')
    expect([failed.message, failed.retryPath]).toEqual([gatewayFailureText(reason), addresses.cardLoans.path])
  })

  it('are cancelled back to the list, and all is forgotten', async () => {
    const page = new CardPage(addresses.cardLoans.path)
    page.gateway.linkable = success(loans)
    page.prepareCard()
    const model = await page.open(LoanChoiceViewModel)
    model.cancel()
    page.leaveTo(page.path)
    expect(page.path).toBe(addresses.cards.path)
    expect([page.addition.loans(), page.addition.card.typed()]).toEqual([[], undefined])
  })
})

describe('the steps of adding a card', () => {
  it.each([
    [addresses.cardLoans.path, LoanChoiceViewModel],
    [addresses.newCard.path, NewCardViewModel],
    [addresses.newCardSummary.path, NewCardSummaryViewModel],
    [addresses.newCardResult.path, AddedCardViewModel],
    [addresses.noCardLoans.path, NoLoansViewModel],
  ])('at %s are closed where cards cannot be added yet', async (path, screen) => {
    const page = new CardPage(path, { dni: closedDni })
    page.prepareCard()
    page.endAddition()
    await page.open<ScreenModel>(screen)
    expect([page.path, page.gateway.asked]).toEqual([addresses.cards.path, []])
  })

  it.each([
    [addresses.newCard.path, NewCardViewModel],
    [addresses.newCardSummary.path, NewCardSummaryViewModel],
    [addresses.newCardResult.path, AddedCardViewModel],
  ])('at %s lead back to the list without what came before', async (path, screen) => {
    const page = new CardPage(path)
    await page.open<ScreenModel>(screen)
    expect(page.path).toBe(addresses.cards.path)
  })

  it('at the summary lead back to the list when there are loans and no card', async () => {
    const page = new CardPage(addresses.newCardSummary.path)
    page.addition.chooseLoans(loans)
    await page.open(NewCardSummaryViewModel)
    expect(page.path).toBe(addresses.cards.path)
  })

  it('belong to who began them', async () => {
    const page = new CardPage(addresses.newCardSummary.path)
    page.prepareCard()
    page.signIn({ ...paulaCustomer, customerId: 'c-8f21d04b' })
    const model = await page.open(NewCardSummaryViewModel)
    await model.confirm()
    expect([page.path, page.gateway.sent]).toEqual([addresses.cards.path, []])
  })
})

describe('the form of a new card', () => {
  it('tells everything that is wrong at once, and stays', async () => {
    const page = new CardPage(addresses.newCard.path)
    page.addition.chooseLoans(loans)
    const model = await page.open(NewCardViewModel)
    model.entry.emptyOwner()
    model.submit()
    expect(model.state.phase === 'typing' && model.state.errors).toHaveLength(5)
    expect(page.path).toBe(addresses.newCard.path)
  })

  it('leads to the summary, and back to what was typed', async () => {
    const page = new CardPage(addresses.newCard.path)
    page.addition.chooseLoans(loans)
    const model = await page.open(NewCardViewModel)
    typeCard(model.entry)
    model.submit()
    expect(page.path).toBe(addresses.newCardSummary.path)
    await page.open(NewCardSummaryViewModel)
    expect(model.entry.card.number).toBe('')
    page.navigation.go(addresses.newCard.path)
    const again = await page.open(NewCardViewModel)
    expect([again.entry.card.number, again.entry.card.holder]).toEqual([
      '4517 6500 1234 4821',
      'Paula Navarro',
    ])
  })
})

async function atSummary(page = new CardPage(addresses.newCardSummary.path)) {
  page.prepareCard()
  return { page, model: await page.open(NewCardSummaryViewModel) }
}

describe('the summary of a new card', () => {
  it('tells the card without its number, the loans and their total', async () => {
    const { model } = await atSummary()
    expect(model.state).toEqual({
      phase: 'asking',
      summary: {
        card: {
          brand: 'visa',
          name: 'Visa 4821',
          title: 'Visa',
          type: 'Débito',
          digits: 'xxxx 4821',
          expiry: '12/30',
          holder: 'Paula Navarro',
        },
        loans: [aCardLoan()],
        total: cents(1_262_500),
      },
    })
  })

  it('sends the card once for two presses, and tells its end', async () => {
    const { page, model } = await atSummary()
    await Promise.all([model.confirm(), model.confirm()])
    expect(page.gateway.asked).toEqual(['add to 40128753'])
    expect(page.gateway.sent).toEqual([
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
    expect((await page.open(AddedCardViewModel)).report).toMatchObject({
      tone: 'good',
      subtitle: 'Desde la próxima cuota debitamos de tu tarjeta de débito 4821.',
    })
    expect([page.addition.card.typed(), page.addition.loans()]).toEqual([undefined, []])
    page.navigation.go(addresses.newCard.path)
    await page.open(NewCardViewModel)
    expect(page.path).toBe(addresses.cards.path)
  })

  it('gives up number and code as soon as they are sent', async () => {
    const { page, model } = await atSummary()
    const pending = new PendingAnswer<CardChangeAnswer>()
    page.gateway.added = pending.promise
    const sending = model.confirm()
    expect(page.addition.card.typed()).toMatchObject({
      number: '',
      securityCode: '',
      holder: 'Paula Navarro',
    })
    pending.give(success({}))
    await sending
  })

  it.each(failures)('after %j tells it, and the form has all but number and code', async (reason) => {
    const { page, model } = await atSummary()
    page.gateway.added = failure(reason)
    await model.confirm()
    expect(page.path).toBe(addresses.newCardResult.path)
    const { report } = await page.open(AddedCardViewModel)
    expect(report?.message).toBe(cardChangeUnknownText({ cause: reason }))
    expect([report?.first, report?.second]).toContainEqual({
      to: addresses.newCard.path,
      label: 'Volver a cargar la tarjeta',
    })
    page.navigation.go(addresses.newCard.path)
    const { entry } = await page.open(NewCardViewModel)
    expect([entry.card.number, entry.card.securityCode]).toEqual(['', ''])
    expect([entry.card.holder, entry.card.expiry, entry.card.dni]).toEqual([
      'Paula Navarro',
      '12/30',
      '31447902',
    ])
  })

  it('says in place that the card is in another name, and asks for another one', async () => {
    const { page, model } = await atSummary()
    page.gateway.added = refused({ kind: 'other-holder' })
    await model.confirm()
    expect([model.state, page.path]).toEqual([{ phase: 'other-holder' }, addresses.newCardSummary.path])
    model.typeAgain()
    expect(page.path).toBe(addresses.newCard.path)
  })

  it('of a page that was put aside asks for number and code again', async () => {
    const { page, model } = await atSummary()
    model.putAside()
    await model.confirm()
    expect([page.path, page.gateway.sent]).toEqual([addresses.newCard.path, []])
  })
})

it('number and code are in nothing that the browser keeps, nor in an address', async () => {
  const page = new CardPage(addresses.cardLoans.path)
  page.gateway.linkable = success(loans)
  const choice = await page.open(LoanChoiceViewModel)
  choice.toggle('40128753')
  choice.goOn()
  const form = await page.open(NewCardViewModel)
  typeCard(form.entry, { securityCode: '794' })
  form.submit()
  const visited = [page.navigation.address()]
  const summary = await page.open(NewCardSummaryViewModel)
  const kept = [[...page.kept.texts.values()].join(' ')]
  await summary.confirm()
  visited.push(page.navigation.address())
  kept.push([...page.kept.texts.values()].join(' '))
  const texts = [...visited, ...kept].join(' ')
  expect(texts).toContain('Paula')
  for (const secret of ['4517650012344821', '4517 6500 1234 4821', '794']) expect(texts).not.toContain(secret)
})
