import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { accessContract } from '@/adapters/contract/access.contract'
import { loansContract } from '@/adapters/contract/loans.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { sessionContract } from '@/adapters/contract/session.contract'

const martaLoginAnswer = {
  customerId: '1001',
  customerTaxId: '27284561231',
  customerFirstName: 'Marta',
  customerSurname: 'Giménez',
  customerDocument: '28456123',
  customerCellphone: null,
  accessToken: 'access',
  refreshToken: 'refresh',
  hasCredentials: true,
}

const shopPurchaseLoan = {
  loanId: '501',
  externalId: '90501',
  subproductId: 12,
  productId: 1,
  commerceName: 'Casa Norte',
  disbursedAmount: 120000,
  installmentCount: 12,
  averageInstallmentAmount: 15250.5,
  startDate: '2026-01-05',
  disbursementDate: '2026-01-05',
  currentInstallment: { number: 4, totalAmount: 15250.5, dueDate: '2026-04-01' },
  paymentMethod: 'VOLUNTARY',
  paymentEnabled: true,
  installments: [{ number: 4, status: 'PENDING', dueDate: '2026-04-01', totalAmount: 15250.5 }],
  files: [{ type: 'DISCLAIMER' }],
}

const loanInfo = {
  externalId: '90501',
  productId: 1,
  subproductId: 12,
  commerceName: 'Casa Norte',
  totalAmount: 120000,
  installments: 12,
  installmentAmount: 15250.5,
}

const transferPaymentAnswer = {
  amount: 15250.5,
  paymentDate: '2026-03-02 09:14:00',
  paymentMethod: 'Transferencia',
  accused: true,
}

const visaCardAnswer = {
  debitCardId: '7',
  debitCardNumber: 'XXXXXXXXXXXX4242',
  effectiveBrand: 'VISA Débito',
  expiryMonth: 9,
  expiryYear: 2029,
}

interface AnswerSample {
  readonly call: string
  readonly schema: GenericSchema
  readonly validAnswer: unknown
  readonly invalidAnswers: readonly unknown[]
}

