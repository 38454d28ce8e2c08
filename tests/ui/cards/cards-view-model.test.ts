import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { addresses } from '@/ui/addresses'
import { CardDetailViewModel } from '@/ui/cards/card-detail-view-model'
import { CardsNotLoadedViewModel } from '@/ui/cards/cards-not-loaded-view-model'
import { CardsViewModel } from '@/ui/cards/cards-view-model'
import { NoCardsViewModel } from '@/ui/cards/no-cards-view-model'
import { aCardPayableLoan, aDebitCard } from '#tests/domain/cards/a-debit-card'
import { MyCardsPage, dniOfCustomerWhoCannotAddCard, paulaCustomer } from './a-card-page'

describe('the list of cards', () => {
  it('shows the cards in the order of the lender', async () => {
    const page = new MyCardsPage()
    const cards = [aDebitCard({ cardId: 'td-2' }), aDebitCard()]
    page.gateway.cardsAnswer = success(cards)
    expect((await page.openScreen(CardsViewModel)).asyncState.state).toEqual({ phase: 'listed', cards })
  })

  it.each([
    ['31447902', 'offered'],
    [dniOfCustomerWhoCannotAddCard, 'hidden'],
  ])('for the DNI %s has the entry to add a card %s, also on the empty page', async (dni, adding) => {
    const page = new MyCardsPage('/mis-tarjetas', { dni })
    page.gateway.cardsAnswer = success([aDebitCard()])
    expect((await page.openScreen(CardsViewModel)).addButtonVisibility).toBe(adding)
    expect((await page.openScreen(NoCardsViewModel)).addButtonVisibility).toBe(adding)
  })

  it('stays on screen when the session is over, because the route guard opens the login', async () => {
    const page = new MyCardsPage()
    page.gateway.cardsAnswer = failure({ kind: 'session-ended' })
    page.sessions.closeSession('expired')
    await page.openScreen(CardsViewModel)
    expect(page.path).toBe(addresses.cards.path)
  })
})

it('the failure page shows a general sentence when the customer opens it by its address', async () => {
  const { message, retryPath } = await new MyCardsPage(addresses.cardFailure.path).openScreen(
    CardsNotLoadedViewModel,
  )
  expect(message).toBe('Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.')
  expect(retryPath).toBe(addresses.cards.path)
})

async function openListAndCard(page: MyCardsPage, card = aDebitCard()) {
  page.gateway.cardsAnswer = success([card])
  const list = await page.openScreen(CardsViewModel)
  list.openCard(card)
  expect(page.path).toBe(addresses.cardDetail.path)
  return page.openScreen(CardDetailViewModel)
}

describe('a card', () => {
  it('is shown with its loans and the name of its holder', async () => {
    const page = new MyCardsPage()
    page.gateway.loansPaidByCardAnswer = success([aCardPayableLoan()])
    const { state, asyncState, holderName } = await openListAndCard(page)
    expect(state).toEqual({ phase: 'shown', card: aDebitCard() })
    expect(asyncState.state).toEqual({ phase: 'listed', loans: [aCardPayableLoan()] })
    expect(holderName).toBe('Paula Navarro')
    expect(page.gateway.receivedCalls).toEqual(['cards', 'loans of td-1'])
  })

  it('is forgotten when the customer leaves it, except to replace it', async () => {
    const page = new MyCardsPage()
    await openListAndCard(page, aDebitCard({ status: 'overdue' }))
    page.goToScreen(addresses.cardReplacement.path)
    expect(page.selectedCard.openedCard()?.cardId).toBe('td-1')
    await page.openScreen(CardDetailViewModel)
    page.goToScreen('/inicio')
    expect(page.selectedCard.openedCard()).toBeUndefined()
  })

  it('is not shown to another customer who logs in', async () => {
    const page = new MyCardsPage()
    await openListAndCard(page)
    page.signIn({ ...paulaCustomer, customerId: 'c-8f21d04b' })
    expect(page.selectedCard.openedCard()).toBeUndefined()
  })

  it.each([
    ['active', 'hidden'],
    ['due-soon', 'hidden'],
    ['overdue', 'offered'],
    ['incollectible', 'offered'],
  ] as const)('that is %s has its replacement %s', async (status, replacement) => {
    expect((await openListAndCard(new MyCardsPage(), aDebitCard({ status }))).replaceButtonVisibility).toBe(
      replacement,
    )
  })
})
