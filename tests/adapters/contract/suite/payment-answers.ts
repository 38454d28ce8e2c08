import { loansContract } from '@/adapters/contract/loans.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf } from './portal-client'
import {
  jsonAnswer,
  marta,
  martaCustomerId,
  martaLoan,
  martaTaxId,
  newCardCharge,
  ofLoan,
  savedCardCharge,
} from './marta'

export const loanAnswers: readonly ContractCase[] = [
  caseOf(loansContract.listLoans, {
    title: 'returns the loans with installments and files',
    ...marta,
    input: {
      path: { taxId: martaTaxId },
      query: { status: 'ACTIVE', expandedResources: 'INSTALLMENT,LOAN_FILE', excludeProducts: '46' },
    },
    expected: jsonAnswer,
  }),
  caseOf(loansContract.listLoanDebts, {
    title: 'returns the loans in debt',
    by: 'raul',
    input: { path: { taxId: '20243189072' } },
    expected: jsonAnswer,
  }),
  caseOf(loansContract.listRecentPayments, {
    title: 'returns the last payments',
    ...marta,
    input: { path: { customerId: martaCustomerId } },
    expected: jsonAnswer,
  }),
  caseOf(loansContract.quote, {
    title: 'returns what paying costs on another day',
    ...marta,
    input: { ...ofLoan, query: { date: '2026-12-08' } },
    expected: jsonAnswer,
  }),
]

