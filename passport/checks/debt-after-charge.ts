import { isDeepStrictEqual } from 'node:util'
import { apiContracts } from '@/adapters/contract/contracts'
import { toCents } from '#passport/cents'
import { fieldOf, listOrEmpty, type CheckContext } from '#passport/check-context'
import {
  CheckCouldNotRunError,
  failedOutcome,
  passedOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import { sendAcceptedCardPayment, type CardPayment } from './card-payments'
import { requestPendingCents } from './listed-payments'

const { payments } = apiContracts

/** What is due of one installment, in cents. */
interface DueInstallment {
  readonly number: number
  /** What is due without late interest. */
  readonly amountCents: number
  readonly lateInterestCents: number
}

/** What the lender says about the debt of a loan at one time. */
export interface Debt {
  readonly dueInstallments: readonly DueInstallment[]
  /** Sum, in cents, of the listed payments that are not yet deducted from what is due. */
  readonly pendingCents: number
}

/**
 * Checks that what is due falls by the amount of a charge, or that the list of payments has the charge as not
 * yet deducted, but not both. Source: PAY-20.
 */
export async function checkChargeLowersDebt(
  context: CheckContext,
  payment: CardPayment,
): Promise<CheckOutcome> {
  const before = await requestDebtAtRest(context, payment)
  await sendAcceptedCardPayment(context, payment)
  const after = await requestDebtAtRest(context, payment)
  if (isDebtAsExpected(before, after, toCents(payment.amountPesos))) return passedOutcome
  return failedOutcome(
    `Se cobraron ${payment.amountPesos}: lo que hay para pagar pasó de ${dueCents(before) / 100} a ${dueCents(after) / 100}, y lo que figura con accused: false, de ${before.pendingCents / 100} a ${after.pendingCents / 100}.`,
  )
}

/** Maximum number of times that the debt is requested until two answers are the same. */
const maxDebtRequests = 5

/**
 * Returns the debt of the loan of a payment, when it is the same in two requests. Otherwise the lender may have
 * deducted a pending payment after it answered the list of payments and before it answered what is due. Throws
 * `CheckCouldNotRunError` if the debt is never the same.
 */
async function requestDebtAtRest(context: CheckContext, payment: CardPayment): Promise<Debt> {
  let earlierDebt = await requestDebt(context, payment)
  for (let requestCount = 1; requestCount < maxDebtRequests; requestCount += 1) {
    const debt = await requestDebt(context, payment)
    if (isDeepStrictEqual(debt, earlierDebt)) return debt
    earlierDebt = debt
  }
  throw new CheckCouldNotRunError('Lo que hay para pagar cambió en cada consulta.')
}

async function requestDebt(context: CheckContext, payment: CardPayment): Promise<Debt> {
  const pendingCents = await requestPendingCents(context, payment)
  const { answer } = await context.sendAs('owing', {
    call: payments.amountDue,
    pathParameters: { externalId: payment.loan.externalId },
  })
  const dueInstallments = listOrEmpty(fieldOf(answer?.json, 'installments')).map((each) => ({
    number: Number(fieldOf(each, 'installmentNumber')),
    amountCents: toCents(Number(fieldOf(each, 'installmentAmount'))),
    lateInterestCents: toCents(Number(fieldOf(each, 'installmentPunitive'))),
  }))
  return { dueInstallments, pendingCents }
}

/**
 * Returns whether the debt after a charge is the debt before it, less the charge: deducted or pending, and each
 * cent of it only once. The lender decides how it calculates late interest, so late interest may also fall in proportion
 * to what was paid of each installment. Source: PAY-20.
 */
export function isDebtAsExpected(before: Debt, after: Debt, chargedCents: number): boolean {
  const deductedCents = chargedCents - (after.pendingCents - before.pendingCents)
  const excessCents = dueCents(before) - dueCents(after) - deductedCents
  if (excessCents <= 0) return excessCents === 0
  return (
    dueWithoutInterestCents(before) - dueWithoutInterestCents(after) <= deductedCents &&
    excessCents <= maxInterestFallCents(before, after)
  )
}

/**
 * Returns by how many cents late interest falls at most when the lender calculates it again from what is left of
 * each installment: in the same proportion, and one cent more for rounding.
 */
function maxInterestFallCents(before: Debt, after: Debt): number {
  return before.dueInstallments.reduce((sum, { number, amountCents, lateInterestCents }) => {
    const left = after.dueInstallments.find((each) => each.number === number)
    // An installment that is no longer due is paid.
    const paidCents = amountCents - (left?.amountCents ?? 0)
    return paidCents > 0 ? sum + Math.ceil((lateInterestCents * paidCents) / amountCents) + 1 : sum
  }, 0)
}

function dueCents({ dueInstallments }: Debt): number {
  return dueInstallments.reduce((sum, each) => sum + each.amountCents + each.lateInterestCents, 0)
}

function dueWithoutInterestCents({ dueInstallments }: Debt): number {
  return dueInstallments.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
