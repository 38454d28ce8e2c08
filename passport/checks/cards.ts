import { randomUUID } from 'node:crypto'
import { cardRefusalCodes } from '@/adapters/contract/refusals'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/exchange'
import { field, listOf, needed, text, type Lab } from '#passport/lab'
import { ifOffered } from '#passport/offered'
import { CouldNotRun, found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'
import type { Role, TestCard } from '#passport/profile'
import { differences } from './same-answers'
import { doneProblems, statusByKey } from './status-by-key'

const { cards } = apiContracts

/** Checks of adding and replacing cards. Source: CAR-06 to CAR-09. */
export const cardChecks: readonly Check[] = [
  {
    requirement: 'TARJETA-1',
    writes: 'testCard queda guardada para quien está al día, y asociada a uno de sus préstamos',
    run: async (lab) => ifOffered(lab, cards.listCards, () => addedOnce(lab)),
  },
  {
    requirement: 'TARJETA-2',
    writes: 'nada, si el servidor cumple: testCard, ya vencida, para quien está al día',
    run: async (lab) => ifOffered(lab, cards.listCards, () => expiredIsRefused(lab)),
  },
  {
    requirement: 'TARJETA-3',
    writes: 'una tarjeta vencida de replacing se reemplaza por otra que ya tiene',
    run: async (lab) => ifOffered(lab, cards.listCards, () => replacedByExisting(lab)),
  },
  {
    requirement: 'TARJETA-4',
    writes: 'otra tarjeta vencida de replacing se reemplaza por testCard',
    run: async (lab) => ifOffered(lab, cards.listCards, () => replacedByNew(lab)),
  },
]

const notOffered = notApplicable('No administra tarjetas.')

/** A card in the lender's list of cards, with the loans that it pays. */
interface ListedCard {
  readonly cardId: string
  readonly token: string
  readonly isGood: boolean
  readonly loans: readonly string[]
}

async function listed(lab: Lab, role: Role): Promise<readonly ListedCard[] | 'not-offered'> {
  const { answer } = await lab.as(role, { call: cards.listCards })
  if (isNotOffered(answer?.status)) return 'not-offered'
  return Promise.all(
    listOf(answer?.json).map(async (card) => {
      const cardId = String(field(card, 'cardId'))
      const { answer: linked } = await lab.as(role, { call: cards.listLinkedLoans, path: { cardId } })
      return {
        cardId,
        token: String(field(card, 'token')),
        isGood: ['ACTIVE', 'DUE_SOON'].includes(String(field(card, 'status'))),
        loans: listOf(linked?.json).map((loan) => String(field(loan, 'externalId'))),
      }
    }),
  )
}

function testCard(lab: Lab): TestCard {
  return needed(lab.profile.testCard, 'El perfil no dice con qué tarjeta probar (testCard).')
}

async function linkableLoan(lab: Lab): Promise<string> {
  const { answer } = await lab.as('upToDate', { call: cards.listLinkableLoans })
  return needed(
    text(field(listOf(answer?.json)[0], 'externalId')),
    'Quien está al día no tiene préstamos sin tarjeta.',
  )
}

async function add(
  lab: Lab,
  { number, month, year, ccv }: TestCard,
  { loan, idempotencyKey }: { readonly loan: string; readonly idempotencyKey: string },
): Promise<Exchange> {
  const { fullName } = await lab.signedIn('upToDate')
  const debitCardRequestDTO = {
    customerName: fullName,
    cardNumber: number,
    expirationMonth: month,
    expirationYear: year,
    cvvCode: ccv,
  }
  const body = { loanIDs: [loan], debitCardRequestDTO }
  return lab.as('upToDate', { call: cards.addCard, body, idempotencyKey })
}

/** Sends it twice at the same time, and a third time. */
async function addedOnce(lab: Lab): Promise<Outcome> {
  const before = await listed(lab, 'upToDate')
  if (before === 'not-offered') return notOffered
  const card = testCard(lab)
  const loan = await linkableLoan(lab)
  const idempotencyKey = randomUUID()
  const send = async () => add(lab, card, { loan, idempotencyKey })
  const answers = [...(await Promise.all([send(), send()])), await send()]
  return found([
    ...differences(answers),
    ...(await changeProblems(lab, 'upToDate', { answers, idempotencyKey })),
    ...(await newCardProblems(lab, 'upToDate', { before, loans: [loan] })),
  ])
}

/** Error codes that are about the card itself, and not about how the server handles the request. */
const refusesTestCard: ReadonlySet<string> = new Set([
  ...Object.keys(cardRefusalCodes),
  'CARD_HOLDER_MISMATCH',
  'CARD_REPLACEMENT_FAILED',
])

/** The change was made, and its key reports it. */
async function changeProblems(
  lab: Lab,
  role: Role,
  { answers, idempotencyKey }: { readonly answers: readonly Exchange[]; readonly idempotencyKey: string },
): Promise<readonly string[]> {
  const last = answers.at(-1)?.answer
  const code = text(field(last?.json, 'code')) ?? 'ninguno'
  if (refusesTestCard.has(code)) throw new CouldNotRun(`testCard no sirve para probar: respondió ${code}.`)
  const byKey = await statusByKey(lab, role, idempotencyKey)
  return [
    ...(last !== undefined && last.status < 300
      ? []
      : [`Respondió ${last?.status ?? 'nada'} con code ${code}.`]),
    ...(byKey.status === 'APPROVED' ? [] : [`El estado de la clave es ${String(byKey.status)}.`]),
  ]
}

/** There is one card more, and it pays those loans. */
async function newCardProblems(
  lab: Lab,
  role: Role,
  { before, loans }: { readonly before: readonly ListedCard[]; readonly loans: readonly string[] },
): Promise<readonly string[]> {
  const known = new Set(before.map(({ cardId }) => cardId))
  const after = await listed(lab, role)
  const added = after === 'not-offered' ? [] : after.filter(({ cardId }) => !known.has(cardId))
  const [card] = added
  return [
    ...(added.length === 1 ? [] : [`Hay ${added.length} tarjetas nuevas; se esperaba una.`]),
    ...(card === undefined ? [] : paysProblems(card, loans)),
  ]
}

function paysProblems(card: ListedCard, loans: readonly string[]): readonly string[] {
  const missing = loans.filter((each) => !card.loans.includes(each))
  return missing.length === 0 ? [] : [`La tarjeta no paga los préstamos ${missing.join(', ')}.`]
}

async function expiredIsRefused(lab: Lab): Promise<Outcome> {
  const before = await listed(lab, 'upToDate')
  if (before === 'not-offered') return notOffered
  const card = { ...testCard(lab), month: '01', year: '20' }
  const loan = await linkableLoan(lab)
  const idempotencyKey = randomUUID()
  const { answer } = await add(lab, card, { loan, idempotencyKey })
  const code = String(field(answer?.json, 'code'))
  const after = await listed(lab, 'upToDate')
  return found([
    ...(answer?.status === 409 && Object.keys(cardRefusalCodes).includes(code)
      ? []
      : [`Una tarjeta vencida respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...(after.length === before.length ? [] : ['Se agregó una tarjeta vencida.']),
    ...doneProblems(await statusByKey(lab, 'upToDate', idempotencyKey)),
  ])
}

/** An expired card that pays loans, and the others. */
async function replaceable(lab: Lab) {
  const all = await listed(lab, 'replacing')
  if (all === 'not-offered') return all
  const old = all.find(({ isGood, loans }) => !isGood && loans.length > 0)
  if (!old) throw new CouldNotRun('Quien reemplaza no tiene ninguna tarjeta vencida que pague un préstamo.')
  return { old, all }
}

async function replacedByExisting(lab: Lab): Promise<Outcome> {
  const known = await replaceable(lab)
  if (known === 'not-offered') return notOffered
  const { old, all } = known
  const good = all.find(({ isGood }) => isGood)
  if (!good) throw new CouldNotRun('Quien reemplaza no tiene ninguna tarjeta que sirva.')
  const idempotencyKey = randomUUID()
  const path = { oldCardId: old.cardId, newDebitCardId: good.cardId }
  const send = async () => lab.as('replacing', { call: cards.replaceByExisting, path, idempotencyKey })
  const answers = [...(await Promise.all([send(), send()])), await send()]
  const after = await listed(lab, 'replacing')
  const now = after === 'not-offered' ? undefined : after.find(({ cardId }) => cardId === good.cardId)
  return found([
    ...differences(answers),
    ...(await changeProblems(lab, 'replacing', { answers, idempotencyKey })),
    ...(now === undefined ? ['La tarjeta que queda no está en la lista.'] : paysProblems(now, old.loans)),
    ...(await oldCardProblems(lab, old)),
  ])
}

/** The replaced card pays nothing any more, in the list or outside it. */
async function oldCardProblems(lab: Lab, { cardId }: ListedCard): Promise<readonly string[]> {
  const after = await listed(lab, 'replacing')
  const old = after === 'not-offered' ? undefined : after.find((each) => each.cardId === cardId)
  return old === undefined || old.loans.length === 0
    ? []
    : ['La tarjeta que se reemplazó todavía paga préstamos.']
}

/** The last time with other digits: what the key did is not done again, whichever card comes with it. */
async function replacedByNew(lab: Lab): Promise<Outcome> {
  const known = await replaceable(lab)
  if (known === 'not-offered') return notOffered
  const { old, all: before } = known
  const { number, month, year, ccv } = testCard(lab)
  const idempotencyKey = randomUUID()
  const send = async (debitCardNumber: string) =>
    lab.as('replacing', {
      call: cards.replaceByNew,
      path: { token: old.token },
      body: {
        dni: lab.profile.customers.replacing?.dni,
        debitCardNumber,
        month,
        year,
        ccv,
        applyForAllLoans: false,
      },
      idempotencyKey,
    })
  const answers = [...(await Promise.all([send(number), send(number)])), await send(otherDigits(number))]
  return found([
    ...differences(answers),
    ...(await changeProblems(lab, 'replacing', { answers, idempotencyKey })),
    ...(await newCardProblems(lab, 'replacing', { before, loans: old.loans })),
    ...(await oldCardProblems(lab, old)),
  ])
}

function otherDigits(number: string): string {
  return number.slice(0, -2) + number.slice(-1) + number.slice(-2, -1)
}
