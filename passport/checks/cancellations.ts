import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import { fieldOf, requireValue, type CheckContext, type Loan } from '#passport/check-context'
import { runCheckOfOptionalCall } from '#passport/optional-calls'
import {
  CheckCouldNotRunError,
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import { hasContentOfType } from './file-content'

const { cancellation, payments } = apiContracts

/** Checks of the early cancellation of a loan. Source: CAN-03 to CAN-05. */
export const cancellationChecks: readonly Check[] = [
  { requirement: 'CANCELA-1', run: async (context) => runWithTerms(context, checkTerms) },
  {
    requirement: 'CANCELA-2',
    changeDescription: 'el pedido de cancelación anticipada de un préstamo de quien está al día, dos veces',
    run: async (context) => runWithTerms(context, checkRepeatedRequest),
  },
]

/** Amount to pay for an early cancellation, and the first and the last day on which it is valid. */
interface CancellationTerms {
  readonly amountPesos: number
  readonly firstDay: string
  readonly lastDay: string
}

type CancellationTermsCheck = (
  context: CheckContext,
  loan: Loan,
  terms: CancellationTerms,
) => Promise<CheckOutcome>

/** Runs a check with the cancellation terms of the oldest loan of the `upToDate` customer. */
async function runWithTerms(context: CheckContext, run: CancellationTermsCheck): Promise<CheckOutcome> {
  return runCheckOfOptionalCall(context, cancellation.findTerms, async () => {
    const loan = await requestOldestLoan(context)
    const { status, terms } = await requestTerms(context, loan)
    if (isNotOfferedStatus(status)) return notApplicableOutcome('No cancela préstamos antes de tiempo.')
    if (status !== 200) return outcomeOfProblems([`Respondió ${status ?? 'nada'}.`])
    return run(context, loan, terms)
  })
}

/**
 * Returns the active loan with the earliest disbursement, because a loan that is too new cannot be
 * cancelled.
 */
async function requestOldestLoan(context: CheckContext): Promise<Loan> {
  const loans = await context.requestActiveLoans('upToDate')
  const [oldestLoan] = loans.toSorted((one, other) =>
    one.disbursementDate < other.disbursementDate ? -1 : 1,
  )
  return requireValue(oldestLoan, 'Quien está al día no tiene préstamos.')
}

async function requestTerms(context: CheckContext, { loanId }: Loan) {
  const { answer } = await context.sendAs('upToDate', {
    call: cancellation.findTerms,
    pathParameters: { loanId },
  })
  return {
    status: answer?.status,
    terms: {
      amountPesos: Number(fieldOf(answer?.json, 'importeMinimo')),
      firstDay: String(fieldOf(answer?.json, 'f_vigencia_inicio')),
      lastDay: String(fieldOf(answer?.json, 'f_vigencia_fin')),
    },
  }
}

/**
 * Checks the order of the days, and that the amount is not less than what is due today. A cancellation also
 * pays what is due.
 */
async function checkTerms(
  context: CheckContext,
  { externalId }: Loan,
  { amountPesos, firstDay, lastDay }: CancellationTerms,
): Promise<CheckOutcome> {
  const { answer } = await context.sendAs('upToDate', {
    call: payments.paymentInfo,
    pathParameters: { externalId },
  })
  const duePesos = Number(fieldOf(answer?.json, 'finalAmount'))
  return outcomeOfProblems([
    ...(firstDay <= lastDay ? [] : [`Vale desde el ${firstDay} hasta el ${lastDay}.`]),
    ...(Number.isNaN(duePesos) || amountPesos >= duePesos
      ? []
      : [`Cancelar cuesta ${amountPesos}, y hoy se deben ${duePesos}.`]),
  ])
}

async function checkRepeatedRequest(
  context: CheckContext,
  loan: Loan,
  { amountPesos }: CancellationTerms,
): Promise<CheckOutcome> {
  const first = await requestCancellation(context, loan, amountPesos)
  if (first.code === 'ERROR_CREATE_PREPAID_LOAN_END_MONTH')
    throw new CheckCouldNotRunError('A fin de mes no se pide: probalo del 1 al 27.')
  const repeated = await requestCancellation(context, loan, amountPesos)
  const { terms: termsAfter } = await requestTerms(context, loan)
  return outcomeOfProblems([
    ...[first, repeated].flatMap(({ status }) =>
      status === 201 ? [] : [`Pedirla respondió ${status ?? 'nada'}; se esperaba 201.`],
    ),
    ...(termsAfter.amountPesos === amountPesos
      ? []
      : [`Después de pedirla cuesta ${termsAfter.amountPesos}, y no ${amountPesos}.`]),
    ...(await findPaymentProblems(context, loan)),
    ...(await findDocumentProblems(context, loan, amountPesos)),
  ])
}

async function requestCancellation(context: CheckContext, { loanId }: Loan, amountPesos: number) {
  const { customerId } = await context.sessionOf('upToDate')
  const { answer } = await context.sendAs('upToDate', {
    call: cancellation.requestCancellation,
    pathParameters: { loanId },
    body: { amount: amountPesos, user: customerId },
  })
  return { status: answer?.status, code: fieldOf(answer?.json, 'code') }
}

/**
 * Returns a problem if the customer can pay the cancellation neither by CVU nor by QR. Both calls get the
 * `loanId` of the loan; for other payments they get its `externalId`.
 */
async function findPaymentProblems(
  context: CheckContext,
  { loanId: externalId }: Loan,
): Promise<readonly string[]> {
  const pathParameters = { externalId }
  const answers = [
    await context.sendAs('upToDate', { call: payments.virtualAccount, pathParameters }),
    await context.sendAs('upToDate', { call: payments.paymentQr, pathParameters }),
  ]
  if (answers.some(({ answer }) => answer?.status === 200)) return []
  return [
    `Por loanId no se paga: CVU y QR respondieron ${answers.map(({ answer }) => answer?.status).join(' y ')}.`,
  ]
}

async function findDocumentProblems(
  context: CheckContext,
  { loanId }: Loan,
  amountPesos: number,
): Promise<readonly string[]> {
  const { customerId } = await context.sessionOf('upToDate')
  const { answer } = await context.sendAs('upToDate', {
    call: cancellation.cancellationDocument,
    pathParameters: { loanId },
    body: { amount: amountPesos, user: customerId },
  })
  if (answer?.status !== 200) return [`El documento respondió ${answer?.status ?? 'nada'}.`]
  return hasContentOfType('application/pdf', answer) ? [] : ['El documento no es un PDF.']
}
