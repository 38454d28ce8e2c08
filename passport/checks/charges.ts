import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/transport'
import { fieldOf, type CheckContext, type CustomerSession } from '#passport/check-context'
import { failedOutcome, outcomeOfProblems, type CheckOutcome } from '#passport/check-outcome'
import { runCheckOfOptionalCall } from '#passport/optional-calls'
import { findAnswerDifferences } from './answer-differences'
import {
  createNewCardPayment,
  createSavedCardPayment,
  isAccepted,
  requireNoDeclinedCard,
  sendAcceptedCardPayment,
  sendCardPayment,
  sendCardPaymentUntilDecided,
  type CardPayment,
} from './card-payments'
import { renewAccessToken } from './customer-sessions'
import { checkChargeLowersDebt } from './debt-after-charge'
import { countListedPayments } from './listed-payments'
import { requestOperationStatus } from './operation-status'

const { payments } = apiContracts

/** A check of a payment by card. It runs with a saved card and with a new card. */
interface CardPaymentCheck extends Pick<Check, 'requirement'> {
  /** Returns a text in Spanish that says what the check changes. `card` says which card it charges. */
  readonly describeChange: (card: string) => string
  readonly run: (context: CheckContext, payment: CardPayment) => Promise<CheckOutcome>
}

const describeOneCharge = (card: string) => `un cobro a ${card}, por chargedPesos`

const cardPaymentChecks: readonly CardPaymentCheck[] = [
  {
    requirement: 'CLAVE-1',
    describeChange: describeOneCharge,
    run: async (context, payment) =>
      checkChargedOnce(context, payment, async (send) => [await send(), await send()]),
  },
  {
    requirement: 'CLAVE-2',
    describeChange: describeOneCharge,
    run: async (context, payment) =>
      checkChargedOnce(context, payment, (send) => Promise.all([send(), send(), send()])),
  },
  { requirement: 'CLAVE-3', describeChange: describeOneCharge, run: checkChargeAfterTokenRenewal },
  { requirement: 'CLAVE-4', describeChange: describeOneCharge, run: checkChargeAfterLostAnswer },
  { requirement: 'CLAVE-5', describeChange: describeOneCharge, run: checkKeyReuseIsRefused },
  { requirement: 'CLAVE-6', describeChange: describeOneCharge, run: checkPaymentStatus },
  { requirement: 'CLAVE-7', describeChange: describeOneCharge, run: checkPaymentIsListed },
  { requirement: 'IMPORTE-6', describeChange: describeOneCharge, run: checkChargeLowersDebt },
  {
    requirement: 'SESION-7',
    describeChange: (card) => `nada, si el servidor cumple: un cobro a ${card}, con un token que no vale`,
    run: checkUnauthorizedChargeIsRefused,
  },
  {
    requirement: 'AJENO-2',
    describeChange: (card) => `nada, si el servidor cumple: un cobro a ${card}, con la sesión de otro`,
    run: checkOtherCustomersLoanIsRefused,
  },
]

/**
 * Checks that the lender charges a card only once for each idempotency key, even if its answer is lost, and
 * that the charge lowers the debt. Each runs with both calls that pay an installment by card: lenders often
 * have separate code for them. Source: PAY-16, PAY-20, CON-04.
 */
export const chargeChecks: readonly Check[] = [
  ...cardPaymentChecks.map(({ requirement, describeChange, run }) => ({
    requirement,
    changeDescription: describeChange('la tarjeta guardada de quien debe'),
    run: async (context: CheckContext) => run(context, await createSavedCardPayment(context)),
  })),
  ...cardPaymentChecks.map(({ requirement, describeChange, run }) => ({
    requirement,
    callName: payments.payWithNewCard.name,
    changeDescription: describeChange('testCard, como tarjeta nueva de quien debe'),
    run: async (context: CheckContext) =>
      runCheckOfOptionalCall(context, payments.payWithNewCard, async () =>
        run(context, await createNewCardPayment(context)),
      ),
  })),
]

/**
 * Sends the same payment several times, as `sendRepeatedly` does. The server must make one payment, give every
 * request the same answer, and report the payment as approved.
 */
async function checkChargedOnce(
  context: CheckContext,
  payment: CardPayment,
  sendRepeatedly: (send: () => Promise<Exchange>) => Promise<readonly Exchange[]>,
): Promise<CheckOutcome> {
  const earlierPayments = await countListedPayments(context, payment)
  const exchanges = await sendRepeatedly(async () => sendCardPayment(context, payment))
  return outcomeOfProblems([
    ...findChargeAnswerProblems(exchanges),
    ...(await findChargeCountProblems(context, payment, earlierPayments)),
    ...(await findStatusProblems(context, payment)),
  ])
}

/** Returns a problem unless the lender's list contains exactly one new payment of the loan. */
async function findChargeCountProblems(
  context: CheckContext,
  payment: CardPayment,
  earlierPayments: number,
): Promise<readonly string[]> {
  return findNewPaymentProblems((await countListedPayments(context, payment)) - earlierPayments)
}

function findNewPaymentProblems(newPayments: number): readonly string[] {
  return newPayments === 1 ? [] : [`La lista de pagos tiene ${newPayments} pagos nuevos; se esperaba uno.`]
}

async function findStatusProblems(
  context: CheckContext,
  { idempotencyKey }: CardPayment,
): Promise<readonly string[]> {
  const { status } = await requestOperationStatus(context, 'owing', idempotencyKey)
  return status === 'APPROVED' ? [] : [`El estado de la clave es ${String(status)}; se esperaba APPROVED.`]
}

