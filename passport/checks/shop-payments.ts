import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import { toCents } from '#passport/cents'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/transport'
import { fieldOf, requireValue, nonEmptyText, type CheckContext } from '#passport/check-context'
import { runCheckOfOptionalCall } from '#passport/optional-calls'
import {
  failedOutcome,
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import { createLoanBody } from '#passport/repayment-plans'
import { createCreditLineLoan, requestCreditLine, requestCreditLinePlan } from './credit-line'
import { findAnswerDifferences } from './answer-differences'
import { requestOperationStatus } from './operation-status'

const qrPaymentContract = apiContracts['qr-payment']

/** Checks of payments to a shop with the credit line. Source: QRP-04, QRP-07. */
export const shopPaymentChecks: readonly Check[] = [
  { requirement: 'COMPRA-1', run: async (context) => runWithTestShop(context, checkQrReading) },
  {
    requirement: 'COMPRA-2',
    changeDescription:
      'una compra con la línea en el comercio de shopQr, por lo que pide su QR o por linePesos',
    run: async (context) => runWithTestShop(context, checkShopPaidOnce),
  },
  {
    requirement: 'COMPRA-3',
    changeDescription:
      'otra compra con la línea en el comercio de shopQr, después de dos que se tienen que rechazar: a otro comercio y por otro importe',
    run: async (context) => runWithTestShop(context, checkLoanPaysItsShopOnce),
  },
]

/** The test shop of the profile, and the purchase in it that the checks make. */
interface TestShop {
  readonly qrText: string
  /** The data of the shop that the lender read from the QR code. */
  readonly sellerFields: Readonly<Record<string, unknown>>
  /** Amount of the QR code; if the code has no amount, `linePesos` of the profile. */
  readonly amountPesos: number
}

/** Runs a check with the test shop, after the lender has read its QR code. */
async function runWithTestShop(
  context: CheckContext,
  run: (context: CheckContext, shop: TestShop) => Promise<CheckOutcome>,
): Promise<CheckOutcome> {
  return runCheckOfOptionalCall(context, qrPaymentContract.readQr, async () => {
    await context.sessionOf('line')
    const qrText = requireValue(context.profile.shopQr, 'El perfil no dice qué QR se puede pagar (shopQr).')
    const { answer } = await readQr(context, qrText)
    if (isNotOfferedStatus(answer?.status)) return notApplicableOutcome('No paga comercios.')
    if (answer?.status !== 200) return failedOutcome(`El QR de shopQr respondió ${answer?.status ?? 'nada'}.`)
    const { amountType, amount, ...sellerFields } = Object(answer.json) as Readonly<Record<string, unknown>>
    const amountPesos = amountType === 'open_amount' ? context.profile.linePesos : Number(amount)
    return run(context, { qrText, amountPesos, sellerFields: withoutNullFields(sellerFields) })
  })
}

function withoutNullFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

async function readQr(context: CheckContext, qrText: string): Promise<Exchange> {
  return context.sendAs('line', { call: qrPaymentContract.readQr, queryParameters: { qrText } })
}

/** Text of a QR code with a wrong checksum; the rest of it is valid. */
const qrTextWithWrongChecksum = '00020101021152045462530303258025802AR5906Prueba6006Prueba6304FFFF'

async function checkQrReading(
  context: CheckContext,
  { sellerFields, amountPesos }: TestShop,
): Promise<CheckOutcome> {
  const { answer } = await readQr(context, qrTextWithWrongChecksum)
  const code = String(fieldOf(answer?.json, 'code'))
  return outcomeOfProblems([
    ...(nonEmptyText(sellerFields['sellerName']) === undefined
      ? ['Del comercio de shopQr no dice sellerName.']
      : []),
    ...(amountPesos > 0 ? [] : ['El importe de shopQr es cerrado, y no es más que 0.']),
    ...(answer?.status === 409 && code === 'QR_NOT_INTEROPERABLE'
      ? []
      : [`De un QR con la suma mal respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
  ])
}

/** A loan that was created for a purchase, before the shop is paid with it. */
interface ShopLoan {
  readonly loanId: string
  readonly installments: number
}

async function createShopLoan(context: CheckContext, { amountPesos }: TestShop): Promise<ShopLoan> {
  const plan = await requestCreditLinePlan(context, amountPesos)
  const body = { ...createLoanBody(amountPesos, plan), disbursementMethod: 'PAYMENT_QR' }
  const { answer } = await createCreditLineLoan(context, body, randomUUID())
  const loanId = requireValue(
    nonEmptyText(fieldOf(answer?.json, 'loanId')),
    `No se pudo crear el préstamo de la compra: respondió ${answer?.status ?? 'nada'}.`,
  )
  return { loanId, installments: plan.installment }
}

async function payShop(
  context: CheckContext,
  { qrText, sellerFields, amountPesos }: TestShop,
  { loanId, installments }: ShopLoan,
  idempotencyKey: string,
): Promise<Exchange> {
  const { taxId: customerTaxId, fullName } = await context.sessionOf('line')
  const agreement = {
    customerTaxId,
    fullName,
    requestedAmount: amountPesos,
    selectedInstallment: installments,
  }
  const body = { amount: amountPesos, ...sellerFields, textQR: qrText, paymentQRAgreementRequest: agreement }
  return context.sendAs('line', {
    call: qrPaymentContract.pay,
    pathParameters: { loanId },
    body,
    idempotencyKey,
  })
}

/**
 * Pays the shop with the same request twice at the same time, and then a third time. Checks the remaining
 * amount of the credit line, its movements and the receipt.
 */
async function checkShopPaidOnce(context: CheckContext, shop: TestShop): Promise<CheckOutcome> {
  const creditLineBefore = await requestCreditLine(context)
  const loan = await createShopLoan(context, shop)
  const idempotencyKey = randomUUID()
  const send = async () => payShop(context, shop, loan, idempotencyKey)
  const concurrent = await Promise.all([send(), send()])
  const repeated = await send()
  const operationId = nonEmptyText(fieldOf(repeated.answer?.json, 'operationId'))
  const operationStatus = await requestOperationStatus(context, 'line', idempotencyKey)
  const creditLineAfter = await requestCreditLine(context)
  const usedCents = toCents(creditLineBefore.remainingPesos) - toCents(creditLineAfter.remainingPesos)
  const isUsedOnce = usedCents === toCents(shop.amountPesos)
  return outcomeOfProblems([
    ...findAnswerDifferences([...concurrent, repeated]),
    ...(operationId === undefined
      ? [`Respondió ${repeated.answer?.status ?? 'nada'}, sin operationId.`]
      : []),
    ...(operationStatus.operationId === operationId
      ? []
      : [`El estado de la clave trae operationId ${operationStatus.operationId ?? 'ninguno'}.`]),
    ...(isUsedOnce ? [] : [`De la línea se usaron ${usedCents / 100}, y se compró por ${shop.amountPesos}.`]),
    ...findMovementProblems(creditLineAfter.movements, creditLineBefore.movements.length, loan.loanId),
    ...(operationId === undefined ? [] : await findReceiptProblems(context, operationId, shop)),
  ])
}

/**
 * Returns a problem unless the purchase is exactly one movement of the credit line. If no movement has a loan
 * id, it counts the movements that are new since `earlierMovements`, the number of movements before.
 */
function findMovementProblems(
  movements: readonly unknown[],
  earlierMovements: number,
  loanId: string,
): readonly string[] {
  const movementsOfLoan = movements.filter((each) => fieldOf(each, 'loanId') === loanId).length
  const haveLoanIds = movements.some((each) => nonEmptyText(fieldOf(each, 'loanId')) !== undefined)
  const movementsOfPurchase = haveLoanIds ? movementsOfLoan : movements.length - earlierMovements
  return movementsOfPurchase === 1
    ? []
    : [`La compra figura ${movementsOfPurchase} veces en los movimientos de la línea.`]
}

async function findReceiptProblems(
  context: CheckContext,
  operationId: string,
  { amountPesos }: TestShop,
): Promise<readonly string[]> {
  const { answer } = await context.sendAs('line', {
    call: qrPaymentContract.findOperation,
    queryParameters: { operationId },
  })
  const receiptPesos = Number(fieldOf(answer?.json, 'amount'))
  return toCents(receiptPesos) === toCents(amountPesos)
    ? []
    : [`El comprobante dice ${receiptPesos}, y se compró por ${amountPesos}.`]
}

/**
 * Checks that the loan of a purchase pays only its shop, only its amount and only once. The refused payments
 * before the correct one must not use up the loan.
 */
async function checkLoanPaysItsShopOnce(context: CheckContext, shop: TestShop): Promise<CheckOutcome> {
  const loan = await createShopLoan(context, shop)
  const otherShop = { ...shop, sellerFields: { ...shop.sellerFields, sellerName: 'Otro comercio' } }
  const otherShopExchange = await payShop(context, otherShop, loan, randomUUID())
  const otherAmountExchange = await payShop(
    context,
    { ...shop, amountPesos: shop.amountPesos + 1 },
    loan,
    randomUUID(),
  )
  const correctExchange = await payShop(context, shop, loan, randomUUID())
  const secondPaymentExchange = await payShop(context, shop, loan, randomUUID())
  return outcomeOfProblems([
    ...findRefusalProblems('A otro comercio', otherShopExchange, 'SELLER_NOT_ALLOWED'),
    ...findRefusalProblems('Por otro importe', otherAmountExchange, 'AMOUNT_MISMATCH'),
    ...(nonEmptyText(fieldOf(correctExchange.answer?.json, 'operationId')) === undefined
      ? [`Después de lo rechazado, pagar bien respondió ${correctExchange.answer?.status ?? 'nada'}.`]
      : []),
    ...findRefusalProblems('Con un préstamo que ya se usó', secondPaymentExchange, 'LOAN_NOT_AVAILABLE'),
  ])
}

/** Returns a problem unless the lender refused the request with status 409 and the expected error code. */
function findRefusalProblems(request: string, { answer }: Exchange, expectedCode: string): readonly string[] {
  const code = String(fieldOf(answer?.json, 'code'))
  return answer?.status === 409 && code === expectedCode
    ? []
    : [`${request} respondió ${answer?.status ?? 'nada'} con code ${code}; se esperaba 409 ${expectedCode}.`]
}
