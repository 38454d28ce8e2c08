import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import { field, needed, type Lab, type Loan } from '#passport/lab'
import { ifOffered } from '#passport/offered'
import { CouldNotRun, found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'
import { isFileOfType } from './files'

const { cancellation, payments } = apiContracts

/** Checks of the early cancellation of a loan. Source: CAN-03 to CAN-05. */
export const cancellationChecks: readonly Check[] = [
  { requirement: 'CANCELA-1', run: async (lab) => withTerms(lab, termsHold) },
  {
    requirement: 'CANCELA-2',
    writes: 'el pedido de cancelación anticipada de un préstamo de quien está al día, dos veces',
    run: async (lab) => withTerms(lab, asksOnce),
  },
]

/** Amount to pay for an early cancellation, and the days between which it is valid. */
interface Terms {
  readonly amount: number
  readonly from: string
  readonly until: string
}

type WithTerms = (lab: Lab, loan: Loan, terms: Terms) => Promise<Outcome>

async function withTerms(lab: Lab, run: WithTerms): Promise<Outcome> {
  return ifOffered(lab, cancellation.findTerms, async () => {
    const loan = await oldest(lab)
    const { status, terms } = await termsOf(lab, loan)
    if (isNotOffered(status)) return notApplicable('No cancela préstamos antes de tiempo.')
    if (status !== 200) return found([`Respondió ${status ?? 'nada'}.`])
    return run(lab, loan, terms)
  })
}

/** The one that is surely old enough. */
async function oldest(lab: Lab): Promise<Loan> {
  const loans = await lab.activeLoans('upToDate')
  const [first] = loans.toSorted((one, other) => (one.disbursementDate < other.disbursementDate ? -1 : 1))
  return needed(first, 'Quien está al día no tiene préstamos.')
}

async function termsOf(lab: Lab, { loanId }: Loan) {
  const { answer } = await lab.as('upToDate', { call: cancellation.findTerms, path: { loanId } })
  return {
    status: answer?.status,
    terms: {
      amount: Number(field(answer?.json, 'importeMinimo')),
      from: String(field(answer?.json, 'f_vigencia_inicio')),
      until: String(field(answer?.json, 'f_vigencia_fin')),
    },
  }
}

/** The amount is at least what is due now, which cancelling pays as well. */
async function termsHold(lab: Lab, { externalId }: Loan, { amount, from, until }: Terms): Promise<Outcome> {
  const { answer } = await lab.as('upToDate', { call: payments.paymentInfo, path: { externalId } })
  const due = Number(field(answer?.json, 'finalAmount'))
  return found([
    ...(from <= until ? [] : [`Vale desde el ${from} hasta el ${until}.`]),
    ...(Number.isNaN(due) || amount >= due ? [] : [`Cancelar cuesta ${amount}, y hoy se deben ${due}.`]),
  ])
}

async function asksOnce(lab: Lab, loan: Loan, { amount }: Terms): Promise<Outcome> {
  const first = await ask(lab, loan, amount)
  if (first.code === 'ERROR_CREATE_PREPAID_LOAN_END_MONTH')
    throw new CouldNotRun('A fin de mes no se pide: probalo del 1 al 27.')
  const again = await ask(lab, loan, amount)
  const after = await termsOf(lab, loan)
  return found([
    ...[first, again].flatMap(({ status }) =>
      status === 201 ? [] : [`Pedirla respondió ${status ?? 'nada'}; se esperaba 201.`],
    ),
    ...(after.terms.amount === amount
      ? []
      : [`Después de pedirla cuesta ${after.terms.amount}, y no ${amount}.`]),
    ...(await paymentFailures(lab, loan)),
    ...(await documentProblems(lab, loan, amount)),
  ])
}

async function ask(lab: Lab, { loanId }: Loan, amount: number) {
  const { customerId } = await lab.signedIn('upToDate')
  const { answer } = await lab.as('upToDate', {
    call: cancellation.requestCancellation,
    path: { loanId },
    body: { amount, user: customerId },
  })
  return { status: answer?.status, code: field(answer?.json, 'code') }
}

/** Requested by loanId, unlike all other calls, which use the externalId. */
async function paymentFailures(lab: Lab, { loanId }: Loan): Promise<readonly string[]> {
  const path = { externalId: loanId }
  const answers = [
    await lab.as('upToDate', { call: payments.virtualAccount, path }),
    await lab.as('upToDate', { call: payments.paymentQr, path }),
  ]
  if (answers.some(({ answer }) => answer?.status === 200)) return []
  return [
    `Por loanId no se paga: CVU y QR respondieron ${answers.map(({ answer }) => answer?.status).join(' y ')}.`,
  ]
}

async function documentProblems(lab: Lab, { loanId }: Loan, amount: number): Promise<readonly string[]> {
  const { customerId } = await lab.signedIn('upToDate')
  const { answer } = await lab.as('upToDate', {
    call: cancellation.cancellationDocument,
    path: { loanId },
    body: { amount, user: customerId },
  })
  if (answer?.status !== 200) return [`El documento respondió ${answer?.status ?? 'nada'}.`]
  return isFileOfType('application/pdf', answer) ? [] : ['El documento no es un PDF.']
}
