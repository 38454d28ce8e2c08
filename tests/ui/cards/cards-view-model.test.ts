import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { addresses } from '@/ui/addresses'
import { CardDetailViewModel } from '@/ui/cards/card-detail-view-model'
import { CardFailureViewModel } from '@/ui/cards/card-failure-view-model'
import { CardsViewModel } from '@/ui/cards/cards-view-model'
import { NoCardsViewModel } from '@/ui/cards/no-cards-view-model'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { aCardLoan, aDebitCard } from '#tests/domain/cards/a-debit-card'
import { CardPage, closedDni, failures, paulaCustomer, settled } from './a-card-page'

describe('the list of cards', () => {
  it('shows the cards in the order of the lender', async () => {
    const page = new CardPage()
    const cards = [aDebitCard({ cardId: 'td-2' }), aDebitCard()]
    page.gateway.listed = success(cards)
    expect((await page.open(CardsViewModel)).answer.state).toEqual({ phase: 'listed', cards })
  })

  it('without cards gives way to the page that says so', async () => {
    const page = new CardPage()
    await page.open(CardsViewModel)
    expect(page.path).toBe(addresses.noCards.path)
  })

  it.each([
    ['31447902', 'offered'],
    [closedDni, 'hidden'],
  ])('of the DNI %s has the entry to add one %s, the empty page too', async (dni, adding) => {
    const page = new CardPage('/mis-tarjetas', { dni })
    page.gateway.listed = success([aDebitCard()])
    expect((await page.open(CardsViewModel)).adding).toBe(adding)
    expect((await page.open(NoCardsViewModel)).adding).toBe(adding)
  })

  it.each(failures)(
    'after %j gives way to the failure page, which says why and tries again',
    async (reason) => {
      const page = new CardPage()
      page.gateway.listed = failure(reason)
      await page.open(CardsViewModel)
      expect(page.path).toBe(addresses.cardFailure.path)
      const failed = await page.open(CardFailureViewModel)
      expect(failed.title).toBe('No pudimos cargar tus tarjetas')
      expect([failed.message, failed.retryPath]).toEqual([gatewayFailureText(reason), addresses.cards.path])
    },
  )

  it('stays where it is when the session is over: the login comes by itself', async () => {
    const page = new CardPage()
    page.gateway.listed = failure({ kind: 'session-ended' })
    page.sessions.close('expired')
    await page.open(CardsViewModel)
    expect(page.path).toBe(addresses.cards.path)
  })
})

it('the failure page that somebody opens by its address has a sentence of its own', async () => {
  const { message, retryPath } = await new CardPage(addresses.cardFailure.path).open(CardFailureViewModel)
  expect(message).toBe('Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.')
  expect(retryPath).toBe(addresses.cards.path)
})

async function openedCard(page: CardPage, card = aDebitCard()) {
  page.gateway.listed = success([card])
  const list = await page.open(CardsViewModel)
  list.open(card)
  expect(page.path).toBe(addresses.cardDetail.path)
  return page.open(CardDetailViewModel)
}

describe('a card', () => {
  it('is shown with its loans and the name of its holder', async () => {
    const page = new CardPage()
    page.gateway.linked = success([aCardLoan()])
    const { state, answer, holder } = await openedCard(page)
    expect(state).toEqual({ phase: 'shown', card: aDebitCard() })
    expect(answer.state).toEqual({ phase: 'listed', loans: [aCardLoan()] })
    expect(holder).toBe('Paula Navarro')
    expect(page.gateway.asked).toEqual(['cards', 'loans of td-1'])
  })

  it('that nobody opened from the list leads back to it', async () => {
    const page = new CardPage(addresses.cardDetail.path)
    await page.open(CardDetailViewModel)
    expect([page.path, page.gateway.asked]).toEqual([addresses.cards.path, []])
  })

  it('is forgotten when it is left, and not on the way to its replacement', async () => {
    const page = new CardPage()
    await openedCard(page, aDebitCard({ status: 'overdue' }))
    page.leaveTo(addresses.cardReplacement.path)
    expect(page.inHand.current()?.cardId).toBe('td-1')
    await page.open(CardDetailViewModel)
    page.leaveTo('/inicio')
    expect(page.inHand.current()).toBeUndefined()
  })

  it('belongs to who opened it: somebody else who comes in has none in hand', async () => {
    const page = new CardPage()
    await openedCard(page)
    page.signIn({ ...paulaCustomer, customerId: 'c-8f21d04b' })
    expect(page.inHand.current()).toBeUndefined()
  })

  it.each([
    ['active', 'hidden'],
    ['due-soon', 'hidden'],
    ['overdue', 'offered'],
    ['incollectible', 'offered'],
  ] as const)('that is %s has its replacement %s', async (status, replacement) => {
    expect((await openedCard(new CardPage(), aDebitCard({ status }))).replacement).toBe(replacement)
  })

  it('that expired says what to do', async () => {
    const { state } = await openedCard(new CardPage(), aDebitCard({ status: 'overdue' }))
    expect(state).toMatchObject({
      advice: {
        tone: 'bad',
        title: 'Vencida',
        text: 'Esta tarjeta venció. Reemplazala para que tus cuotas se sigan debitando.',
      },
    })
  })

  it.each(failures)(
    'stays on screen when its loans fail with %j, and they are asked for again',
    async (reason) => {
      const page = new CardPage()
      page.gateway.linked = failure(reason)
      const model = await openedCard(page)
      expect([model.state.phase, model.answer.state.phase]).toEqual(['shown', 'failed'])
      expect(page.toastTexts).toEqual([myCardsTexts.getLoansByCardIdError])
      page.gateway.linked = success([])
      await model.answer.retry()
      await settled()
      expect(model.answer.state).toEqual({ phase: 'listed', loans: [] })
    },
  )
})
