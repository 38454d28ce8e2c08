import { describe, expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { failure, success } from '@/domain/shared/result'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import type { CardGateway } from '@/application/cards/card.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { BrowserWithFakeBackEnd } from './connected-browser'

/** Idempotency key and owner of the requests with which Paula adds or replaces a card. */
const ownerAndIdempotencyKey = {
  idempotencyKey: 'key-of-paula',
  owner: { identifiedBy: 'session', taxId: cuit('27314479020') },
} as const

const newCard = {
  dni: '31447902',
  holder: 'Paula Navarro',
  number: '4517650012344821',
  expiryMonth: '12',
  expiryYear: '30',
  securityCode: '123',
}
const addCardRequest = { externalIds: ['40155604'], card: newCard, ...ownerAndIdempotencyKey }

function signInPaula(): { readonly browser: BrowserWithFakeBackEnd; readonly gateway: CardGateway } {
  const browser = new BrowserWithFakeBackEnd()
  browser.signIn('paula')
  return { browser, gateway: browser.openTab().gateways.cards }
}

describe('the calls of My Cards', () => {
  it("read the cards in the portal's terms", async () => {
    const cards = await signInPaula().gateway.debitCards()
    expect(cards.ok && [cards.value[0], cards.value[2]]).toEqual([
      {
        cardId: 'td-b72e5a10',
        replacementToken: 'tk-td-b72e5a10',
        brand: 'visa',
        type: 'Débito',
        lastDigits: '3308',
        status: 'active',
        expiry: { month: 12, year: 2028 },
      },
      {
        cardId: 'td-d5b3612a',
        replacementToken: 'tk-td-d5b3612a',
        brand: 'maestro',
        lastDigits: '0926',
        status: 'overdue',
        expiry: { month: 10, year: 2025 },
      },
    ])
  })

  it.each(['4507991234563308', '4507 9912 3456 3308', '450799XXXXXX3308'])(
    'accept no more than the last four digits of %s',
    async (number) => {
      const { browser, gateway } = signInPaula()
      const card = { cardId: 'td-1', token: 'tk-1', status: 'ACTIVE', expirationDate: '2028-12-31' }
      const body = [{ ...card, number, brand: `Visa Débito ${number}` }]
      browser.setNextAnswer('cards.listCards', { status: 200, body })
      expect(await gateway.debitCards()).toEqual(
        success([
          {
            cardId: 'td-1',
            replacementToken: 'tk-1',
            brand: 'visa',
            type: 'Débito',
            lastDigits: '3308',
            status: 'active',
            expiry: { month: 12, year: 2028 },
          },
        ]),
      )
    },
  )

  it('read the loans in cents', async () => {
    const { gateway } = signInPaula()
    expect(await gateway.loansPaidByCard('td-b72e5a10')).toEqual(
      success([
        {
          externalId: '40137745',
          subproductId: 38,
          installmentCount: 12,
          currentInstallmentNumber: 4,
          installmentAmount: 2_648_035,
        },
      ]),
    )
    const linkable = await gateway.loansThatAcceptCard()
    expect(linkable.ok && linkable.value[0]).toEqual({
      externalId: '40155604',
      subproductId: 7,
      commerceName: 'Óptica del Centro',
      installmentCount: 6,
      currentInstallmentNumber: 3,
      installmentAmount: 1_076_040,
    })
  })

  it('report that no loan is left for a card', async () => {
    const { browser, gateway } = signInPaula()
    browser.backEnd.changeDemoState({ set: { noLoans: true } })
    expect(await gateway.loansThatAcceptCard()).toEqual(failure({ kind: 'no-loans' }))
  })

  it('send a new card as the contract defines it', async () => {
    const { browser, gateway } = signInPaula()
    expect(await gateway.addCard(addCardRequest)).toEqual(success({}))
    expect(await browser.requests.at(-1)?.json()).toEqual({
      loanIDs: ['40155604'],
      debitCardRequestDTO: {
        customerName: 'Paula Navarro',
        cardNumber: '4517650012344821',
        expirationMonth: '12',
        expirationYear: '30',
        cvvCode: '123',
      },
    })
  })

  it('send a replacement card, never for all loans', async () => {
    const { browser, gateway } = signInPaula()
    expect(
      await gateway.replaceWithNewCard({
        replacementToken: 'tk-td-d5b3612a',
        card: newCard,
        ...ownerAndIdempotencyKey,
      }),
    ).toEqual(success({}))
    expect(new URL(browser.requests.at(-1)?.url ?? '').pathname).toBe(
      '/api/myCards/replace-card/tk-td-d5b3612a/with-new-card',
    )
    expect(await browser.requests.at(-1)?.json()).toEqual({
      dni: '31447902',
      debitCardNumber: '4517650012344821',
      month: '12',
      year: '30',
      ccv: '123',
      applyForAllLoans: false,
    })
  })

  it('replace one card by another', async () => {
    const { browser, gateway } = signInPaula()
    const cards = { cardId: 'td-d5b3612a', newCardId: 'td-b72e5a10', ...ownerAndIdempotencyKey }
    expect(await gateway.replaceWithSavedCard(cards)).toEqual(success({}))
    expect(new URL(browser.requests.at(-1)?.url ?? '').pathname).toBe(
      '/api/myCards/replace-card/td-d5b3612a/with/td-b72e5a10',
    )
  })

  it('return the terms as a file', async () => {
    const terms = await signInPaula().gateway.directDebitTerms(['40155604'])
    expect(terms.ok && terms.value.contentType).toBe('application/pdf')
    expect(terms.ok && (await terms.value.blob.text()).slice(0, 5)).toBe('%PDF-')
  })

  it("report another customer's card and an unsuitable one by their kinds", async () => {
    const { gateway } = signInPaula()
    const otherHolder = failure({ kind: 'rejected', reason: { kind: 'other-holder' } })
    expect(
      await gateway.addCard({ ...addCardRequest, card: { ...newCard, holder: 'Marta Giménez' } }),
    ).toEqual(otherHolder)
    expect(
      await gateway.replaceWithNewCard({
        replacementToken: 'tk-td-d5b3612a',
        card: { ...newCard, dni: '28456123' },
        ...ownerAndIdempotencyKey,
        idempotencyKey: 'key-2',
      }),
    ).toEqual(otherHolder)
    expect(
      await gateway.replaceWithNewCard({
        replacementToken: 'tk-td-d5b3612a',
        card: { ...newCard, number: '4517650012340002' },
        ...ownerAndIdempotencyKey,
        idempotencyKey: 'key-3',
      }),
    ).toEqual(failure({ kind: 'rejected', reason: { kind: 'not-replaceable' } }))
  })
})

const gatewayMethodsAndCalls: readonly (readonly [CallName, (gateway: CardGateway) => Promise<unknown>])[] = [
  ['cards.listCards', (gateway) => gateway.debitCards()],
  ['cards.listLinkedLoans', (gateway) => gateway.loansPaidByCard('td-b72e5a10')],
  ['cards.listLinkableLoans', (gateway) => gateway.loansThatAcceptCard()],
  ['cards.addCard', (gateway) => gateway.addCard(addCardRequest)],
  ['cards.adherenceTerms', (gateway) => gateway.directDebitTerms(['40155604'])],
  [
    'cards.replaceByExisting',
    (gateway) =>
      gateway.replaceWithSavedCard({
        cardId: 'td-d5b3612a',
        newCardId: 'td-b72e5a10',
        ...ownerAndIdempotencyKey,
      }),
  ],
  [
    'cards.replaceByNew',
    (gateway) =>
      gateway.replaceWithNewCard({
        replacementToken: 'tk-td-d5b3612a',
        card: newCard,
        ...ownerAndIdempotencyKey,
      }),
  ],
]

const failureMessage = 'No se pudo.'

const answersWithExpectedFailure: readonly (readonly [string, DemoNextCallAnswer, GatewayFailure])[] = [
  ...[400, 403, 404, 409].map(
    (status) =>
      [
        `${status}`,
        { status, code: 'SOMETHING', message: failureMessage },
        { kind: 'server-failure', message: failureMessage },
      ] as const,
  ),
  ['500 without a word', { status: 500 }, { kind: 'server-failure', mayBeDone: true }],
  [
    '500',
    { status: 500, code: 'SOMETHING', message: failureMessage },
    { kind: 'server-failure', message: failureMessage, mayBeDone: true },
  ],
  ['no network', 'network-error', { kind: 'no-answer' }],
  ['an answer that is lost', 'lost-answer', { kind: 'no-answer' }],
]

describe.each(gatewayMethodsAndCalls)('%s', (call, ask) => {
  it.each(answersWithExpectedFailure)('fails with %s', async (_, answer, expected) => {
    const { browser, gateway } = signInPaula()
    browser.setNextAnswer(call, answer)
    expect(await ask(gateway)).toEqual(failure(expected))
  })

  it('fails when the session is over', async () => {
    const { browser, gateway } = signInPaula()
    browser.expireRefreshToken()
    expect(await ask(gateway)).toEqual(failure({ kind: 'session-ended' }))
  })
})

it.each(gatewayMethodsAndCalls.filter(([call]) => /list/.test(call)))(
  '%s reports an unreadable answer',
  async (call, ask) => {
    const { browser, gateway } = signInPaula()
    browser.setNextAnswer(call, 'malformed')
    expect(await ask(gateway)).toEqual(failure({ kind: 'unreadable', reference: call }))
  },
)
