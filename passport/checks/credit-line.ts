import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import { toCents } from '#passport/cents'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/transport'
import { fieldOf, listOrEmpty, nonEmptyText, type CheckContext } from '#passport/check-context'
import { runCheckOfOptionalCall } from '#passport/optional-calls'
import {
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import { createLoanBody, readFirstRepaymentPlan } from '#passport/repayment-plans'
import { findAnswerDifferences } from './answer-differences'
import { findApprovedAlthoughRefusedProblems, requestOperationStatus } from './operation-status'

const revolvingLineContract = apiContracts['revolving-line']

/** Checks of the credit line: the amount left of it, and its loans. Source: REV-04 to REV-10. */
export const creditLineChecks: readonly Check[] = [
  {
    requirement: 'LINEA-1',
    run: async (context) =>
      runCheckOfOptionalCall(context, revolvingLineContract.findLine, () => checkCreditLineAmounts(context)),
  },
  {
    requirement: 'LINEA-2',
    changeDescription:
      'el pedido de un préstamo de la línea por linePesos, que no se desembolsa sin la selfie',
    run: async (context) =>
      runCheckOfOptionalCall(context, revolvingLineContract.findLine, () => checkOneLoanPerKey(context)),
  },
  {
    requirement: 'LINEA-3',
    changeDescription:
      'nada, si el servidor cumple: el pedido de un plan que no se ofreció y el de más de lo que queda de la línea',
    run: async (context) =>
      runCheckOfOptionalCall(context, revolvingLineContract.findLine, () =>
        checkUnofferedLoansAreRefused(context),
      ),
  },
]

/**
 * Requests the credit line of the `line` customer. Returns the status of the answer, the limit and the
 * remaining amount in pesos, the next due amount and day, and every movement.
 */
export async function requestCreditLine(context: CheckContext) {
  const { customerId } = await context.sessionOf('line')
  const { answer } = await context.sendAs('line', {
    call: revolvingLineContract.findLine,
    pathParameters: { id: customerId },
  })
  return {
    status: answer?.status,
    maxPesos: Number(fieldOf(answer?.json, 'maxAmount')),
    remainingPesos: Number(fieldOf(answer?.json, 'remainingAmount')),
    nextExpiration: fieldOf(answer?.json, 'nextExpirationInfo'),
    movements: [
      ...listOrEmpty(fieldOf(answer?.json, 'recharges')),
      ...listOrEmpty(fieldOf(answer?.json, 'finishedList')),
    ],
  }
}

/** Returns the first repayment plan that the lender offers for a loan of an amount in pesos. */
export async function requestCreditLinePlan(context: CheckContext, pesos: number) {
  const { customerId } = await context.sessionOf('line')
  return readFirstRepaymentPlan(
    await context.sendAs('line', {
      call: revolvingLineContract.installmentPlan,
      pathParameters: { customerId, amount: String(pesos) },
    }),
  )
}

/** Requests a new loan of the credit line, and returns the request with its answer. */
export async function createCreditLineLoan(
  context: CheckContext,
  body: object,
  idempotencyKey: string,
): Promise<Exchange> {
  const { customerId } = await context.sessionOf('line')
  const call = revolvingLineContract.createLoan
  return context.sendAs('line', { call, pathParameters: { id: customerId }, body, idempotencyKey })
}

const creditLineNotOffered = notApplicableOutcome('No ofrece la línea.')

/**
 * Checks that the remaining amount is between 0 and the limit, and that the detail of the next due amount
 * matches the credit line. Source: REV-06, REV-08.
 */
async function checkCreditLineAmounts(context: CheckContext): Promise<CheckOutcome> {
  const { status, maxPesos, remainingPesos, nextExpiration } = await requestCreditLine(context)
  if (isNotOfferedStatus(status)) return creditLineNotOffered
  const { taxId } = await context.sessionOf('line')
  const { answer } = await context.sendAs('line', {
    call: revolvingLineContract.nextExpiration,
    pathParameters: { taxId },
  })
  const isWithinLimit = remainingPesos >= 0 && remainingPesos <= maxPesos
  return outcomeOfProblems([
    ...(isWithinLimit ? [] : [`Quedan ${remainingPesos} de un máximo de ${maxPesos}.`]),
    ...findNextExpirationProblems(nextExpiration, listOrEmpty(fieldOf(answer?.json, 'rows'))),
  ])
}

/**
 * Returns the differences between the next due amount of the credit line and the sum of the rows of its
 * detail, and between their due days.
 */
function findNextExpirationProblems(nextExpiration: unknown, rows: readonly unknown[]): readonly string[] {
  if (typeof nextExpiration !== 'object' || nextExpiration === null) return []
  const [amount, day] = [Number(fieldOf(nextExpiration, 'amount')), fieldOf(nextExpiration, 'vto')]
  const sum = rows.reduce<number>((total, row) => total + Number(fieldOf(row, 'installmentAmount')), 0)
  const days = new Set(rows.map((row) => fieldOf(row, 'date')))
  return [
    ...(toCents(sum) === toCents(amount)
      ? []
      : [`El próximo vencimiento es ${amount}, y su detalle ${sum}.`]),
    ...(days.size === 1 && days.has(day)
      ? []
      : [`El próximo vencimiento es el ${String(day)}, y su detalle el ${[...days].join(', ')}.`]),
  ]
}

/** Sends the same request twice at the same time, and then a third time. Source: REV-10. */
async function checkOneLoanPerKey(context: CheckContext): Promise<CheckOutcome> {
  if (isNotOfferedStatus((await requestCreditLine(context)).status)) return creditLineNotOffered
  const { linePesos } = context.profile
  const body = createLoanBody(linePesos, await requestCreditLinePlan(context, linePesos))
  const idempotencyKey = randomUUID()
  const send = async () => createCreditLineLoan(context, body, idempotencyKey)
  const concurrent = await Promise.all([send(), send()])
  const repeated = await send()
  const loanId = nonEmptyText(fieldOf(repeated.answer?.json, 'loanId'))
  const operationStatus = await requestOperationStatus(context, 'line', idempotencyKey)
  return outcomeOfProblems([
    ...findAnswerDifferences([...concurrent, repeated]),
    ...(loanId === undefined ? [`Respondió ${repeated.answer?.status ?? 'nada'}, sin loanId.`] : []),
    ...(operationStatus.status === 'APPROVED' && operationStatus.loanId === loanId
      ? []
      : [
          `El estado de la clave es ${String(operationStatus.status)}, con loanId ${operationStatus.loanId ?? 'ninguno'}.`,
        ]),
  ])
}

/** Checks a plan that the lender did not offer, and an amount above the remaining one. Source: REV-04. */
async function checkUnofferedLoansAreRefused(context: CheckContext): Promise<CheckOutcome> {
  const { status, remainingPesos } = await requestCreditLine(context)
  if (isNotOfferedStatus(status)) return creditLineNotOffered
  const { linePesos } = context.profile
  const offeredBody = createLoanBody(linePesos, await requestCreditLinePlan(context, linePesos))
  const unofferedBody = { ...offeredBody, installmentAmount: offeredBody.installmentAmount - 1 }
  const overRemainingBody = { ...offeredBody, requestedAmount: remainingPesos + linePesos }
  return outcomeOfProblems([
    ...(await findRefusalProblems(context, unofferedBody, ['INVALID_INSTALLMENT_PLAN'])),
    ...(await findRefusalProblems(context, overRemainingBody, [
      'AMOUNT_OVER_REMAINING',
      'INVALID_INSTALLMENT_PLAN',
    ])),
  ])
}

/** Sends a request for a loan that the lender must refuse with one of the error codes. */
async function findRefusalProblems(
  context: CheckContext,
  body: { readonly requestedAmount: number; readonly installmentAmount: number },
  expectedCodes: readonly string[],
): Promise<readonly string[]> {
  const idempotencyKey = randomUUID()
  const { answer } = await createCreditLineLoan(context, body, idempotencyKey)
  const code = String(fieldOf(answer?.json, 'code'))
  const sentence = `Pedir ${body.requestedAmount} en cuotas de ${body.installmentAmount}`
  const isRefused = answer?.status === 409 && expectedCodes.includes(code)
  return [
    ...(isRefused ? [] : [`${sentence} respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...findApprovedAlthoughRefusedProblems(await requestOperationStatus(context, 'line', idempotencyKey)),
  ]
}
