import { findBlockableAccountChange } from '@/adapters/contract/blockable-changes'
import type { CallName } from '@/adapters/fake/call-name'
import { servedCalls, type ServedCall } from '@/adapters/fake/call-table'
import { callEveryGatewayMethod } from '#tests/adapters/http/every-exchange'
import { cardRefusalCases } from './card-answers'
import { automaticCollectionRefusalCases } from './collection-cases'
import { saveAvatarCallInput, profileRefusalCases } from './profile-answers'
import {
  createContractCaseWithUntypedInput,
  findServedApiCallOrThrow,
  type UntypedCallInput,
  type ContractCase,
} from './contract-case'
import { documentRefusalCases, uploadPaymentReceiptCallInput } from './document-answers'
import { sessionlessAndHomeRefusalCases } from './sessionless-refusals'
import { creditLineRefusalCases } from './credit-line-refusals'
import { offerRefusalCases } from './offer-answers'
import { qrPaymentRefusalCases } from './qr-payment-cases'
import { martaSavedCardId, martaCustomerId, martaLoanId, martaTaxId } from './marta'
import {
  demoStateBlockingAccountChanges,
  expectedBlockedChangeRefusal,
  accountProtectionRefusalCases,
} from './protection-cases'
import { refinancingRefusalCases } from './refinancing-answers'
import { supportRefusalCases } from './support-answers'
import { surveyRefusalCases } from './survey-answers'
import { loginDocumentAndPaymentRefusalCases } from './everyday-refusals'

