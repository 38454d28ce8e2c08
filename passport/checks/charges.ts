import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { ApiRequest, Exchange } from '#passport/transport'
import {
  fieldOf,
  listOrEmpty,
  nonEmptyText,
  type CheckContext,
  type CustomerSession,
} from '#passport/check-context'
import { failedOutcome, outcomeOfProblems, type CheckOutcome } from '#passport/check-outcome'
import { isStillInProcess } from './answer-differences'
import { renewAccessToken } from './customer-sessions'

const { payments } = apiContracts

/** Description, in Spanish, of the change that most of these checks make: one charge to a saved card. */
const oneChargeDescription = 'un cobro a la tarjeta guardada de quien debe, por chargedPesos'

/**
 * Checks that the lender charges a card only once for each idempotency key, even if its answer is lost.
 * Source: PAY-16.
 */
export const chargeChecks: readonly Check[] = [
  {
    requirement: 'CLAVE-1',
    changeDescription: oneChargeDescription,
    run: async (context) => checkChargedOnce(context, async (send) => [await send(), await send()]),
  },
  {
    requirement: 'CLAVE-2',
    changeDescription: oneChargeDescription,
    run: async (context) => checkChargedOnce(context, (send) => Promise.all([send(), send(), send()])),
  },
  { requirement: 'CLAVE-3', changeDescription: oneChargeDescription, run: checkChargeAfterTokenRenewal },
  { requirement: 'CLAVE-4', changeDescription: oneChargeDescription, run: checkChargeAfterLostAnswer },
  { requirement: 'CLAVE-5', changeDescription: oneChargeDescription, run: checkKeyReuseIsRefused },
  { requirement: 'CLAVE-6', changeDescription: oneChargeDescription, run: checkPaymentStatus },
  { requirement: 'CLAVE-7', changeDescription: oneChargeDescription, run: checkPaymentIsListed },
  {
    requirement: 'SESION-7',
    changeDescription: 'nada, si el servidor cumple: un cobro con un token que no vale',
    run: checkUnauthorizedChargeIsRefused,
  },
  {
    requirement: 'AJENO-2',
    changeDescription: 'nada, si el servidor cumple: un cobro al préstamo de otro',
    run: checkOtherCustomersLoanIsRefused,
  },
]

/** A payment of the loan with debt, with a saved card of the `owing` customer. */
interface Charge {
  readonly idempotencyKey: string
  readonly externalId: string
  readonly debitCardId: string
  readonly amountPesos: number
}

async function createCharge(context: CheckContext): Promise<Charge> {
  const { externalId } = await context.requestLoanWithDebt()
  return {
    idempotencyKey: randomUUID(),
    externalId,
    debitCardId: await context.requestSavedCardId('owing'),
    amountPesos: context.profile.chargedPesos,
  }
}

/**
 * Sends a charge with the shared session of the `owing` customer. `overrides` may replace its access token,
 * or abort the request early.
 */
async function sendCharge(
  context: CheckContext,
  { idempotencyKey, externalId, debitCardId, amountPesos }: Charge,
  overrides: Pick<ApiRequest, 'accessToken' | 'abortAfterMilliseconds'> = {},
): Promise<Exchange> {
  const { accessToken } = await context.sessionOf('owing')
  return context.transport.send({
    call: payments.payWithSavedCard,
    pathParameters: { externalId },
    body: { debitCardId, installmentAmount: amountPesos },
    idempotencyKey,
    accessToken,
    ...overrides,
  })
}

/** Returns the number of payments of a loan in the lender's list of payments. */
async function countListedPayments(context: CheckContext, externalId: string): Promise<number> {
  const { taxId } = await context.sessionOf('owing')
  const { answer } = await context.sendAs('owing', { call: payments.listPayments, pathParameters: { taxId } })
  return listOrEmpty(answer?.json).filter((each) => fieldOf(each, 'externalId') === externalId).length
}

/**
 * Sends the same charge several times, as `sendRepeatedly` does. The server must make one payment, give every
 * request the same answer, and report the payment as approved.
 */
async function checkChargedOnce(
  context: CheckContext,
  sendRepeatedly: (send: () => Promise<Exchange>) => Promise<readonly Exchange[]>,
): Promise<CheckOutcome> {
  const charge = await createCharge(context)
  const earlierPayments = await countListedPayments(context, charge.externalId)
  const exchanges = await sendRepeatedly(async () => sendCharge(context, charge))
  return outcomeOfProblems([
    ...findChargeAnswerProblems(exchanges),
    ...(await findChargeCountProblems(context, charge, earlierPayments)),
    ...(await findStatusProblems(context, charge)),
  ])
}

/** Returns a problem unless the lender's list contains exactly one new payment of the loan. */
async function findChargeCountProblems(
  context: CheckContext,
  { externalId }: Charge,
  earlierPayments: number,
): Promise<readonly string[]> {
  const newPayments = (await countListedPayments(context, externalId)) - earlierPayments
  return newPayments === 1 ? [] : [`La lista de pagos tiene ${newPayments} pagos nuevos; se esperaba uno.`]
}

async function findStatusProblems(
  context: CheckContext,
  { idempotencyKey }: Charge,
): Promise<readonly string[]> {
  const { status } = await requestPaymentStatus(context, idempotencyKey)
  return status === 'APPROVED' ? [] : [`El estado de la clave es ${String(status)}; se esperaba APPROVED.`]
}

/**
 * Returns the problems of the answers to one charge: none approved it, or they are different. It ignores the
 * answers that the first request is not finished.
 */