export const paymentAnswers: readonly ContractCase[] = [
  caseOf(paymentsContract.listPayableLoans, {
    title: 'returns the payable loans, with the line',
    by: 'lucia',
    input: { path: {} },
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.amountDue, {
    title: 'returns the amount due of a loan',
    ...marta,
    input: ofLoan,
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.lineAmountDue, {
    title: 'returns the amount due of the line, by month',
    by: 'lucia',
    input: { path: { id: '46010327' } },
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.paymentMethods, {
    title: 'returns the payment methods',
    ...marta,
    input: { path: { loanId: martaLoan } },
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.virtualAccount, {
    title: 'returns the 22 digits',
    ...marta,
    input: ofLoan,
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.virtualAccount, {
    title: 'returns an empty text without a CVU',
    ...marta,
    arranged: { set: { noCvu: true } },
    input: ofLoan,
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.paymentQr, {
    title: 'returns the text of the QR',
    ...marta,
    input: ofLoan,
    expected: jsonAnswer,
  }),
  {
    call: 'payments.cashSlip',
    title: 'returns a PDF, byte by byte',
    ...marta,
    ask: async ({ client }) => {
      const path = { customerId: martaCustomerId, externalId: martaLoan }
      const slip = valueOf(await client.send(paymentsContract.cashSlip, { path }))
      const text = new TextDecoder('latin1').decode(slip.bytes)
      return checked(text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'), text.slice(0, 8))
    },
    expected: { status: 200, contentType: 'application/pdf' },
  },
  caseOf(paymentsContract.cashBarcode, {
    title: 'returns the digits of the barcode',
    ...marta,
    input: ofLoan,
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.listSavedCards, {
    title: 'returns the saved cards',
    ...marta,
    input: { path: { customerTaxId: martaTaxId } },
    expected: jsonAnswer,
  }),
  {
    call: 'payments.payWithSavedCard',
    title: 'answers the same to the same key and charges once',
    ...marta,
    ask: async ({ client, lender }) => {
      const row = paymentsContract.payWithSavedCard
      const first = valueOf(await client.send(row, savedCardCharge))
      const second = valueOf(await client.send(row, savedCardCharge))
      const charges = await lender.charges()
      const holds =
        first.paymentSuccess &&
        first.transactionId !== undefined &&
        first.transactionId === second.transactionId &&
        charges === 1
      return checked(holds, { first, second, charges })
    },
    expected: jsonAnswer,
  },
  caseOf(paymentsContract.payWithSavedCard, {
    title: 'gives the reason why a card was refused',
    ...marta,
    arranged: { set: { cardRefusal: 'INSUFFICIENT_FUNDS' } },
    input: savedCardCharge,
    expected: jsonAnswer,
  }),
  ...[
    { debitCardId: 'td-d5b3612a', title: 'charges no expired card', code: 'INVALID_CARD_EXPIRED_ERROR' },
    { debitCardId: 'td-97f1ea84', title: 'charges no disabled card', code: 'DENIED_OR_DISABLED' },
  ].map(({ debitCardId, title, code }): ContractCase => ({
    call: 'payments.payWithSavedCard',
    title,
    by: 'paula',
    ask: async ({ client, lender }) => {
      const path = { externalId: '40151208' }
      const body = { debitCardId, installmentAmount: 15_320.1 }
      const input = { path, body, idempotencyKey: 'key-4' }
      const row = paymentsContract.payWithSavedCard
      const refused = valueOf(await client.send(row, input))
      const charges = await lender.charges()
      const holds = !refused.paymentSuccess && refused.errorCode === code && charges === 0
      return checked(holds, { refused, charges })
    },
    expected: jsonAnswer,
  })),
  caseOf(paymentsContract.payWithNewCard, {
    title: 'charges a new card',
    ...marta,
    input: newCardCharge,
    expected: jsonAnswer,
  }),
  {
    call: 'payments.payWithNewCard',
    title: 'answers the same to the same key and charges once',
    ...marta,
    ask: async ({ client, lender }) => {
      const row = paymentsContract.payWithNewCard
      const first = valueOf(await client.send(row, newCardCharge))
      const second = valueOf(await client.send(row, newCardCharge))
      const charges = await lender.charges()
      const isOne = first.transactionId !== undefined && first.transactionId === second.transactionId
      return checked(isOne && charges === 1, { first, second, charges })
    },
    expected: jsonAnswer,
  },
  {
    call: 'payments.payWithNewCard',
    title: 'accepts a part of the amount due, and refuses more than all of it',
    ...marta,
    ask: async ({ client }) => {
      const row = paymentsContract.payWithNewCard
      const part = { ...newCardCharge, body: { ...newCardCharge.body, amount: 5000.5 } }
      const paid = valueOf(await client.send(row, part))
      const again = { ...newCardCharge, idempotencyKey: 'key-3' }
      const over = valueOf(await client.send(row, again))
      return checked(paid.paymentSuccess && over.errorCode === 'INVALID_AMOUNT', { paid, over })
    },
    expected: jsonAnswer,
  },
  caseOf(paymentsContract.payWithNewCard, {
    title: 'gives the reason why a new card was refused',
    ...marta,
    input: { ...newCardCharge, body: { ...newCardCharge.body, debitCardNumber: '4517650012340036' } },
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.startWalletPayment, {
    title: 'returns the address of the wallet',
    ...marta,
    input: { ...ofLoan, body: { amount: 12_625 } },
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.creditCardLink, {
    title: 'returns the link',
    ...marta,
    input: ofLoan,
    expected: jsonAnswer,
  }),
  {
    call: 'payments.paymentStatus',
    title: 'reports the outcome of a charge whose answer was lost',
    ...marta,
    arranged: { next: [{ call: 'payments.payWithSavedCard', answer: 'lost-answer' }] },
    ask: async ({ client }) => {
      await client.send(paymentsContract.payWithSavedCard, savedCardCharge)
      const query = { idempotencyKey: savedCardCharge.idempotencyKey }
      const row = paymentsContract.paymentStatus
      const known = valueOf(await client.send(row, { path: {}, query }))
      return checked(known.status === 'APPROVED' && known.transactionId !== undefined, known)
    },
    expected: jsonAnswer,
  },
  caseOf(paymentsContract.paymentInfo, {
    title: 'returns the final amount',
    ...marta,
    input: ofLoan,
    expected: jsonAnswer,
  }),
  caseOf(paymentsContract.listPayments, {
    title: 'returns two thousand payments',
    by: 'irma',
    input: { path: { taxId: '23120958674' } },
    expected: jsonAnswer,
  }),
]
