import { accessContract } from '@/adapters/contract/access.contract'
import { documentsContract } from '@/adapters/contract/documents.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import type { CallName } from '@/adapters/fake/call-name'
import { servedCalls, type ServedCall } from '@/adapters/fake/call-table'
import { everyExchange } from '#tests/adapters/http/every-gateway-method'
import { cardRefusals } from './card-answers'
import { avatar, profileRefusals } from './profile-answers'
import { caseOf, looseCase, servedCall, type AnyInput, type ContractCase } from './contract-case'
import { documentRefusals, receipt } from './document-answers'
import { doorRefusals } from './door-refusals'
import { lineRefusals } from './line-refusals'
import { offerRefusals } from './offer-answers'
import { qrPaymentRefusals } from './qr-payment-cases'
import { martaCard, martaCustomerId, martaLoan, martaTaxId, newCardCharge, savedCardCharge } from './marta'
import { refinancingRefusals } from './refinancing-answers'
import { supportRefusals } from './support-answers'
import { surveyRefusals } from './survey-answers'

const martasPath: Readonly<Record<string, string>> = {
  dni: '28456123',
  taxId: martaTaxId,
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

/** Whoever is signed in where the call asks for somebody. */
function asMarta({ row }: ServedCall): { readonly by?: string } {
  return row.access === 'session' ? { by: 'marta' } : {}
}

/** The query, the body and the key that the portal itself sends, so that only what the case is about is wrong. */
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
  return { ...fineInputs[served.name], path: martasPath }
}

const withoutToken = servedCalls
  .filter(({ row }) => row.access === 'session')
  .map((served) =>
    looseCase(served, {
      title: 'asks for a token',
      input: fineInput(served),
      expected: { status: 401, code: 'UNAUTHORIZED' },
    }),
  )

const ofSomebodyElse = servedCalls
  .filter(({ row }) => row.access === 'session' && /\{(taxId|customerTaxId|customerId)\}/.test(row.path))
  .map((served) =>
    looseCase(served, {
      title: 'shows nothing of somebody else',
      by: 'marta',
      input: { ...fineInput(served), path: { ...martasPath, ...raulsPath } },
      expected: { status: 403, code: 'FORBIDDEN' },
    }),
  )

const takesALoan = ({ row }: ServedCall) =>
  row.access === 'session' && /\{(externalId|loanId)\}|\/loans\/\{id\}/.test(row.path)

