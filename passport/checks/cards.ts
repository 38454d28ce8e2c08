import { randomUUID } from 'node:crypto'
import { cardRefusalCodes } from '@/adapters/contract/refusals'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/transport'
import {
  fieldOf,
  listOrEmpty,
  nonEmptyText,
  requireTestCard,
  requireValue,
  type CheckContext,
} from '#passport/check-context'
import { runCheckOfOptionalCall } from '#passport/optional-calls'
import {
  CheckCouldNotRunError,
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import type { TestCustomerRole, TestCard } from '#passport/passport-profile'
import { findAnswerDifferences } from './answer-differences'
import { findApprovedAlthoughRefusedProblems, requestOperationStatus } from './operation-status'

const { cards } = apiContracts

/** Checks of adding and replacing cards. Source: CAR-06 to CAR-09. */
export const cardChecks: readonly Check[] = [
  {
    requirement: 'TARJETA-1',
    changeDescription: 'testCard queda guardada para quien está al día, y asociada a uno de sus préstamos',
    run: async (context) =>
      runCheckOfOptionalCall(context, cards.listCards, () => checkCardAddedOnce(context)),
  },
  {
    requirement: 'TARJETA-2',
    changeDescription: 'nada, si el servidor cumple: testCard, ya vencida, para quien está al día',
    run: async (context) =>
      runCheckOfOptionalCall(context, cards.listCards, () => checkExpiredCardIsRefused(context)),
  },
  {
    requirement: 'TARJETA-3',
    changeDescription: 'una tarjeta vencida de replacing se reemplaza por otra que ya tiene',
    run: async (context) =>
      runCheckOfOptionalCall(context, cards.listCards, () => checkReplacementByExistingCard(context)),
  },
  {
    requirement: 'TARJETA-4',
    changeDescription: 'otra tarjeta vencida de replacing se reemplaza por testCard',
    run: async (context) =>
      runCheckOfOptionalCall(context, cards.listCards, () => checkReplacementByNewCard(context)),
  },
]

const cardsNotOffered = notApplicableOutcome('No administra tarjetas.')

/** A card in the lender's list of cards, with the loans that it pays. */
interface ListedCard {
  readonly cardId: string
  /** Token that names the card in a request that replaces it. */
  readonly token: string
  /** Whether the card can pay: its status is `ACTIVE` or `DUE_SOON`. */
  readonly isUsable: boolean
  readonly loanIds: readonly string[]
}

/** Returns the cards of a customer, each with the loans that it pays. */
async function requestCards(
  context: CheckContext,
  role: TestCustomerRole,
): Promise<readonly ListedCard[] | 'not-offered'> {
  const { answer } = await context.sendAs(role, { call: cards.listCards })
  if (isNotOfferedStatus(answer?.status)) return 'not-offered'
  return Promise.all(
    listOrEmpty(answer?.json).map(async (card) => {
      const cardId = String(fieldOf(card, 'cardId'))
      const { answer: linkedLoansAnswer } = await context.sendAs(role, {
        call: cards.listLinkedLoans,
        pathParameters: { cardId },
      })
      return {
        cardId,
        token: String(fieldOf(card, 'token')),
        isUsable: ['ACTIVE', 'DUE_SOON'].includes(String(fieldOf(card, 'status'))),
        loanIds: listOrEmpty(linkedLoansAnswer?.json).map((loan) => String(fieldOf(loan, 'externalId'))),
      }
    }),
  )
}

/** Returns the id of a loan of the `upToDate` customer that no card pays. */
async function requestLinkableLoanId(context: CheckContext): Promise<string> {
  const { answer } = await context.sendAs('upToDate', { call: cards.listLinkableLoans })
  return requireValue(
    nonEmptyText(fieldOf(listOrEmpty(answer?.json)[0], 'externalId')),
    'Quien está al día no tiene préstamos sin tarjeta.',
  )
}

async function addCard(
  context: CheckContext,
  { number, month, year, ccv }: TestCard,
  { loanId, idempotencyKey }: { readonly loanId: string; readonly idempotencyKey: string },
): Promise<Exchange> {
  const { fullName } = await context.sessionOf('upToDate')
  const debitCardRequestDTO = {
    customerName: fullName,
    cardNumber: number,
    expirationMonth: month,
    expirationYear: year,
    cvvCode: ccv,
  }
  const body = { loanIDs: [loanId], debitCardRequestDTO }
  return context.sendAs('upToDate', { call: cards.addCard, body, idempotencyKey })
}

/** Adds the test card with the same request twice at the same time, and then a third time. */
async function checkCardAddedOnce(context: CheckContext): Promise<CheckOutcome> {
  const cardsBefore = await requestCards(context, 'upToDate')
  if (cardsBefore === 'not-offered') return cardsNotOffered
  const card = requireTestCard(context)
  const loanId = await requestLinkableLoanId(context)
  const idempotencyKey = randomUUID()
  const send = async () => addCard(context, card, { loanId, idempotencyKey })
  const exchanges = [...(await Promise.all([send(), send()])), await send()]
  return outcomeOfProblems([
    ...findAnswerDifferences(exchanges),
    ...(await findCardChangeProblems(context, 'upToDate', { exchanges, idempotencyKey })),
    ...(await findNewCardProblems(context, 'upToDate', { cardsBefore, loanIds: [loanId] })),
  ])
}

/** Error codes with which a lender refuses a card because of the card itself. */
const cardErrorCodes: ReadonlySet<string> = new Set([
  ...Object.keys(cardRefusalCodes),
  'CARD_HOLDER_MISMATCH',
  'CARD_REPLACEMENT_FAILED',
])

/**
 * Returns the problems of a change of cards: its last request failed, or its idempotency key does not report
 * it as approved. Throws `CheckCouldNotRunError` if the lender refuses the test card itself.
 */
async function findCardChangeProblems(
  context: CheckContext,
  role: TestCustomerRole,
  { exchanges, idempotencyKey }: { readonly exchanges: readonly Exchange[]; readonly idempotencyKey: string },
): Promise<readonly string[]> {
  const lastAnswer = exchanges.at(-1)?.answer
  const code = nonEmptyText(fieldOf(lastAnswer?.json, 'code')) ?? 'ninguno'
  if (cardErrorCodes.has(code))
    throw new CheckCouldNotRunError(`testCard no sirve para probar: respondió ${code}.`)
  const operationStatus = await requestOperationStatus(context, role, idempotencyKey)
  return [
    ...(lastAnswer !== undefined && lastAnswer.status < 300
      ? []
      : [`Respondió ${lastAnswer?.status ?? 'nada'} con code ${code}.`]),
    ...(operationStatus.status === 'APPROVED'
      ? []
      : [`El estado de la clave es ${String(operationStatus.status)}.`]),
  ]
}

/** Returns the problems unless the customer has exactly one new card, and it pays these loans. */
async function findNewCardProblems(
  context: CheckContext,
  role: TestCustomerRole,
  {
    cardsBefore,
    loanIds,
  }: { readonly cardsBefore: readonly ListedCard[]; readonly loanIds: readonly string[] },
): Promise<readonly string[]> {
  const earlierCardIds = new Set(cardsBefore.map(({ cardId }) => cardId))
  const cardsAfter = await requestCards(context, role)
  const addedCards =
    cardsAfter === 'not-offered' ? [] : cardsAfter.filter(({ cardId }) => !earlierCardIds.has(cardId))
  const [addedCard] = addedCards
  return [
    ...(addedCards.length === 1 ? [] : [`Hay ${addedCards.length} tarjetas nuevas; se esperaba una.`]),
    ...(addedCard === undefined ? [] : findMissingLoanProblems(addedCard, loanIds)),
  ]
}

/** Returns a problem if the card does not pay every one of these loans. */
function findMissingLoanProblems(card: ListedCard, loanIds: readonly string[]): readonly string[] {
  const missingLoanIds = loanIds.filter((each) => !card.loanIds.includes(each))
  return missingLoanIds.length === 0 ? [] : [`La tarjeta no paga los préstamos ${missingLoanIds.join(', ')}.`]
}

async function checkExpiredCardIsRefused(context: CheckContext): Promise<CheckOutcome> {
  const cardsBefore = await requestCards(context, 'upToDate')
  if (cardsBefore === 'not-offered') return cardsNotOffered
  const expiredCard = { ...requireTestCard(context), month: '01', year: '20' }
  const loanId = await requestLinkableLoanId(context)
  const idempotencyKey = randomUUID()
  const { answer } = await addCard(context, expiredCard, { loanId, idempotencyKey })
  const code = String(fieldOf(answer?.json, 'code'))
  const cardsAfter = await requestCards(context, 'upToDate')
  return outcomeOfProblems([
    ...(answer?.status === 409 && Object.keys(cardRefusalCodes).includes(code)
      ? []
      : [`Una tarjeta vencida respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...(cardsAfter.length === cardsBefore.length ? [] : ['Se agregó una tarjeta vencida.']),
    ...findApprovedAlthoughRefusedProblems(await requestOperationStatus(context, 'upToDate', idempotencyKey)),
  ])
}

/**
 * Returns an expired card of the `replacing` customer that pays loans, and all their cards. Throws
 * `CheckCouldNotRunError` if there is no such card.
 */
async function requestReplaceableCard(context: CheckContext) {
  const allCards = await requestCards(context, 'replacing')
  if (allCards === 'not-offered') return allCards
  const replaceableCard = allCards.find(({ isUsable, loanIds }) => !isUsable && loanIds.length > 0)
  if (!replaceableCard)
    throw new CheckCouldNotRunError('Quien reemplaza no tiene ninguna tarjeta vencida que pague un préstamo.')
  return { replaceableCard, allCards }
}

async function checkReplacementByExistingCard(context: CheckContext): Promise<CheckOutcome> {
  const replaceable = await requestReplaceableCard(context)
  if (replaceable === 'not-offered') return cardsNotOffered
  const { replaceableCard: replacedCard, allCards } = replaceable
  const usableCard = allCards.find(({ isUsable }) => isUsable)
  if (!usableCard) throw new CheckCouldNotRunError('Quien reemplaza no tiene ninguna tarjeta que sirva.')
  const idempotencyKey = randomUUID()
  const pathParameters = { oldCardId: replacedCard.cardId, newDebitCardId: usableCard.cardId }
  const send = async () =>
    context.sendAs('replacing', { call: cards.replaceByExisting, pathParameters, idempotencyKey })
  const exchanges = [...(await Promise.all([send(), send()])), await send()]
  const cardsAfter = await requestCards(context, 'replacing')
  const usableCardAfter =
    cardsAfter === 'not-offered' ? undefined : cardsAfter.find(({ cardId }) => cardId === usableCard.cardId)
  return outcomeOfProblems([
    ...findAnswerDifferences(exchanges),
    ...(await findCardChangeProblems(context, 'replacing', { exchanges, idempotencyKey })),
    ...(usableCardAfter === undefined
      ? ['La tarjeta que queda no está en la lista.']
      : findMissingLoanProblems(usableCardAfter, replacedCard.loanIds)),
    ...(await findReplacedCardProblems(context, replacedCard)),
  ])
}

/** Returns a problem if the list still contains the replaced card and it pays loans. */
async function findReplacedCardProblems(
  context: CheckContext,
  { cardId }: ListedCard,
): Promise<readonly string[]> {
  const cardsAfter = await requestCards(context, 'replacing')
  const replacedCard =
    cardsAfter === 'not-offered' ? undefined : cardsAfter.find((each) => each.cardId === cardId)
  return replacedCard === undefined || replacedCard.loanIds.length === 0
    ? []
    : ['La tarjeta que se reemplazó todavía paga préstamos.']
}

/**
 * Replaces a card with the same request twice at the same time, and then a third time with another card
 * number. The lender must not carry out a request again if its idempotency key repeats, whatever its card.
 */
async function checkReplacementByNewCard(context: CheckContext): Promise<CheckOutcome> {
  const replaceable = await requestReplaceableCard(context)
  if (replaceable === 'not-offered') return cardsNotOffered
  const { replaceableCard: replacedCard, allCards: cardsBefore } = replaceable
  const { number, month, year, ccv } = requireTestCard(context)
  const idempotencyKey = randomUUID()
  const send = async (debitCardNumber: string) =>
    context.sendAs('replacing', {
      call: cards.replaceByNew,
      pathParameters: { token: replacedCard.token },
      body: {
        dni: context.profile.customers.replacing?.dni,
        debitCardNumber,
        month,
        year,
        ccv,
        applyForAllLoans: false,
      },
      idempotencyKey,
    })
  const exchanges = [
    ...(await Promise.all([send(number), send(number)])),
    await send(withLastTwoDigitsSwapped(number)),
  ]
  return outcomeOfProblems([
    ...findAnswerDifferences(exchanges),
    ...(await findCardChangeProblems(context, 'replacing', { exchanges, idempotencyKey })),
    ...(await findNewCardProblems(context, 'replacing', { cardsBefore, loanIds: replacedCard.loanIds })),
    ...(await findReplacedCardProblems(context, replacedCard)),
  ])
}

function withLastTwoDigitsSwapped(number: string): string {
  return number.slice(0, -2) + number.slice(-1) + number.slice(-2, -1)
}
