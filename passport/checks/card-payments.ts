import { randomUUID } from 'node:crypto'
import type { ApiCall } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'
import { cardRefusalCodes } from '@/adapters/contract/refusals'
import type { ApiRequest, Exchange } from '#passport/transport'
import { fieldOf, nonEmptyText, requireTestCard, type CheckContext, type Loan } from '#passport/check-context'
import { CheckCouldNotRunError } from '#passport/check-outcome'
import { isStillInProcess } from './answer-differences'
import { waitWhileInProcess } from './operation-status'

const { payments } = apiContracts

/** A payment by card of the loan with debt of the `owing` customer. */
export interface CardPayment {
  readonly call: ApiCall
  readonly idempotencyKey: string
  readonly loan: Loan
  readonly amountPesos: number
  /** Returns the body of the request that charges an amount in pesos to the card. */
  readonly createBody: (amountPesos: number) => object
}

/** Returns a payment of `chargedPesos` with a saved card. */
export async function createSavedCardPayment(context: CheckContext): Promise<CardPayment> {
  const loan = await context.requestLoanWithDebt()
  const debitCardId = await context.requestSavedCardId('owing')
  return createCardPayment(context, {
    call: payments.payWithSavedCard,
    loan,
    createBody: (installmentAmount) => ({ debitCardId, installmentAmount }),
  })
}

/** Returns a payment of `chargedPesos` with the test card of the profile, which the customer types. */
export async function createNewCardPayment(context: CheckContext): Promise<CardPayment> {
  const loan = await context.requestLoanWithDebt()
  const { fullName: fullname } = await context.sessionOf('owing')
  const dni = context.profile.customers.owing?.dni
  const { number: debitCardNumber, month, year, ccv } = requireTestCard(context)
  const card = { fullname, dni, debitCardNumber, month, year, ccv }
  return createCardPayment(context, {
    call: payments.payWithNewCard,
    loan,
    createBody: (amount) => ({ amount, idCredit: loan.externalId, ...card }),
  })
}

function createCardPayment(
  { profile }: CheckContext,
  parts: Pick<CardPayment, 'call' | 'loan' | 'createBody'>,
): CardPayment {
  return { ...parts, idempotencyKey: randomUUID(), amountPesos: profile.chargedPesos }
}

/**
 * Sends a payment with the shared session of the `owing` customer. `overrides` may replace its access token,
 * or abort the request early. Throws `CheckCouldNotRunError` if the lender does not offer new cards (501).
 */
export async function sendCardPayment(
  context: CheckContext,
  { call, idempotencyKey, loan, amountPesos, createBody }: CardPayment,
  overrides: Pick<ApiRequest, 'accessToken' | 'abortAfterMilliseconds'> = {},
): Promise<Exchange> {
  const { accessToken } = await context.sessionOf('owing')
  const exchange = await context.transport.send({
    call,
    pathParameters: { externalId: loan.externalId },
    body: createBody(amountPesos),
    idempotencyKey,
    accessToken,
    ...overrides,
  })
  if (call.name === payments.payWithNewCard.name && exchange.answer?.status === 501)
    throw new CheckCouldNotRunError(`${call.name} respondió 501.`)
  return exchange
}

/**
 * Sends a payment. If its idempotency key is still in process, waits for its end and sends the payment again.
 * The result is then the final answer. Source: PAY-16.
 */
export async function sendCardPaymentUntilDecided(
  context: CheckContext,
  payment: CardPayment,
): Promise<Exchange> {
  const exchange = await sendCardPayment(context, payment)
  if (!exchange.answer || !isStillInProcess(exchange.answer)) return exchange
  await waitWhileInProcess(context, 'owing', payment.idempotencyKey)
  return sendCardPayment(context, payment)
}

/** Sends a payment. Throws `CheckCouldNotRunError` if the card is declined, because nothing is charged then. */
export async function sendAcceptedCardPayment(
  context: CheckContext,
  payment: CardPayment,
): Promise<Exchange> {
  const exchange = await sendCardPayment(context, payment)
  requireNoDeclinedCard([exchange])
  return exchange
}

/** Throws `CheckCouldNotRunError` if no answer accepted the payment and one says that the card is declined. */
export function requireNoDeclinedCard(exchanges: readonly Exchange[]): void {
  if (exchanges.some(isAccepted)) return
  const codes = exchanges.flatMap(
    ({ answer }) =>
      nonEmptyText(fieldOf(answer?.json, 'errorCode')) ?? nonEmptyText(fieldOf(answer?.json, 'code')) ?? [],
  )
  const declinedCode = codes.find((code) => Object.hasOwn(cardRefusalCodes, code))
  if (declinedCode !== undefined)
    throw new CheckCouldNotRunError(`El cobro de prueba se rechazó: respondió ${declinedCode}.`)
}

/** Returns whether the lender says that it charged the card. */
export function isAccepted({ answer }: Exchange): boolean {
  return fieldOf(answer?.json, 'paymentSuccess') === true
}