const unknownLoans = [
  ['knows no such loan', nobodysLoan],
  ['does not tell of the loan of somebody else', raulsLoan],
].flatMap(([title = '', loan = '']) =>
  servedCalls.filter(takesALoan).map((served) =>
    looseCase(served, {
      title,
      by: 'marta',
      input: { ...fineInput(served), path: { ...martasPath, externalId: loan, loanId: loan, id: loan } },
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

/** For every row that takes a query, one that it does not take. */
export const wrongQueries: readonly (readonly [CallName, unknown])[] = [
  ['access.findLastLoan', { statusList: 'XYZ' }],
  ['access.sendCode', { sendByEmail: 'maybe' }],
  ['access.logInWithPassword', { isAuthFromApp: 'maybe' }],
  ['loans.listLoans', { status: 'SOME' }],
  ['payments.paymentStatus', {}],
  ['orders.statusWithoutSession', {}],
  ['offers.findLastRequest', { product: '19' }],
  ['offers.startOffer', { product: 'x', subproduct: '38' }],
  ['qr-payment.readQr', {}],
  ['qr-payment.findOperation', {}],
  ['passkeys.deleteCredentials', {}],
  ['passkeys.authenticate', { isAuthFromApp: 'maybe' }],
  ['auto-login.enterWithLink', {}],
  ['home.findAutomaticOffer', { product: '46', subproduct: '38' }],
  ['identity-check.start', { redirectPath: 'https://otro-sitio.example' }],
]

const wrongQuestions = wrongQueries.map(([name, query]) => {
  const served = servedCall(name)
  return looseCase(served, {
    ...asMarta(served),
    title: 'refuses a query that it does not take',
    input: { ...fineInput(served), query },
    expected: invalid,
  })
})

const withoutKey = servedCalls
  .filter(({ row }) => row.idempotent)
  .map((served) =>
    looseCase(served, {
      title: 'does nothing without an idempotency key',
      by: 'marta',
      input: { path: martasPath, body: fineInput(served).body },
      expected: { status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' },
    }),
  )

const wrongPassword = {
  path: { customerTaxId: martaTaxId },
  query: { isAuthFromApp: 'false' },
  body: { password: 'otra' },
} as const

const ofOneCall: readonly ContractCase[] = [
  caseOf(accessContract.findPeople, {
    title: 'finds nobody',
    input: { path: { dni: '11111111' } },
    expected: { status: 404, code: 'CUSTOMER_NOT_FOUND' },
  }),
  caseOf(accessContract.sendCode, {
    title: 'sends nothing to nobody',
    input: { path: { id: '20111111112' } },
    expected: { status: 404, code: 'CUSTOMER_NOT_FOUND' },
  }),
  caseOf(accessContract.sendCode, {
    title: 'sends nothing to a number that is none',
    input: { path: { id: martaTaxId }, query: { phone: '11' } },
    expected: { status: 409, code: 'INVALID_PHONE_NUMBER' },
  }),
  caseOf(accessContract.sendCode, {
    title: 'sends nothing to an e-mail that is none',
    arranged: { set: { emailUnreachable: true } },
    input: { path: { id: martaTaxId }, query: { sendByEmail: 'true' } },
    expected: { status: 409, code: 'INVALID_CUSTOMER_EMAIL' },
  }),
  {
    call: 'access.authenticateWithCode',
    title: 'refuses a wrong code',
    ask: async (conversation) => {
      const sent = await conversation.sentCode(martaTaxId)
      return conversation.client.send(accessContract.authenticateWithCode, {
        path: { taxId: martaTaxId },
        body: { smsCode: sent === '0000' ? '1111' : '0000' },
      })
    },
    expected: { status: 409, code: 'INVALID_SMS_CODE_ERROR' },
  },
  {
    call: 'access.authenticateWithCode',
    title: 'takes a code once',
    ask: async (conversation) => {
      const row = accessContract.authenticateWithCode
      const body = { smsCode: await conversation.sentCode(martaTaxId) }
      const path = { taxId: martaTaxId }
      await conversation.client.send(row, { path, body })
      return conversation.client.send(row, { path, body })
    },
    expected: { status: 409, code: 'INVALID_SMS_CODE_ERROR' },
  },
  caseOf(accessContract.logInWithPassword, {
    title: 'refuses a wrong password',
    input: wrongPassword,
    expected: { status: 409, code: 'LOGIN_INVALID_USER_OR_PASSWORD' },
  }),
  {
    call: 'access.logInWithPassword',
    title: 'blocks the user at the third wrong password, the right one included',
    ask: async ({ client }) => {
      const row = accessContract.logInWithPassword
      for (let times = 0; times < 3; times += 1) await client.send(row, wrongPassword)
      return client.send(row, {
        ...wrongPassword,
        body: { password: 'cuota2026' },
      })
    },
    expected: { status: 409, code: 'LOGIN_INVALID_USER_BLOCKED' },
  },
  caseOf(sessionContract.refreshToken, {
    title: 'renews nothing for a token that it does not know',
    input: { path: { customerTaxId: martaTaxId }, body: { refreshToken: 'desconocido' } },
    expected: { status: 403, code: 'REFRESH_TOKEN_REFUSED' },
  }),
  {
    call: 'session.logOut',
    title: 'leaves a token that opens nothing any more',
    by: 'marta',
    ask: async ({ client, session: { customer, tokens } }) => {
      const body = { refreshToken: tokens.refresh }
      await client.send(sessionContract.logOut, { path: {}, body })
      const path = { customerTaxId: customer.taxId }
      return client.send(sessionContract.refreshToken, { path, body })
    },
    expected: { status: 403, code: 'REFRESH_TOKEN_REFUSED' },
  },
  caseOf(documentsContract.loanFile, {
    title: 'has no such file of that loan',
    by: 'marta',
    input: { path: { taxId: martaTaxId, externalId: martaLoan, fileType: 'RAPIPAGO' } },
    expected: { status: 404, code: 'FILE_NOT_FOUND' },
  }),
  caseOf(documentsContract.sendReceipt, {
    title: 'takes no program',
    by: 'marta',
    input: { ...receipt, body: { ...receipt.body, file: new File(['MZ'], 'pago.pdf') } },
    expected: { status: 409, code: 'INVALID_FILE' },
  }),
  caseOf(documentsContract.sendReceipt, {
    title: 'takes no ticket',
    by: 'marta',
    input: { ...receipt, body: { ...receipt.body, paymentVoucherType: 'TICKET' } },
    expected: { status: 409, code: 'INVALID_RECEIPT_TYPE' },
  }),
  caseOf(paymentsContract.payWithSavedCard, {
    title: 'knows no such card',
    by: 'marta',
    input: { ...savedCardCharge, body: { ...savedCardCharge.body, debitCardId: 'td-0b9d36f4' } },
    expected: { status: 404, code: 'CARD_NOT_FOUND' },
  }),
  {
    call: 'payments.payWithSavedCard',
    title: 'refuses a key that was used for another payment',
    by: 'marta',
    ask: async ({ client }) => {
      const row = paymentsContract.payWithSavedCard
      await client.send(row, savedCardCharge)
      const body = { debitCardId: martaCard, installmentAmount: 1 }
      return client.send(row, { ...savedCardCharge, body })
    },
    expected: { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' },
  },
  {
    call: 'payments.payWithNewCard',
    title: 'refuses a key that was used for another amount',
    by: 'marta',
    ask: async ({ client }) => {
      const row = paymentsContract.payWithNewCard
      await client.send(row, newCardCharge)
      const body = { ...newCardCharge.body, amount: 1 }
      return client.send(row, { ...newCardCharge, body })
    },
    expected: { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' },
  },
]

/** What a server that keeps the contract refuses, and how. */
export const refusals: readonly ContractCase[] = [
  ...ofOneCall,
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
  ...withoutToken,
  ...ofSomebodyElse,
  ...unknownLoans,
  ...wrongBodies,
  ...wrongQuestions,
  ...withoutKey,
]
