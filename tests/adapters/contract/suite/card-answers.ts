import { cardRefusalCodes as codes } from '@/adapters/contract/refusals'
import { cardsContract } from '@/adapters/contract/cards.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow } from './portal-client'

const signedInAsPaula = { signedInPersonaId: 'paula' } as const
const overdueCardId = 'td-d5b3612a'
const activeCardId = 'td-b72e5a10'
const idOfLoanWithoutCard = '40155604'
const expectedJsonSuccessAnswer = { status: 200, contentType: 'application/json' }

const idempotencyKey = 'key-of-a-card'

const addCardCallInput = {
  loanIDs: [idOfLoanWithoutCard],
  debitCardRequestDTO: {
    customerName: 'Paula Navarro',
    cardNumber: '4517650012344821',
    expirationMonth: '09',
    expirationYear: '28',
    cvvCode: '123',
  },
}

const replaceCardCallInput = {
  dni: '31447902',
  debitCardNumber: '4517650012344821',
  month: '09',
  year: '28',
  ccv: '123',
  applyForAllLoans: false,
} as const

export const cardSuccessCases: readonly ContractCase[] = [
  createContractCase(cardsContract.listCards, {
    title: 'returns the cards',
    ...signedInAsPaula,
    input: { path: {} },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(cardsContract.listCards, {
    title: 'returns an empty list without cards',
    signedInPersonaId: 'sergio',
    input: { path: {} },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(cardsContract.listLinkedLoans, {
    title: 'returns the loans of a card',
    ...signedInAsPaula,
    input: { path: { cardId: overdueCardId } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(cardsContract.listLinkableLoans, {
    title: 'returns the loans without a card',
    ...signedInAsPaula,
    input: { path: {} },
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'cards.addCard',
    title: 'adds a card, which is listed',
    ...signedInAsPaula,
    makeCall: async ({ client }) => {
      await client.send(cardsContract.addCard, { path: {}, body: addCardCallInput, idempotencyKey })
      const listed = successValueOrThrow(await client.send(cardsContract.listCards, { path: {} }))
      return createResultFromCondition(
        listed.at(-1)?.number === 'XXXXXXXXXXXX4821' && listed.length === 5,
        listed,
      )
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'cards.adherenceTerms',
    title: 'returns a PDF, byte by byte',
    ...signedInAsPaula,
    makeCall: async ({ client }) => {
      const input = { path: {}, body: { loanIDs: [idOfLoanWithoutCard] } }
      const terms = successValueOrThrow(await client.send(cardsContract.adherenceTerms, input))
      const text = new TextDecoder('latin1').decode(terms.bytes)
      return createResultFromCondition(
        text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'),
        text.slice(0, 8),
      )
    },
    expected: { status: 200, contentType: 'application/pdf' },
  },
  createContractCase(cardsContract.replaceByExisting, {
    title: 'replaces one card by another',
    ...signedInAsPaula,
    input: { path: { oldCardId: overdueCardId, newDebitCardId: activeCardId }, idempotencyKey },
    expected: { status: 204 },
  }),
  {
    call: 'cards.replaceByNew',
    title: 'replaces a card by a new one, by the token of the list',
    ...signedInAsPaula,
    makeCall: async ({ client }) => {
      const listed = successValueOrThrow(await client.send(cardsContract.listCards, { path: {} }))
      const token = listed.find(({ cardId }) => cardId === overdueCardId)?.token ?? ''
      const input = { path: { token }, body: replaceCardCallInput, idempotencyKey }
      return client.send(cardsContract.replaceByNew, input)
    },
    expected: { status: 200 },
  },
]

const cardNotFoundRefusal = { status: 404, code: 'CARD_NOT_FOUND' }
const cardHolderMismatchRefusal = { status: 409, code: 'CARD_HOLDER_MISMATCH' }

/** Tests of the API contract: one for each error code with which the lender declines a new card. */
const declinedCardCases = Object.entries(codes).map(([code, message]) =>
  createContractCase(cardsContract.addCard, {
    title: `reports that the card was refused: ${code}`,
    ...signedInAsPaula,
    demoState: { next: [{ call: 'cards.addCard', answer: { status: 409, code, message } }] },
    input: { path: {}, body: addCardCallInput, idempotencyKey },
    expected: { status: 409, code },
  }),
)

export const cardRefusalCases: readonly ContractCase[] = [
  ...declinedCardCases,
  createContractCase(cardsContract.listLinkedLoans, {
    title: "does not return another customer's card",
    signedInPersonaId: 'marta',
    input: { path: { cardId: overdueCardId } },
    expected: cardNotFoundRefusal,
  }),
  createContractCase(cardsContract.listLinkableLoans, {
    title: 'reports that no loan can be linked',
    ...signedInAsPaula,
    demoState: { set: { noLoans: true } },
    input: { path: {} },
    expected: { status: 409, code: 'NO_LOANS_TO_LINK' },
  }),
  createContractCase(cardsContract.addCard, {
    title: 'refuses a card in another name',
    ...signedInAsPaula,
    input: {
      path: {},
      body: {
        ...addCardCallInput,
        debitCardRequestDTO: { ...addCardCallInput.debitCardRequestDTO, customerName: 'Marta Giménez' },
      },
      idempotencyKey,
    },
    expected: cardHolderMismatchRefusal,
  }),
  createContractCase(cardsContract.addCard, {
    title: "does not link another customer's loan",
    ...signedInAsPaula,
    input: { path: {}, body: { ...addCardCallInput, loanIDs: ['40128753'] }, idempotencyKey },
    expected: { status: 404, code: 'LOAN_NOT_FOUND' },
  }),
  createContractCase(cardsContract.adherenceTerms, {
    title: "returns no terms for another customer's loan",
    ...signedInAsPaula,
    input: { path: {}, body: { loanIDs: ['40128753'] } },
    expected: { status: 404, code: 'LOAN_NOT_FOUND' },
  }),
  createContractCase(cardsContract.replaceByExisting, {
    title: 'finds no card of another customer',
    ...signedInAsPaula,
    input: { path: { oldCardId: overdueCardId, newDebitCardId: 'td-51c7a8e0' }, idempotencyKey },
    expected: cardNotFoundRefusal,
  }),
  createContractCase(cardsContract.replaceByNew, {
    title: 'finds no such token',
    ...signedInAsPaula,
    input: { path: { token: 'tk-otro' }, body: replaceCardCallInput, idempotencyKey },
    expected: cardNotFoundRefusal,
  }),
  {
    call: 'cards.replaceByNew',
    title: 'refuses a card in another name',
    ...signedInAsPaula,
    makeCall: async ({ client }) => {
      const listed = successValueOrThrow(await client.send(cardsContract.listCards, { path: {} }))
      const input = {
        path: { token: listed[2]?.token ?? '' },
        body: { ...replaceCardCallInput, dni: '28456123' },
        idempotencyKey,
      }
      return client.send(cardsContract.replaceByNew, input)
    },
    expected: cardHolderMismatchRefusal,
  },
  {
    call: 'cards.replaceByNew',
    title: 'refuses a card that the bank rejects',
    ...signedInAsPaula,
    makeCall: async ({ client }) => {
      const listed = successValueOrThrow(await client.send(cardsContract.listCards, { path: {} }))
      const body = { ...replaceCardCallInput, debitCardNumber: '4517650012340002' }
      const input = { path: { token: listed[2]?.token ?? '' }, body, idempotencyKey }
      return client.send(cardsContract.replaceByNew, input)
    },
    expected: { status: 409, code: 'CARD_REPLACEMENT_FAILED' },
  },
]