/**
 * Returns the problems of the answers to one payment: none accepted it, or they are different. Throws
 * `CheckCouldNotRunError` if the card was declined.
 */
function findChargeAnswerProblems(exchanges: readonly Exchange[]): readonly string[] {
  requireNoDeclinedCard(exchanges)
  const answered = exchanges.filter(({ answer }) => answer !== undefined)
  return [
    ...(exchanges.some(isAccepted) ? [] : ['Ninguna respuesta aprobó el cobro.']),
    ...findAnswerDifferences(answered),
  ]
}

async function checkChargeAfterTokenRenewal(
  context: CheckContext,
  payment: CardPayment,
): Promise<CheckOutcome> {
  const earlierPayments = await countListedPayments(context, payment)
  const customerSession: CustomerSession = await context.openSession('owing')
  const first = await sendCardPayment(context, payment, { accessToken: customerSession.accessToken })
  const { accessToken: renewedToken } = await renewAccessToken(context, customerSession)
  if (renewedToken === undefined) return failedOutcome('El token no se pudo renovar.')
  const second = await sendCardPayment(context, payment, { accessToken: renewedToken })
  return outcomeOfProblems([
    ...findChargeAnswerProblems([first, second]),
    ...(await findChargeCountProblems(context, payment, earlierPayments)),
  ])
}

/** Time after which a request is aborted. It is enough for the request to reach the server. */
const abortAfterMilliseconds = 40

async function checkChargeAfterLostAnswer(
  context: CheckContext,
  payment: CardPayment,
): Promise<CheckOutcome> {
  const earlierPayments = await countListedPayments(context, payment)
  await sendCardPayment(context, payment, { abortAfterMilliseconds })
  const repeated = await sendCardPaymentUntilDecided(context, payment)
  return outcomeOfProblems([
    ...findChargeAnswerProblems([repeated]),
    ...(await findChargeCountProblems(context, payment, earlierPayments)),
  ])
}

async function checkKeyReuseIsRefused(context: CheckContext, payment: CardPayment): Promise<CheckOutcome> {
  const otherPayment = { ...payment, amountPesos: payment.amountPesos + 1 }
  const earlierPayments = await countListedPayments(context, payment, otherPayment)
  await sendAcceptedCardPayment(context, payment)
  const { answer } = await sendCardPayment(context, otherPayment)
  const code = fieldOf(answer?.json, 'code')
  const isRefused = answer?.status === 409 && code === 'IDEMPOTENCY_KEY_REUSED'
  const newPayments = (await countListedPayments(context, payment, otherPayment)) - earlierPayments
  return outcomeOfProblems([
    ...(isRefused ? [] : [`Respondió ${answer?.status ?? 'nada'} con code ${String(code)}.`]),
    ...findNewPaymentProblems(newPayments),
  ])
}

async function checkPaymentStatus(context: CheckContext, payment: CardPayment): Promise<CheckOutcome> {
  const unusedKeyStatus = await requestOperationStatus(context, 'owing', randomUUID())
  await sendAcceptedCardPayment(context, payment)
  const { transactionId } = await requestOperationStatus(context, 'owing', payment.idempotencyKey)
  return outcomeOfProblems([
    ...(unusedKeyStatus.status === 'NOT_FOUND'
      ? []
      : [`De una clave que nunca llegó dice ${String(unusedKeyStatus.status)}.`]),
    ...(await findStatusProblems(context, payment)),
    ...(transactionId === undefined ? ['El estado no trae transactionId.'] : []),
  ])
}

async function checkPaymentIsListed(context: CheckContext, payment: CardPayment): Promise<CheckOutcome> {
  const earlierPayments = await countListedPayments(context, payment)
  await sendAcceptedCardPayment(context, payment)
  return outcomeOfProblems(await findChargeCountProblems(context, payment, earlierPayments))
}

async function checkUnauthorizedChargeIsRefused(
  context: CheckContext,
  payment: CardPayment,
): Promise<CheckOutcome> {
  const earlierPayments = await countListedPayments(context, payment)
  const { answer } = await sendCardPayment(context, payment, { accessToken: 'no-es-un-token' })
  const { status } = await requestOperationStatus(context, 'owing', payment.idempotencyKey)
  const newPayments = (await countListedPayments(context, payment)) - earlierPayments
  return outcomeOfProblems([
    ...(answer?.status === 401 ? [] : [`Respondió ${answer?.status ?? 'nada'}; se esperaba 401.`]),
    ...(status === 'NOT_FOUND' && newPayments === 0 ? [] : ['Se hizo lo pedido a pesar del 401.']),
  ])
}

async function checkOtherCustomersLoanIsRefused(
  context: CheckContext,
  payment: CardPayment,
): Promise<CheckOutcome> {
  const earlierPayments = await countListedPayments(context, payment)
  const { accessToken } = await context.sessionOf('upToDate')
  const { answer } = await sendCardPayment(context, payment, { accessToken })
  const newPayments = (await countListedPayments(context, payment)) - earlierPayments
  return outcomeOfProblems([
    ...(answer !== undefined && answer.status >= 400 ? [] : [`Respondió ${answer?.status ?? 'nada'}.`]),
    ...(newPayments === 0 ? [] : ['Se cobró.']),
  ])
}
