import { heldBackChangeOf } from '@/adapters/contract/held-back'
import type { CallName } from '@/adapters/fake/call-name'
import { servedCalls, type ServedCall } from '@/adapters/fake/call-table'
import { everyExchange } from '#tests/adapters/http/every-exchange'
import { cardRefusals } from './card-answers'
import { collectionRefusals } from './collection-cases'
import { avatar, profileRefusals } from './profile-answers'
import { looseCase, servedCall, type AnyInput, type ContractCase } from './contract-case'
import { documentRefusals, receipt } from './document-answers'
import { doorRefusals } from './door-refusals'
import { lineRefusals } from './line-refusals'
import { offerRefusals } from './offer-answers'
import { qrPaymentRefusals } from './qr-payment-cases'
import { martaCard, martaCustomerId, martaLoan, martaTaxId } from './marta'
import { heldBack, isHeldBack, protectionRefusals } from './protection-cases'
import { refinancingRefusals } from './refinancing-answers'
import { supportRefusals } from './support-answers'
import { surveyRefusals } from './survey-answers'
import { everydayRefusals } from './everyday-refusals'

const martasPath: Readonly<Record<string, string>> = {
  dni: '28456123',
  taxId: martaTaxId,
  idtx: 'tx-1',
  customerTaxId: martaTaxId,
  customerId: martaCustomerId,
  externalId: martaLoan,
  loanId: martaLoan,
  id: martaLoan,
  fileType: 'DISCLAIMER',
  hashKey: 'h-1',
  cardId: martaCard,
  oldCardId: martaCard,
  newDebitCardId: martaCard,
  token: `tk-${martaCard}`,
  number: '0004-00000001',
  amount: '50000',
}
const raulsPath = { taxId: '20243189072', customerTaxId: '20243189072', customerId: 'c-17be90a3' }
const raulsLoan = '40116602'
const nobodysLoan = '99999999'

/** Returns Marta's session if the call needs one. */
function asMarta({ row }: ServedCall): { readonly by?: string } {
  return row.access === 'session' ? { by: 'marta' } : {}
}

/** Query, body and key as the portal sends them, so that only the tested part is wrong. */
const fineInputs: Readonly<Record<string, Omit<AnyInput, 'path'>>> = {
  ...Object.fromEntries(
    await Promise.all(
      (await everyExchange()).map(async ({ call, request }) => [call, await inputOf(request)] as const),
    ),
  ),
  'documents.sendReceipt': { body: receipt.body },
  'profile.saveAvatar': { body: avatar.body },
}

async function inputOf(request: Request): Promise<Omit<AnyInput, 'path'>> {
  const isJson = request.headers.get('Content-Type')?.includes('json')
  const idempotencyKey = request.headers.get('Idempotency-Key')
  return {
    query: Object.fromEntries(new URL(request.url).searchParams),
    ...(isJson && { body: await request.json() }),
    ...(idempotencyKey !== null && { idempotencyKey }),
  }
}

function fineInput(served: ServedCall): AnyInput {
  return { ...fineInputs[served.name], path: pathOf(served) }
}

/** Returns the path parameters. An `id` that is not the loan's is the customer's. */
function pathOf(served: ServedCall): Readonly<Record<string, string>> {
  return { ...martasPath, ...idOf(served, martaLoan) }
}

function idOf({ row }: ServedCall, loan: string): { readonly id: string } {
  const role = new Map(Object.entries(row.objectAccess.by ?? {})).get('path.id')
  return { id: role === 'customer-id' ? martaCustomerId : loan }
}

const withoutToken = servedCalls
  .filter(({ row }) => row.access === 'session')
  .map((served) =>
    looseCase(served, {
      title: 'requires a token',
      input: fineInput(served),
      expected: { status: 401, code: 'UNAUTHORIZED' },
    }),
  )

const ofSomebodyElse = servedCalls
  .filter(({ row }) => row.access === 'session' && /\{(taxId|customerTaxId|customerId)\}/.test(row.path))
  .map((served) =>
    looseCase(served, {
      title: 'returns nothing of another customer',
      by: 'marta',
      input: { ...fineInput(served), path: { ...martasPath, ...raulsPath } },
      expected: { status: 403, code: 'FORBIDDEN' },
    }),
  )

const takesALoan = ({ row }: ServedCall) =>
  row.access === 'session' && /\{(externalId|loanId)\}|\/loans\/\{id\}/.test(row.path)

