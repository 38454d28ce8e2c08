import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/exchange'
import { field, listOf, text, type Lab } from '#passport/lab'
import { ifOffered } from '#passport/offered'
import { found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'
import { chosen, firstPlan } from '#passport/plans'
import { differences } from './same-answers'
import { doneProblems, statusByKey } from './status-by-key'

const revolvingLine = apiContracts['revolving-line']

/** Checks of the credit line: the amount left of it, and its loans. Source: REV-04 to REV-10. */
export const creditLineChecks: readonly Check[] = [
  {
    requirement: 'LINEA-1',
    run: async (lab) => ifOffered(lab, revolvingLine.findLine, () => sums(lab)),
  },
  {
    requirement: 'LINEA-2',
    writes: 'el pedido de un préstamo de la línea por linePesos, que no se desembolsa sin la selfie',
    run: async (lab) => ifOffered(lab, revolvingLine.findLine, () => oneLoan(lab)),
  },
  {
    requirement: 'LINEA-3',
    writes:
      'nada, si el servidor cumple: el pedido de un plan que no se ofreció y el de más de lo que queda de la línea',
    run: async (lab) => ifOffered(lab, revolvingLine.findLine, () => onlyWhatIsOffered(lab)),
  },
]

/** What is left of the line. */
export async function lineOf(lab: Lab) {
  const { customerId } = await lab.signedIn('line')
  const { answer } = await lab.as('line', { call: revolvingLine.findLine, path: { id: customerId } })
  return {
    status: answer?.status,
    max: Number(field(answer?.json, 'maxAmount')),
    remaining: Number(field(answer?.json, 'remainingAmount')),
    next: field(answer?.json, 'nextExpirationInfo'),
    movements: [...listOf(field(answer?.json, 'recharges')), ...listOf(field(answer?.json, 'finishedList'))],
  }
}

/** Returns an installment plan of the credit line for an amount in pesos. */
export async function creditLinePlan(lab: Lab, pesos: number) {
  const { customerId } = await lab.signedIn('line')
  return firstPlan(
    await lab.as('line', {
      call: revolvingLine.installmentPlan,
      path: { customerId, amount: String(pesos) },
    }),
  )
}

export async function createLoan(lab: Lab, body: object, idempotencyKey: string): Promise<Exchange> {
  const { customerId } = await lab.signedIn('line')
  const call = revolvingLine.createLoan
  return lab.as('line', { call, path: { id: customerId }, body, idempotencyKey })
}

const notOffered = notApplicable('No ofrece la línea.')

/** Source: REV-06, REV-08. */
async function sums(lab: Lab): Promise<Outcome> {
  const { status, max, remaining, next } = await lineOf(lab)
  if (isNotOffered(status)) return notOffered
  const { taxId } = await lab.signedIn('line')
  const { answer } = await lab.as('line', { call: revolvingLine.nextExpiration, path: { taxId } })
  const isWithin = remaining >= 0 && remaining <= max
  return found([
    ...(isWithin ? [] : [`Quedan ${remaining} de un máximo de ${max}.`]),
    ...nextProblems(next, listOf(field(answer?.json, 'rows'))),
  ])
}

/** The detail has the installments that the line announces, or less if interest is added to them. */
function nextProblems(next: unknown, rows: readonly unknown[]): readonly string[] {
  if (typeof next !== 'object' || next === null) return []
  const [amount, day] = [Number(field(next, 'amount')), field(next, 'vto')]
  const sum = rows.reduce<number>((total, row) => total + Number(field(row, 'installmentAmount')), 0)
  const days = new Set(rows.map((row) => field(row, 'date')))
  return [
    ...(inCents(sum) === inCents(amount)
      ? []
      : [`El próximo vencimiento es ${amount}, y su detalle ${sum}.`]),
    ...(days.size === 1 && days.has(day)
      ? []
      : [`El próximo vencimiento es el ${String(day)}, y su detalle el ${[...days].join(', ')}.`]),
  ]
}

export function inCents(pesos: number): number {
  return Math.round(pesos * 100)
}

/** Sends it twice at the same time, and a third time. Source: REV-10. */
async function oneLoan(lab: Lab): Promise<Outcome> {
  if (isNotOffered((await lineOf(lab)).status)) return notOffered
  const { linePesos } = lab.profile
  const body = chosen(linePesos, await creditLinePlan(lab, linePesos))
  const idempotencyKey = randomUUID()
  const send = async () => createLoan(lab, body, idempotencyKey)
  const atOnce = await Promise.all([send(), send()])
  const later = await send()
  const loanId = text(field(later.answer?.json, 'loanId'))
  const byKey = await statusByKey(lab, 'line', idempotencyKey)
  return found([
    ...differences([...atOnce, later]),
    ...(loanId === undefined ? [`Respondió ${later.answer?.status ?? 'nada'}, sin loanId.`] : []),
    ...(byKey.status === 'APPROVED' && byKey.loanId === loanId
      ? []
      : [`El estado de la clave es ${String(byKey.status)}, con loanId ${byKey.loanId ?? 'ninguno'}.`]),
  ])
}

/** Source: REV-04. */
async function onlyWhatIsOffered(lab: Lab): Promise<Outcome> {
  const { status, remaining } = await lineOf(lab)
  if (isNotOffered(status)) return notOffered
  const { linePesos } = lab.profile
  const plan = chosen(linePesos, await creditLinePlan(lab, linePesos))
  const other = { ...plan, installmentAmount: plan.installmentAmount - 1 }
  const tooMuch = { ...plan, requestedAmount: remaining + linePesos }
  return found([
    ...(await refusedProblems(lab, other, ['INVALID_INSTALLMENT_PLAN'])),
    ...(await refusedProblems(lab, tooMuch, ['AMOUNT_OVER_REMAINING', 'INVALID_INSTALLMENT_PLAN'])),
  ])
}

async function refusedProblems(
  lab: Lab,
  body: { readonly requestedAmount: number; readonly installmentAmount: number },
  codes: readonly string[],
): Promise<readonly string[]> {
  const idempotencyKey = randomUUID()
  const { answer } = await createLoan(lab, body, idempotencyKey)
  const code = String(field(answer?.json, 'code'))
  const asked = `Pedir ${body.requestedAmount} en cuotas de ${body.installmentAmount}`
  const isRefused = answer?.status === 409 && codes.includes(code)
  return [
    ...(isRefused ? [] : [`${asked} respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...doneProblems(await statusByKey(lab, 'line', idempotencyKey)),
  ]
}