const answerSamples: readonly AnswerSample[] = [
  {
    call: 'findPeople',
    schema: accessContract.findPeople.answer,
    validAnswer: [{ fullname: 'Marta Giménez', customerTaxId: '27284561231', gender: 'F' }],
    invalidAnswers: [
      [{ fullname: 'Marta Giménez' }],
      [{ fullname: 'Marta', customerTaxId: '27284561239' }],
      {},
    ],
  },
  {
    call: 'findCredentials',
    schema: accessContract.findCredentials.answer,
    validAnswer: { hasCredentials: false },
    invalidAnswers: [{}, { hasCredentials: 'no' }],
  },
  {
    call: 'sendCode',
    schema: accessContract.sendCode.answer,
    validAnswer: { phoneNumber: '1150*****34', customerEmail: null, smsCode: '4821' },
    invalidAnswers: [{ smsCode: '4821' }, { phoneNumber: '1150', smsCode: '48' }],
  },
  {
    call: 'authenticateWithCode',
    schema: accessContract.authenticateWithCode.answer,
    validAnswer: martaLoginAnswer,
    invalidAnswers: [
      { ...martaLoginAnswer, accessToken: '' },
      { ...martaLoginAnswer, customerTaxId: '1' },
      { ...martaLoginAnswer, customerId: 1001 },
    ],
  },
  {
    call: 'refreshToken',
    schema: sessionContract.refreshToken.answer,
    validAnswer: { accessToken: 'access' },
    invalidAnswers: [{}, { accessToken: '' }],
  },
  {
    call: 'accountStatus',
    schema: sessionContract.accountStatus.answer,
    validAnswer: {
      customerIsUpToDate: false,
      totalDebt: 48210.33,
      customerRevolvingLine: {
        enabled: true,
        maxAmount: 600000,
        remainingAmount: 412350.5,
        campaignOffer: null,
      },
    },
    invalidAnswers: [{ totalDebt: '48210.33' }, { customerIsUpToDate: 'S' }, { customerRevolvingLine: 'no' }],
  },
  {
    call: 'listLoans',
    schema: loansContract.listLoans.answer,
    validAnswer: [shopPurchaseLoan],
    invalidAnswers: [
      [{ ...shopPurchaseLoan, startDate: '2026-02-30' }],
      [{ ...shopPurchaseLoan, paymentMethod: 'CASH' }],
      [
        {
          ...shopPurchaseLoan,
          installments: [{ number: 4, status: 'LATE', dueDate: '2026-04-01', totalAmount: 1 }],
        },
      ],
    ],
  },
  {
    call: 'listRecentPayments',
    schema: loansContract.listRecentPayments.answer,
    validAnswer: [transferPaymentAnswer],
    invalidAnswers: [
      [{ ...transferPaymentAnswer, paymentDate: '2026-03-02' }],
      [{ ...transferPaymentAnswer, accused: undefined }],
    ],
  },
  {
    call: 'listPayableLoans',
    schema: paymentsContract.listPayableLoans.answer,
    validAnswer: [{ loanInfo, status: 'DEBT' }],
    invalidAnswers: [[{ loanInfo, status: 'LATE' }], [{ status: 'DEBT' }]],
  },
  {
    call: 'amountDue',
    schema: paymentsContract.amountDue.answer,
    validAnswer: {
      loanInfo,
      installments: [
        { installmentNumber: 4, installmentAmount: 15250.5, installmentPunitive: 0, vto: '2026-04-01' },
      ],
    },
    invalidAnswers: [
      { loanInfo },
      { loanInfo, installments: [{ installmentNumber: 4, installmentAmount: 1.234 }] },
    ],
  },
  {
    call: 'lineAmountDue',
    schema: paymentsContract.lineAmountDue.answer,
    validAnswer: [{ month: '2026-04', totalInstallmentAmount: 8000, totalInstallmentPunitive: 120.5 }],
    invalidAnswers: [[{ month: 'abril', totalInstallmentAmount: 8000, totalInstallmentPunitive: 0 }]],
  },
  {
    call: 'paymentMethods',
    schema: paymentsContract.paymentMethods.answer,
    validAnswer: [{ id: 'CVU', description: 'Transferencia a CVU' }],
    invalidAnswers: [[{ id: 7, description: 'x' }], [{ id: 'CVU' }]],
  },
  {
    call: 'virtualAccount',
    schema: paymentsContract.virtualAccount.answer,
    validAnswer: '0000003100010000000001',
    invalidAnswers: ['123', 3100010000000001, undefined],
  },
  {
    call: 'virtualAccount, none',
    schema: paymentsContract.virtualAccount.answer,
    validAnswer: '',
    invalidAnswers: [null],
  },
  {
    call: 'cashBarcode',
    schema: paymentsContract.cashBarcode.answer,
    validAnswer: { barcode: '90050100152505' },
    invalidAnswers: [{ barcode: '' }, { barcode: '12AB' }],
  },
  {
    call: 'cashBarcode, of an odd count',
    schema: paymentsContract.cashBarcode.answer,
    validAnswer: { barcode: '123' },
    invalidAnswers: [{ barcode: '1 3' }],
  },
  {
    call: 'listSavedCards',
    schema: paymentsContract.listSavedCards.answer,
    validAnswer: [visaCardAnswer],
    invalidAnswers: [
      [{ ...visaCardAnswer, expiryMonth: 13 }],
      [{ ...visaCardAnswer, debitCardNumber: 'XXXX' }],
    ],
  },
  {
    call: 'payWithSavedCard',
    schema: paymentsContract.payWithSavedCard.answer,
    validAnswer: { paymentSuccess: true, transactionId: 'T-1', errorCode: null },
    invalidAnswers: [{}, { transactionId: 'T-1' }, { paymentSuccess: 'true' }],
  },
  {
    call: 'paymentStatus',
    schema: paymentsContract.paymentStatus.answer,
    validAnswer: { status: 'IN_PROCESS' },
    invalidAnswers: ['APPROVED', 0, null],
  },
]

describe.each(answerSamples)('the answer of $call', ({ schema, validAnswer, invalidAnswers }) => {
  test('is accepted in its correct form', () => {
    expect(v.safeParse(schema, validAnswer).success).toBe(true)
  })

  test.each(invalidAnswers.map((value) => ({ value })))('is refused with $value', ({ value }) => {
    expect(v.safeParse(schema, value).success).toBe(false)
  })
})

describe('an answer', () => {
  test('may have more fields than the schema: they are ignored', () => {
    const answer = v.parse(accessContract.findCredentials.answer, { hasCredentials: true, since: 2020 })
    expect(answer).toEqual({ hasCredentials: true })
  })
})

describe('a request', () => {
  test.each([
    {
      call: 'code',
      schema: accessContract.authenticateWithCode.body,
      good: { smsCode: '4821' },
      bad: { smsCode: '48' },
    },
    {
      call: 'password',
      schema: accessContract.logInWithPassword.body,
      good: { password: 'cuota2026' },
      bad: {},
    },
    {
      call: 'loan list',
      schema: loansContract.listLoans.query,
      good: { status: 'ACTIVE', expandedResources: 'INSTALLMENT,LOAN_FILE', excludeProducts: '46' },
      bad: { status: 'OPEN' },
    },
    {
      call: 'saved card',
      schema: paymentsContract.payWithSavedCard.body,
      good: { debitCardId: '7', installmentAmount: 15250.5 },
      bad: { debitCardId: '7', installmentAmount: 0 },
    },
  ])('with a $call is checked', ({ schema, good, bad }) => {
    expect([v.is<GenericSchema>(schema, good), v.is<GenericSchema>(schema, bad)]).toEqual([true, false])
  })
})