const unknownLoans = [
  ['knows no such loan', nobodysLoan],
  ['does not return another customer’s loan', raulsLoan],
].flatMap(([title = '', loan = '']) =>
  servedCalls.filter(takesALoan).map((served) =>
    looseCase(served, {
      title,
      by: 'marta',
      input: {
        ...fineInput(served),
        path: { ...pathOf(served), externalId: loan, loanId: loan, ...idOf(served, loan) },
      },
      expected: { status: 404, code: 'LOAN_NOT_FOUND' },
    }),
  ),
)

const invalid = { status: 400, code: 'INVALID_REQUEST' }

const bodiesThatNoCallTakes: readonly (readonly [string, unknown])[] = [
  ['no body', undefined],
  ['an empty body', {}],
  ['a body that is a list', []],
]

const wrongBodies = servedCalls
  .filter(({ row }) => row.body)
  .flatMap((served) =>
    bodiesThatNoCallTakes.map(([what, body]) =>
      looseCase(served, {
        ...asMarta(served),
        title: `refuses ${what}`,
        input: { ...fineInput(served), body },
        expected: invalid,
      }),
    ),
  )

/** For every call with a query, a query that it refuses. */
export const wrongQueries: readonly (readonly [CallName, unknown])[] = [
  ['access.findLastLoan', { statusList: 'XYZ' }],
  ['access.sendCode', { sendByEmail: 'maybe' }],
  ['access.logInWithPassword', { isAuthFromApp: 'maybe' }],
  ['loans.listLoans', { status: 'SOME' }],
  ['loans.quote', { date: 'mañana' }],
  ['payments.paymentStatus', {}],
  ['orders.statusWithoutSession', {}],
  ['orders.recentOperations', { since: 'ayer' }],
  ['offers.findLastRequest', { product: '19' }],
  ['offers.startOffer', { product: 'x', subproduct: '38' }],
  ['qr-payment.readQr', {}],
  ['qr-payment.findOperation', {}],
  ['passkeys.deleteCredentials', {}],
  ['passkeys.authenticate', { isAuthFromApp: 'maybe' }],
  ['auto-login.enterWithLink', {}],
  ['home.findAutomaticOffer', { product: '46', subproduct: '38' }],
  ['identity-check.start', { redirectPath: 'https://otro-sitio.example', purpose: 'PHONE' }],
  ['identity-check.findResult', { purpose: 'OTHER' }],
  ['refinancing.findProposal', {}],
  ['refinancing.installmentPlan', { hash: '' }],
  ['refinancing.createLoan', {}],
  ['refinancing.payDownPayment', {}],
]

const wrongQuestions = wrongQueries.map(([name, query]) => {
  const served = servedCall(name)
  return looseCase(served, {
    ...asMarta(served),
    title: 'refuses an invalid query',
    input: { ...fineInput(served), query },
    expected: invalid,
  })
})

const withoutKey = servedCalls
  .filter(({ row }) => row.idempotent)
  .map((served) =>
    looseCase(served, {
      title: 'refuses a call without an idempotency key',
      by: 'marta',
      input: { path: martasPath, query: fineInput(served).query, body: fineInput(served).body },
      expected: { status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' },
    }),
  )

/** The blocked calls that need a session, each as Marta sends it. */
const ofHeldBack = servedCalls
  .filter(({ row }) => row.access !== 'open' && heldBackChangeOf(row) !== undefined)
  .map((served) =>
    looseCase(served, {
      title: 'refuses a change while the account is protected',
      by: 'marta',
      ...heldBack,
      input: fineInput(served),
      expected: isHeldBack,
    }),
  )

/** The refusals that the contract requires. */
export const refusals: readonly ContractCase[] = [
  ...everydayRefusals,
  ...doorRefusals,
  ...documentRefusals,
  ...cardRefusals,
  ...profileRefusals,
  ...lineRefusals,
  ...refinancingRefusals,
  ...supportRefusals,
  ...surveyRefusals,
  ...offerRefusals,
  ...qrPaymentRefusals,
  ...protectionRefusals,
  ...collectionRefusals,
  ...ofHeldBack,
  ...withoutToken,
  ...ofSomebodyElse,
  ...unknownLoans,
  ...wrongBodies,
  ...wrongQuestions,
  ...withoutKey,
]