const martasPathParameters: Readonly<Record<string, string>> = {
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
const raulsPathParameters = { taxId: '20243189072', customerTaxId: '20243189072', customerId: 'c-17be90a3' }
const raulsLoanId = '40116602'
const unknownLoanId = '99999999'

/** Returns Marta as the signed-in persona if the API call needs a session. */
function signedInAsMartaIfSessionNeeded({ call }: ServedCall): { readonly signedInPersonaId?: string } {
  return call.access === 'session' ? { signedInPersonaId: 'marta' } : {}
}

/**
 * Valid query, body and idempotency key of each API call, as the portal sends them, by the name of the call.
 * A test makes only one part of the request invalid.
 */
const validInputByCall: Readonly<Record<string, Omit<UntypedCallInput, 'path'>>> = {
  ...Object.fromEntries(
    await Promise.all(
      (await callEveryGatewayMethod()).map(
        async ({ call, request }) => [call, await callInputOfRequest(request)] as const,
      ),
    ),
  ),
  'documents.sendReceipt': { body: uploadPaymentReceiptCallInput.body },
  'profile.saveAvatar': { body: saveAvatarCallInput.body },
}

async function callInputOfRequest(request: Request): Promise<Omit<UntypedCallInput, 'path'>> {
  const isJson = request.headers.get('Content-Type')?.includes('json')
  const idempotencyKey = request.headers.get('Idempotency-Key')
  return {
    query: Object.fromEntries(new URL(request.url).searchParams),
    ...(isJson && { body: await request.json() }),
    ...(idempotencyKey !== null && { idempotencyKey }),
  }
}

function createValidInput(served: ServedCall): UntypedCallInput {
  return { ...validInputByCall[served.name], path: pathParametersOf(served) }
}

/**
 * Returns the path parameters of an API call. The parameter `id` is Marta's customer id or loan id, as
 * the call requires.
 */
function pathParametersOf(served: ServedCall): Readonly<Record<string, string>> {
  return { ...martasPathParameters, ...idPathParameterFor(served, martaLoanId) }
}

function idPathParameterFor({ call }: ServedCall, loan: string): { readonly id: string } {
  const role = new Map(Object.entries(call.objectAccess.by ?? {})).get('path.id')
  return { id: role === 'customer-id' ? martaCustomerId : loan }
}

const missingTokenCases = servedCalls
  .filter(({ call }) => call.access === 'session')
  .map((served) =>
    createContractCaseWithUntypedInput(served, {
      title: 'requires a token',
      input: createValidInput(served),
      expected: { status: 401, code: 'UNAUTHORIZED' },
    }),
  )

const otherCustomerCases = servedCalls
  .filter(({ call }) => call.access === 'session' && /\{(taxId|customerTaxId|customerId)\}/.test(call.path))
  .map((served) =>
    createContractCaseWithUntypedInput(served, {
      title: 'returns nothing of another customer',
      signedInPersonaId: 'marta',
      input: { ...createValidInput(served), path: { ...martasPathParameters, ...raulsPathParameters } },
      expected: { status: 403, code: 'FORBIDDEN' },
    }),
  )

const hasLoanParameter = ({ call }: ServedCall) =>
  call.access === 'session' && /\{(externalId|loanId)\}|\/loans\/\{id\}/.test(call.path)

const unknownLoanCases = [
  ['knows no such loan', unknownLoanId],
  ['does not return another customer’s loan', raulsLoanId],
].flatMap(([title = '', loan = '']) =>
  servedCalls.filter(hasLoanParameter).map((served) =>
    createContractCaseWithUntypedInput(served, {
      title,
      signedInPersonaId: 'marta',
      input: {
        ...createValidInput(served),
        path: {
          ...pathParametersOf(served),
          externalId: loan,
          loanId: loan,
          ...idPathParameterFor(served, loan),
        },
      },
      expected: { status: 404, code: 'LOAN_NOT_FOUND' },
    }),
  ),
)

const expectedInvalidRequest = { status: 400, code: 'INVALID_REQUEST' }

const invalidBodies: readonly (readonly [string, unknown])[] = [
  ['no body', undefined],
  ['an empty body', {}],
  ['a body that is a list', []],
]

const wrongBodyCases = servedCalls
  .filter(({ call }) => call.body)
  .flatMap((served) =>
    invalidBodies.map(([what, body]) =>
      createContractCaseWithUntypedInput(served, {
        ...signedInAsMartaIfSessionNeeded(served),
        title: `refuses ${what}`,
        input: { ...createValidInput(served), body },
        expected: expectedInvalidRequest,
      }),
    ),
  )

/** Names of the API calls that have query parameters, each with query parameters that the lender rejects. */
export const rejectedQueryParametersByCall: readonly (readonly [CallName, unknown])[] = [
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

const wrongQueryCases = rejectedQueryParametersByCall.map(([name, query]) => {
  const served = findServedApiCallOrThrow(name)
  return createContractCaseWithUntypedInput(served, {
    ...signedInAsMartaIfSessionNeeded(served),
    title: 'refuses an invalid query',
    input: { ...createValidInput(served), query },
    expected: expectedInvalidRequest,
  })
})

const missingIdempotencyKeyCases = servedCalls
  .filter(({ call }) => call.idempotent)
  .map((served) =>
    createContractCaseWithUntypedInput(served, {
      title: 'refuses a call without an idempotency key',
      signedInPersonaId: 'marta',
      input: {
        path: martasPathParameters,
        query: createValidInput(served).query,
        body: createValidInput(served).body,
      },
      expected: { status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' },
    }),
  )

/**
 * Tests of the API contract in which Marta sends a change that the lender blocks, one for each such API
 * call with a session.
 */
const blockedChangeCases = servedCalls
  .filter(({ call }) => call.access !== 'open' && findBlockableAccountChange(call) !== undefined)
  .map((served) =>
    createContractCaseWithUntypedInput(served, {
      title: 'refuses a change while the account is protected',
      signedInPersonaId: 'marta',
      ...demoStateBlockingAccountChanges,
      input: createValidInput(served),
      expected: expectedBlockedChangeRefusal,
    }),
  )

/** Every test of the API contract in which the lender answers with an error. */
export const allRefusalCases: readonly ContractCase[] = [
  ...loginDocumentAndPaymentRefusalCases,
  ...sessionlessAndHomeRefusalCases,
  ...documentRefusalCases,
  ...cardRefusalCases,
  ...profileRefusalCases,
  ...creditLineRefusalCases,
  ...refinancingRefusalCases,
  ...supportRefusalCases,
  ...surveyRefusalCases,
  ...offerRefusalCases,
  ...qrPaymentRefusalCases,
  ...accountProtectionRefusalCases,
  ...automaticCollectionRefusalCases,
  ...blockedChangeCases,
  ...missingTokenCases,
  ...otherCustomerCases,
  ...unknownLoanCases,
  ...wrongBodyCases,
  ...wrongQueryCases,
  ...missingIdempotencyKeyCases,
]
