import { accessContract } from '@/adapters/contract/access.contract'
import { certificatesContract } from '@/adapters/contract/certificates.contract'
import { cardRefusalCodes } from '@/adapters/contract/refusals'
import { documentsContract } from '@/adapters/contract/documents.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import type { CallName } from '@/adapters/fake/call-name'
import { createContractCase, type ContractCase } from './contract-case'
import { uploadPaymentReceiptCallInput } from './document-answers'
import { martaSavedCardId, martaLoanId, martaTaxId, newCardChargeInput, savedCardChargeInput } from './marta'

const wrongPasswordCallInput = {
  path: { customerTaxId: martaTaxId },
  query: { isAuthFromApp: 'false' },
  body: { password: 'otra' },
} as const

/**
 * Tests of the API contract in which the lender refuses a charge with an HTTP error status. It may also
 * refuse a charge by an `errorCode` in a successful answer. Source: PAY-15.
 */
const chargeRefusalCases = Object.entries(cardRefusalCodes).flatMap(([code, message]) => {
  const refused = (call: CallName) => ({
    title: `reports that the card was refused: ${code}`,
    signedInPersonaId: 'marta',
    demoState: { next: [{ call, answer: { status: 409, code, message } }] },
    expected: { status: 409, code },
  })
  const { payWithSavedCard, payWithNewCard } = paymentsContract
  return [
    createContractCase(payWithSavedCard, { ...refused(payWithSavedCard.name), input: savedCardChargeInput }),
    createContractCase(payWithNewCard, { ...refused(payWithNewCard.name), input: newCardChargeInput }),
  ]
})

/**
 * Tests of the API contract in which the lender answers with an error to requests for signing in, for
 * documents and for payments.
 */
