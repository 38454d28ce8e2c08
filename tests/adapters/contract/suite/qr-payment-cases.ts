import { ordersContract } from '@/adapters/contract/orders.contract'
import { qrPaymentContract } from '@/adapters/contract/qr-payment.contract'
import { revolvingLineContract } from '@/adapters/contract/revolving-line.contract'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow, type PortalClient } from './portal-client'
import { creditLineLoanCallInput, luciaTaxId } from './lucia'
import { expectedJsonSuccessAnswer } from './marta'

const signedInAsLucia = { signedInPersonaId: 'lucia' } as const
const qrPaymentCalls = qrPaymentContract

const purchaseAgreementBody = {
  customerTaxId: luciaTaxId,
  fullName: 'Lucía Fernández',
  requestedAmount: creditLineLoanCallInput.body.requestedAmount,
  selectedInstallment: creditLineLoanCallInput.body.installments,
}

async function createLoanAndReturnId({ client }: PortalClient): Promise<string> {
  const body = { ...creditLineLoanCallInput.body, disbursementMethod: 'PAYMENT_QR' }
  return successValueOrThrow(
    await client.send(revolvingLineContract.createLoan, { ...creditLineLoanCallInput, body }),
  ).loanId
}

type PaymentBodyChanges = Parameters<typeof createPaymentCallInput>[1]

/**
 * Returns the input of a payment to the demo's shop whose QR code leaves the amount open. `changed` replaces
 * fields of the body.
 */
function createPaymentCallInput(loanId: string, changed: Readonly<Record<string, unknown>> = {}) {
  return {
    path: { loanId },
    body: {
      amount: creditLineLoanCallInput.body.requestedAmount,
      sellerName: demoShops.open.name,
      sellerCbuCvu: demoShops.open.cbuCvu,
      sellerCuit: demoShops.open.taxId,
      sellerMCC: demoShops.open.category,
      transaccionId: undefined,
      textQR: createShopQrText(demoShops.open),
      paymentQRAgreementRequest: purchaseAgreementBody,
      ...changed,
    },
    idempotencyKey: 'key-shop-1',
  }
}

function createRefusedPaymentCase(title: string, code: string, changed: PaymentBodyChanges): ContractCase {
  return {
    call: 'qr-payment.pay',
    title,
    ...signedInAsLucia,
    makeCall: async (portalClient) =>
      portalClient.client.send(
        qrPaymentCalls.pay,
        createPaymentCallInput(await createLoanAndReturnId(portalClient), changed),
      ),
    expected: { status: 409, code },
  }
}