function findChargeAnswerProblems(exchanges: readonly Exchange[]): readonly string[] {
  const answers = exchanges.flatMap(({ answer }) => answer ?? [])
  const finalAnswers = answers.filter((answer) => !isStillInProcess(answer))
  const approvedAnswers = finalAnswers.filter(({ json }) => fieldOf(json, 'paymentSuccess') === true)
  const differentAnswers = new Set(finalAnswers.map(({ status, json }) => JSON.stringify([status, json])))
  return [
    ...(approvedAnswers.length === 0 ? ['Ninguna respuesta aprobó el cobro.'] : []),
    ...(differentAnswers.size > 1
      ? [`Las respuestas no son iguales: ${[...differentAnswers].join(' y ')}.`]
      : []),
  ]
}

async function requestPaymentStatus(context: CheckContext, idempotencyKey: string) {
  const { answer } = await context.sendAs('owing', {
    call: payments.paymentStatus,
    queryParameters: { idempotencyKey },
  })
  return {
    status: fieldOf(answer?.json, 'status'),
    transactionId: nonEmptyText(fieldOf(answer?.json, 'transactionId')),
  }
}

async function checkChargeAfterTokenRenewal(context: CheckContext): Promise<CheckOutcome> {
  const charge = await createCharge(context)
  const earlierPayments = await countListedPayments(context, charge.externalId)
  const customerSession: CustomerSession = await context.openSession('owing')
  const first = await sendCharge(context, charge, { accessToken: customerSession.accessToken })
  const { accessToken: renewedToken } = await renewAccessToken(context, customerSession)
  if (renewedToken === undefined) return failedOutcome('El token no se pudo renovar.')
  const second = await sendCharge(context, charge, { accessToken: renewedToken })
  return outcomeOfProblems([
    ...findChargeAnswerProblems([first, second]),
    ...(await findChargeCountProblems(context, charge, earlierPayments)),
  ])
}

/** Time after which a request is aborted. It is enough for the request to reach the server. */
const abortAfterMilliseconds = 40

async function checkChargeAfterLostAnswer(context: CheckContext): Promise<CheckOutcome> {
  const charge = await createCharge(context)
  const earlierPayments = await countListedPayments(context, charge.externalId)
  await sendCharge(context, charge, { abortAfterMilliseconds })
  const repeated = await sendCharge(context, charge)
  return outcomeOfProblems([
    ...findChargeAnswerProblems([repeated]),
    ...(await findChargeCountProblems(context, charge, earlierPayments)),
  ])
}

async function checkKeyReuseIsRefused(context: CheckContext): Promise<CheckOutcome> {
  const charge = await createCharge(context)
  const earlierPayments = await countListedPayments(context, charge.externalId)
  await sendCharge(context, charge)
  const { answer } = await sendCharge(context, { ...charge, amountPesos: charge.amountPesos + 1 })
  const code = fieldOf(answer?.json, 'code')
  const isRefused = answer?.status === 409 && code === 'IDEMPOTENCY_KEY_REUSED'
  return outcomeOfProblems([
    ...(isRefused ? [] : [`Respondió ${answer?.status ?? 'nada'} con code ${String(code)}.`]),
    ...(await findChargeCountProblems(context, charge, earlierPayments)),
  ])
}

async function checkPaymentStatus(context: CheckContext): Promise<CheckOutcome> {
  const unusedKeyStatus = await requestPaymentStatus(context, randomUUID())
  const charge = await createCharge(context)
  await sendCharge(context, charge)
  const { transactionId } = await requestPaymentStatus(context, charge.idempotencyKey)
  return outcomeOfProblems([
    ...(unusedKeyStatus.status === 'NOT_FOUND'
      ? []
      : [`De una clave que nunca llegó dice ${String(unusedKeyStatus.status)}.`]),
    ...(await findStatusProblems(context, charge)),
    ...(transactionId === undefined ? ['El estado no trae transactionId.'] : []),
  ])
}

async function checkPaymentIsListed(context: CheckContext): Promise<CheckOutcome> {
  const charge = await createCharge(context)
  const earlierPayments = await countListedPayments(context, charge.externalId)
  await sendCharge(context, charge)
  return outcomeOfProblems(await findChargeCountProblems(context, charge, earlierPayments))
}

async function checkUnauthorizedChargeIsRefused(context: CheckContext): Promise<CheckOutcome> {
  const charge = await createCharge(context)
  const earlierPayments = await countListedPayments(context, charge.externalId)
  const { answer } = await sendCharge(context, charge, { accessToken: 'no-es-un-token' })
  const { status } = await requestPaymentStatus(context, charge.idempotencyKey)
  const newPayments = (await countListedPayments(context, charge.externalId)) - earlierPayments
  return outcomeOfProblems([
    ...(answer?.status === 401 ? [] : [`Respondió ${answer?.status ?? 'nada'}; se esperaba 401.`]),
    ...(status === 'NOT_FOUND' && newPayments === 0 ? [] : ['Se hizo lo pedido a pesar del 401.']),
  ])
}

async function checkOtherCustomersLoanIsRefused(context: CheckContext): Promise<CheckOutcome> {
  const charge = await createCharge(context)
  const earlierPayments = await countListedPayments(context, charge.externalId)
  const { accessToken } = await context.sessionOf('upToDate')
  const { answer } = await sendCharge(context, charge, { accessToken })
  const newPayments = (await countListedPayments(context, charge.externalId)) - earlierPayments
  return outcomeOfProblems([
    ...(answer !== undefined && answer.status >= 400 ? [] : [`Respondió ${answer?.status ?? 'nada'}.`]),
    ...(newPayments === 0 ? [] : ['Se cobró.']),
  ])
}