export const loginDocumentAndPaymentRefusalCases: readonly ContractCase[] = [
  createContractCase(accessContract.findPeople, {
    title: 'finds no person',
    input: { path: { dni: '11111111' } },
    expected: { status: 404, code: 'CUSTOMER_NOT_FOUND' },
  }),
  createContractCase(certificatesContract.certificateStanding, {
    title: 'finds no such certificate',
    input: { body: { number: 'c7f0a1d2e3b4958677081920' } },
    expected: { status: 404, code: 'CERTIFICATE_NOT_FOUND' },
  }),
  createContractCase(accessContract.sendCode, {
    title: 'sends no code to an unknown person',
    input: { path: { id: '20111111112' } },
    expected: { status: 404, code: 'CUSTOMER_NOT_FOUND' },
  }),
  createContractCase(accessContract.sendCode, {
    title: 'sends no code to an invalid number',
    input: { path: { id: martaTaxId }, query: { phone: '11' } },
    expected: { status: 409, code: 'INVALID_PHONE_NUMBER' },
  }),
  createContractCase(accessContract.sendCode, {
    title: 'sends no code to an invalid e-mail',
    demoState: { set: { emailUnreachable: true } },
    input: { path: { id: martaTaxId }, query: { sendByEmail: 'true' } },
    expected: { status: 409, code: 'INVALID_CUSTOMER_EMAIL' },
  }),
  {
    call: 'access.authenticateWithCode',
    title: 'refuses a wrong code',
    makeCall: async (portalClient) => {
      const sent = await portalClient.requestLoginSmsCode(martaTaxId)
      return portalClient.client.send(accessContract.authenticateWithCode, {
        path: { taxId: martaTaxId },
        body: { smsCode: sent === '0000' ? '1111' : '0000' },
      })
    },
    expected: { status: 409, code: 'INVALID_SMS_CODE_ERROR' },
  },
  {
    call: 'access.authenticateWithCode',
    title: 'accepts a code once',
    makeCall: async (portalClient) => {
      const call = accessContract.authenticateWithCode
      const body = { smsCode: await portalClient.requestLoginSmsCode(martaTaxId) }
      const path = { taxId: martaTaxId }
      await portalClient.client.send(call, { path, body })
      return portalClient.client.send(call, { path, body })
    },
    expected: { status: 409, code: 'INVALID_SMS_CODE_ERROR' },
  },
  createContractCase(accessContract.logInWithPassword, {
    title: 'refuses a wrong password',
    input: wrongPasswordCallInput,
    expected: { status: 409, code: 'LOGIN_INVALID_USER_OR_PASSWORD' },
  }),
  {
    call: 'access.logInWithPassword',
    title: 'blocks the user at the third wrong password, also for the right one',
    makeCall: async ({ client }) => {
      const call = accessContract.logInWithPassword
      for (let times = 0; times < 3; times += 1) await client.send(call, wrongPasswordCallInput)
      return client.send(call, {
        ...wrongPasswordCallInput,
        body: { password: 'cuota2026' },
      })
    },
    expected: { status: 409, code: 'LOGIN_INVALID_USER_BLOCKED' },
  },
  createContractCase(sessionContract.refreshToken, {
    title: 'renews nothing for an unknown token',
    input: { path: { customerTaxId: martaTaxId }, body: { refreshToken: 'desconocido' } },
    expected: { status: 403, code: 'REFRESH_TOKEN_REFUSED' },
  }),
  {
    call: 'session.logOut',
    title: 'returns a token that opens nothing any more',
    signedInPersonaId: 'marta',
    makeCall: async ({ client, sessionOrThrow: { customer, tokens } }) => {
      const body = { refreshToken: tokens.refresh }
      await client.send(sessionContract.logOut, { path: {}, body })
      const path = { customerTaxId: customer.taxId }
      return client.send(sessionContract.refreshToken, { path, body })
    },
    expected: { status: 403, code: 'REFRESH_TOKEN_REFUSED' },
  },
  createContractCase(documentsContract.loanFile, {
    title: 'finds no such file of that loan',
    signedInPersonaId: 'marta',
    input: { path: { taxId: martaTaxId, externalId: martaLoanId, fileType: 'RAPIPAGO' } },
    expected: { status: 404, code: 'FILE_NOT_FOUND' },
  }),
  createContractCase(documentsContract.sendReceipt, {
    title: 'refuses a program',
    signedInPersonaId: 'marta',
    input: {
      ...uploadPaymentReceiptCallInput,
      body: { ...uploadPaymentReceiptCallInput.body, file: new File(['MZ'], 'pago.pdf') },
    },
    expected: { status: 409, code: 'INVALID_FILE' },
  }),
  createContractCase(documentsContract.sendReceipt, {
    title: 'refuses a ticket',
    signedInPersonaId: 'marta',
    input: {
      ...uploadPaymentReceiptCallInput,
      body: { ...uploadPaymentReceiptCallInput.body, paymentVoucherType: 'TICKET' },
    },
    expected: { status: 409, code: 'INVALID_RECEIPT_TYPE' },
  }),
  createContractCase(paymentsContract.payWithSavedCard, {
    title: 'finds no such card',
    signedInPersonaId: 'marta',
    input: { ...savedCardChargeInput, body: { ...savedCardChargeInput.body, debitCardId: 'td-0b9d36f4' } },
    expected: { status: 404, code: 'CARD_NOT_FOUND' },
  }),
  {
    call: 'payments.payWithSavedCard',
    title: 'refuses a key that was used for another payment',
    signedInPersonaId: 'marta',
    makeCall: async ({ client }) => {
      const call = paymentsContract.payWithSavedCard
      await client.send(call, savedCardChargeInput)
      const body = { debitCardId: martaSavedCardId, installmentAmount: 1 }
      return client.send(call, { ...savedCardChargeInput, body })
    },
    expected: { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' },
  },
  {
    call: 'payments.payWithNewCard',
    title: 'refuses a key that was used for another amount',
    signedInPersonaId: 'marta',
    makeCall: async ({ client }) => {
      const call = paymentsContract.payWithNewCard
      await client.send(call, newCardChargeInput)
      const body = { ...newCardChargeInput.body, amount: 1 }
      return client.send(call, { ...newCardChargeInput, body })
    },
    expected: { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' },
  },
  ...chargeRefusalCases,
]