export const qrPaymentSuccessCases: readonly ContractCase[] = [
  ...[demoShops.open, demoShops.closed].map((shop) =>
    createContractCase(qrPaymentCalls.readQr, {
      title: `reads the code of ${shop.name}`,
      ...signedInAsLucia,
      input: { query: { qrText: createShopQrText(shop) } },
      expected: expectedJsonSuccessAnswer,
    }),
  ),
  {
    call: 'qr-payment.pay',
    title: 'pays a shop once for a key, and reports it',
    ...signedInAsLucia,
    makeCall: async (portalClient) => {
      const { client } = portalClient
      const payment = createPaymentCallInput(await createLoanAndReturnId(portalClient))
      const [first, second] = [
        successValueOrThrow(await client.send(qrPaymentCalls.pay, payment)),
        successValueOrThrow(await client.send(qrPaymentCalls.pay, payment)),
      ]
      const query = { operationId: first.operationId }
      const found = successValueOrThrow(await client.send(qrPaymentCalls.findOperation, { query }))
      const isSame = found.amount === payment.body.amount && found.reference === demoShops.open.name
      return createResultFromCondition(first.operationId === second.operationId && isSame, {
        first,
        second,
        found,
      })
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'qr-payment.findOperation',
    title: 'reports a payment that was made',
    ...signedInAsLucia,
    makeCall: async (portalClient) => {
      const payment = createPaymentCallInput(await createLoanAndReturnId(portalClient))
      const { operationId } = successValueOrThrow(await portalClient.client.send(qrPaymentCalls.pay, payment))
      return portalClient.client.send(qrPaymentCalls.findOperation, { query: { operationId } })
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'orders.recentOperations',
    title: 'lists a loan and the payment of a shop by their keys and kinds',
    ...signedInAsLucia,
    makeCall: async (portalClient) => {
      const { client } = portalClient
      const asked = { path: { taxId: luciaTaxId }, query: { since: '2020-01-01T00:00:00Z' } }
      const payment = createPaymentCallInput(await createLoanAndReturnId(portalClient))
      const { operationId } = successValueOrThrow(await client.send(qrPaymentCalls.pay, payment))
      const listed = successValueOrThrow(await client.send(ordersContract.recentOperations, asked))
      const later = { ...asked, query: { since: '2099-01-01T00:00:00Z' } }
      const none = successValueOrThrow(await client.send(ordersContract.recentOperations, later))
      const { amount, textQR } = payment.body
      const isLoan = listed.some(
        ({ idempotencyKey, kind, status, ...rest }) =>
          idempotencyKey === creditLineLoanCallInput.idempotencyKey &&
          kind === 'LINE_LOAN' &&
          status === 'APPROVED' &&
          rest.amount === amount &&
          rest.target === 'PAYMENT_QR',
      )
      const isPayment = listed.some(
        ({ idempotencyKey, kind, reference, ...rest }) =>
          idempotencyKey === payment.idempotencyKey &&
          kind === 'SHOP_PAYMENT' &&
          reference === operationId &&
          rest.target === textQR,
      )
      return createResultFromCondition(isLoan && isPayment && listed.length === 2 && none.length === 0, {
        listed,
        none,
      })
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(qrPaymentCalls.agreement, {
    title: 'returns the terms of a purchase as a PDF',
    ...signedInAsLucia,
    input: { body: purchaseAgreementBody },
    expected: { status: 200, contentType: 'application/pdf' },
  }),
]

export const qrPaymentRefusalCases: readonly ContractCase[] = [
  createContractCase(qrPaymentCalls.readQr, {
    title: 'refuses a blocked shop',
    ...signedInAsLucia,
    input: { query: { qrText: createShopQrText(demoShops.blocked) } },
    expected: { status: 409, code: 'SELLER_NOT_ALLOWED' },
  }),
  createContractCase(qrPaymentCalls.readQr, {
    title: 'refuses a text that is no code',
    ...signedInAsLucia,
    input: { query: { qrText: 'hola' } },
    expected: { status: 409, code: 'QR_NOT_INTEROPERABLE' },
  }),
  createRefusedPaymentCase('pays no blocked shop', 'SELLER_NOT_ALLOWED', {
    sellerCuit: demoShops.blocked.taxId,
  }),
  createRefusedPaymentCase('pays no other account than that of the code', 'SELLER_NOT_ALLOWED', {
    sellerCbuCvu: demoShops.closed.cbuCvu,
  }),
  createRefusedPaymentCase('pays no other amount than that of the code', 'AMOUNT_MISMATCH', {
    sellerName: demoShops.closed.name,
    sellerCbuCvu: demoShops.closed.cbuCvu,
    sellerCuit: demoShops.closed.taxId,
    sellerMCC: demoShops.closed.category,
    textQR: createShopQrText(demoShops.closed),
  }),
  createRefusedPaymentCase('pays no other amount than the loan is of', 'AMOUNT_MISMATCH', {
    amount: 49_999.99,
  }),
  {
    call: 'qr-payment.pay',
    title: 'pays one shop with a loan',
    ...signedInAsLucia,
    makeCall: async (portalClient) => {
      const payment = createPaymentCallInput(await createLoanAndReturnId(portalClient))
      await portalClient.client.send(qrPaymentCalls.pay, payment)
      return portalClient.client.send(qrPaymentCalls.pay, { ...payment, idempotencyKey: 'key-shop-2' })
    },
    expected: { status: 409, code: 'LOAN_NOT_AVAILABLE' },
  },
  {
    call: 'qr-payment.pay',
    title: 'refuses a key that was used for another payment',
    ...signedInAsLucia,
    makeCall: async (portalClient) => {
      const payment = createPaymentCallInput(await createLoanAndReturnId(portalClient))
      await portalClient.client.send(qrPaymentCalls.pay, payment)
      const body = { ...payment.body, sellerName: 'Otro' }
      return portalClient.client.send(qrPaymentCalls.pay, { ...payment, body })
    },
    expected: { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' },
  },
  createContractCase(qrPaymentCalls.agreement, {
    title: "does not return another customer's terms",
    signedInPersonaId: 'marta',
    input: { body: purchaseAgreementBody },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
]
