import { loansContract } from '@/adapters/contract/loans.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow } from './portal-client'
import {
  expectedJsonSuccessAnswer,
  signedInAsMarta,
  martaCustomerId,
  martaLoanId,
  martaTaxId,
  newCardChargeInput,
  martaLoanCallInput,
  savedCardChargeInput,
} from './marta'

export const loanSuccessCases: readonly ContractCase[] = [
  createContractCase(loansContract.listLoans, {
    title: 'returns the loans with installments and files',
    ...signedInAsMarta,
    input: {
      path: { taxId: martaTaxId },
      query: { status: 'ACTIVE', expandedResources: 'INSTALLMENT,LOAN_FILE', excludeProducts: '46' },
    },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(loansContract.listLoanDebts, {
    title: 'returns the loans in debt',
    signedInPersonaId: 'raul',
    input: { path: { taxId: '20243189072' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(loansContract.listRecentPayments, {
    title: 'returns the last payments',
    ...signedInAsMarta,
    input: { path: { customerId: martaCustomerId } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(loansContract.quote, {
    title: 'returns what paying costs on another day',
    ...signedInAsMarta,
    input: { ...martaLoanCallInput, query: { date: '2026-12-08' } },
    expected: expectedJsonSuccessAnswer,
  }),
]

export const paymentSuccessCases: readonly ContractCase[] = [
  createContractCase(paymentsContract.listPayableLoans, {
    title: 'returns the payable loans, with the line',
    signedInPersonaId: 'lucia',
    input: { path: {} },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.amountDue, {
    title: 'returns the amount due of a loan',
    ...signedInAsMarta,
    input: martaLoanCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.lineAmountDue, {
    title: 'returns the amount due of the line, by month',
    signedInPersonaId: 'lucia',
    input: { path: { id: '46010327' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.paymentMethods, {
    title: 'returns the payment methods',
    ...signedInAsMarta,
    input: { path: { loanId: martaLoanId } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.virtualAccount, {
    title: 'returns the 22 digits',
    ...signedInAsMarta,
    input: martaLoanCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.virtualAccount, {
    title: 'returns an empty text without a CVU',
    ...signedInAsMarta,
    demoState: { set: { noCvu: true } },
    input: martaLoanCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.paymentQr, {
    title: 'returns the text of the QR',
    ...signedInAsMarta,
    input: martaLoanCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'payments.cashSlip',
    title: 'returns a PDF, byte by byte',
    ...signedInAsMarta,
    makeCall: async ({ client }) => {
      const path = { customerId: martaCustomerId, externalId: martaLoanId }
      const slip = successValueOrThrow(await client.send(paymentsContract.cashSlip, { path }))
      const text = new TextDecoder('latin1').decode(slip.bytes)
      return createResultFromCondition(
        text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'),
        text.slice(0, 8),
      )
    },
    expected: { status: 200, contentType: 'application/pdf' },
  },
  createContractCase(paymentsContract.cashBarcode, {
    title: 'returns the digits of the barcode',
    ...signedInAsMarta,
    input: martaLoanCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.listSavedCards, {
    title: 'returns the saved cards',
    ...signedInAsMarta,
    input: { path: { customerTaxId: martaTaxId } },
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'payments.payWithSavedCard',
    title: 'answers the same to the same key and charges once',
    ...signedInAsMarta,
    makeCall: async ({ client, lender }) => {
      const call = paymentsContract.payWithSavedCard
      const first = successValueOrThrow(await client.send(call, savedCardChargeInput))
      const second = successValueOrThrow(await client.send(call, savedCardChargeInput))
      const charges = await lender.countCharges()
      const holds =
        first.paymentSuccess &&
        first.transactionId !== undefined &&
        first.transactionId === second.transactionId &&
        charges === 1
      return createResultFromCondition(holds, { first, second, charges })
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(paymentsContract.payWithSavedCard, {
    title: 'gives the reason why a card was refused',
    ...signedInAsMarta,
    demoState: { set: { cardRefusal: 'INSUFFICIENT_FUNDS' } },
    input: savedCardChargeInput,
    expected: expectedJsonSuccessAnswer,
  }),
  ...[
    { debitCardId: 'td-d5b3612a', title: 'charges no expired card', code: 'INVALID_CARD_EXPIRED_ERROR' },
    { debitCardId: 'td-97f1ea84', title: 'charges no disabled card', code: 'DENIED_OR_DISABLED' },
  ].map(({ debitCardId, title, code }): ContractCase => ({
    call: 'payments.payWithSavedCard',
    title,
    signedInPersonaId: 'paula',
    makeCall: async ({ client, lender }) => {
      const path = { externalId: '40151208' }
      const body = { debitCardId, installmentAmount: 15_320.1 }
      const input = { path, body, idempotencyKey: 'key-4' }
      const call = paymentsContract.payWithSavedCard
      const refused = successValueOrThrow(await client.send(call, input))
      const charges = await lender.countCharges()
      const holds = !refused.paymentSuccess && refused.errorCode === code && charges === 0
      return createResultFromCondition(holds, { refused, charges })
    },
    expected: expectedJsonSuccessAnswer,
  })),
  createContractCase(paymentsContract.payWithNewCard, {
    title: 'charges a new card',
    ...signedInAsMarta,
    input: newCardChargeInput,
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'payments.payWithNewCard',
    title: 'answers the same to the same key and charges once',
    ...signedInAsMarta,
    makeCall: async ({ client, lender }) => {
      const call = paymentsContract.payWithNewCard
      const first = successValueOrThrow(await client.send(call, newCardChargeInput))
      const second = successValueOrThrow(await client.send(call, newCardChargeInput))
      const charges = await lender.countCharges()
      const isOne = first.transactionId !== undefined && first.transactionId === second.transactionId
      return createResultFromCondition(isOne && charges === 1, { first, second, charges })
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'payments.payWithNewCard',
    title: 'accepts a part of the amount due, and refuses more than all of it',
    ...signedInAsMarta,
    makeCall: async ({ client }) => {
      const call = paymentsContract.payWithNewCard
      const part = { ...newCardChargeInput, body: { ...newCardChargeInput.body, amount: 5000.5 } }
      const paid = successValueOrThrow(await client.send(call, part))
      const again = { ...newCardChargeInput, idempotencyKey: 'key-3' }
      const over = successValueOrThrow(await client.send(call, again))
      return createResultFromCondition(paid.paymentSuccess && over.errorCode === 'INVALID_AMOUNT', {
        paid,
        over,
      })
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(paymentsContract.payWithNewCard, {
    title: 'gives the reason why a new card was refused',
    ...signedInAsMarta,
    input: {
      ...newCardChargeInput,
      body: { ...newCardChargeInput.body, debitCardNumber: '4517650012340036' },
    },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.startWalletPayment, {
    title: 'returns the address of the wallet',
    ...signedInAsMarta,
    input: { ...martaLoanCallInput, body: { amount: 12_625 } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.creditCardLink, {
    title: 'returns the link',
    ...signedInAsMarta,
    input: martaLoanCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'payments.paymentStatus',
    title: 'reports the outcome of a charge whose answer was lost',
    ...signedInAsMarta,
    demoState: { next: [{ call: 'payments.payWithSavedCard', answer: 'lost-answer' }] },
    makeCall: async ({ client }) => {
      await client.send(paymentsContract.payWithSavedCard, savedCardChargeInput)
      const query = { idempotencyKey: savedCardChargeInput.idempotencyKey }
      const call = paymentsContract.paymentStatus
      const known = successValueOrThrow(await client.send(call, { path: {}, query }))
      return createResultFromCondition(
        known.status === 'APPROVED' && known.transactionId !== undefined,
        known,
      )
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(paymentsContract.paymentInfo, {
    title: 'returns the final amount',
    ...signedInAsMarta,
    input: martaLoanCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(paymentsContract.listPayments, {
    title: 'returns two thousand payments',
    signedInPersonaId: 'irma',
    input: { path: { taxId: '23120958674' } },
    expected: expectedJsonSuccessAnswer,
  }),
]
