import { findHeldBackChange } from '@/adapters/contract/held-back'
import type { CallName } from '@/adapters/fake/call-name'
import { servedCalls, type ServedCall } from '@/adapters/fake/call-table'
import { exchangesOfEveryMethod } from '#tests/adapters/http/every-exchange'
import { cardRefusals } from './card-answers'
import { collectionRefusals } from './collection-cases'
import { avatarInput, profileRefusals } from './profile-answers'
import {
  caseWithUncheckedInput,
  servedCallByName,
  type UncheckedInputCase,
  type ContractCase,
} from './contract-case'
import { documentRefusals, receiptInput } from './document-answers'
import { sessionlessAndHomeRefusals } from './sessionless-refusals'
import { lineRefusals } from './line-refusals'
import { offerRefusals } from './offer-answers'
import { qrPaymentRefusals } from './qr-payment-cases'
import { martaSavedCardId, martaCustomerId, martaLoanId, martaTaxId } from './marta'
import { stateWithChangesBlocked, blockedChangeAnswer, protectionRefusals } from './protection-cases'
import { refinancingRefusals } from './refinancing-answers'
import { supportRefusals } from './support-answers'
import { surveyRefusals } from './survey-answers'
import { loginDocumentAndPaymentRefusals } from './everyday-refusals'

const martasPath: Readonly<Record<string, string>> = {
  dni: '28456123',
  taxId: martaTaxId,
  idtx: 'tx-1',
  customerTaxId: martaTaxId,
  customerId: martaCustomerId,
  externalId: martaLoanId,
  loanId: martaLoanId,
  id: martaLoanId,
  fileType: 'DISCLAIMER',
  hashKey: 'h-1',
  cardId: martaSavedCardId,
  oldCardId: martaSavedCardId,
  newDebitCardId: martaSavedCardId,
  token: `tk-${martaSavedCardId}`,
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
const fineInputs: Readonly<Record<string, Omit<UncheckedInputCase, 'path'>>> = {
  ...Object.fromEntries(
    await Promise.all(
      (await exchangesOfEveryMethod()).map(
        async ({ call, request }) => [call, await inputOf(request)] as const,
      ),
    ),
  ),
  'documents.sendReceipt': { body: receiptInput.body },
  'profile.saveAvatar': { body: avatarInput.body },
}

async function inputOf(request: Request): Promise<Omit<UncheckedInputCase, 'path'>> {
  const isJson = request.headers.get('Content-Type')?.includes('json')
  const idempotencyKey = request.headers.get('Idempotency-Key')
  return {
    query: Object.fromEntries(new URL(request.url).searchParams),
    ...(isJson && { body: await request.json() }),
    ...(idempotencyKey !== null && { idempotencyKey }),
  }
}

function fineInput(served: ServedCall): UncheckedInputCase {
  return { ...fineInputs[served.name], path: pathOf(served) }
}

/** Returns the path parameters. An `id` that is not the loan's is the customer's. */
function pathOf(served: ServedCall): Readonly<Record<string, string>> {
  return { ...martasPath, ...idOf(served, martaLoanId) }
}

function idOf({ row }: ServedCall, loan: string): { readonly id: string } {
  const role = new Map(Object.entries(row.objectAccess.by ?? {})).get('path.id')
  return { id: role === 'customer-id' ? martaCustomerId : loan }
}

const withoutToken = servedCalls
  .filter(({ row }) => row.access === 'session')
  .map((served) =>
    caseWithUncheckedInput(served, {
      title: 'requires a token',
      input: fineInput(served),
      expected: { status: 401, code: 'UNAUTHORIZED' },
    }),
  )

const ofSomebodyElse = servedCalls
  .filter(({ row }) => row.access === 'session' && /\{(taxId|customerTaxId|customerId)\}/.test(row.path))
  .map((served) =>
    caseWithUncheckedInput(served, {
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
    caseWithUncheckedInput(served, {
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
      caseWithUncheckedInput(served, {
        ...asMarta(served),
        title: `refuses ${what}`,
        input: { ...fineInput(served), body },
        expected: invalid,
      }),
    ),
  )

/** Names of the calls that have query parameters, each with query parameters that it refuses. */
export const refusedQueries: readonly (readonly [CallName, unknown])[] = [
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

const wrongQuestions = refusedQueries.map(([name, query]) => {
  const served = servedCallByName(name)
  return caseWithUncheckedInput(served, {
    ...asMarta(served),
    title: 'refuses an invalid query',
    input: { ...fineInput(served), query },
    expected: invalid,
  })
})

const withoutKey = servedCalls
  .filter(({ row }) => row.idempotent)
  .map((served) =>
    caseWithUncheckedInput(served, {
      title: 'refuses a call without an idempotency key',
      by: 'marta',
      input: { path: martasPath, query: fineInput(served).query, body: fineInput(served).body },
      expected: { status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' },
    }),
  )

/** The blocked calls that need a session, each as Marta sends it. */
const ofHeldBack = servedCalls
  .filter(({ row }) => row.access !== 'open' && findHeldBackChange(row) !== undefined)
  .map((served) =>
    caseWithUncheckedInput(served, {
      title: 'refuses a change while the account is protected',
      by: 'marta',
      ...stateWithChangesBlocked,
      input: fineInput(served),
      expected: blockedChangeAnswer,
    }),
  )

/** Every contract case in which the lender refuses a call. */
export const refusalCases: readonly ContractCase[] = [
  ...loginDocumentAndPaymentRefusals,
  ...sessionlessAndHomeRefusals,
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
