import * as v from 'valibot'
import { contracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import { field, listOf, text, type Lab, type Loan } from '#passport/lab'
import { CouldNotRun, found, notApplicable, type Outcome } from '#passport/outcome'

const { payments, session } = contracts

/** An installment to pay, as `payments.amountDue` answers it. */
interface Due {
  readonly number: number
  readonly amount: number
  readonly dueDate: string | undefined
}

/** What the same thing is in two calls, and the order of lists. */
export const consistencyChecks: readonly Check[] = [
  { requirement: 'IMPORTE-1', run: async (lab) => compared(lab, amountProblem) },
  { requirement: 'IMPORTE-2', run: totals },
  { requirement: 'FECHA-1', run: async (lab) => compared(lab, dateProblem) },
  { requirement: 'ORDEN-1', run: installmentOrder },
]

type Comparison = (due: Due, installment: NonNullable<Loan['installments']>[number]) => string | undefined

async function compared(lab: Lab, problemOf: Comparison): Promise<Outcome> {
  const { installments = [] } = await lab.owedLoan()
  const due = await dueOf(lab)
  if (due.length === 0) throw new CouldNotRun('No hay nada para pagar del préstamo que debe.')
  return found(
    due.flatMap((each) => {
      const installment = installments.find(({ number }) => number === each.number)
      if (!installment) return [`La cuota ${each.number} no está en la lista de préstamos.`]
      return problemOf(each, installment) ?? []
    }),
  )
}

/** What is left of an installment is what it is worth without what was paid or waived of it. */
const amountProblem: Comparison = ({ number, amount }, { totalAmount, partialPaidAmount, waiverAmount }) => {
  const left = totalAmount - (partialPaidAmount ?? 0) - (waiverAmount ?? 0)
  const isSame = [totalAmount, left, totalAmount - (partialPaidAmount ?? 0)].some(
    (each) => inCents(each) === inCents(amount),
  )
  if (isSame) return undefined
  return `La cuota ${number} es ${totalAmount} en la lista de préstamos, y ${amount} en lo que hay para pagar.`
}

const dateProblem: Comparison = ({ number, dueDate }, installment) =>
  dueDate === undefined || dueDate === installment.dueDate
    ? undefined
    : `La cuota ${number} vence el ${installment.dueDate} en la lista de préstamos, y el ${dueDate} en lo que hay para pagar.`

async function dueOf(lab: Lab): Promise<readonly Due[]> {
  const { externalId } = await lab.owedLoan()
  const { answer } = await lab.as('owing', { call: payments.amountDue, path: { externalId } })
  return listOf(field(answer?.json, 'installments')).map((each) => ({
    number: Number(field(each, 'installmentNumber')),
    amount: Number(field(each, 'installmentAmount')),
    dueDate: text(field(each, 'vto')),
  }))
}

async function totals(lab: Lab): Promise<Outcome> {
  const { taxId } = await lab.signedIn('owing')
  const { answer } = await lab.as('owing', { call: session.accountStatus, path: { taxId } })
  const [installments, punitive, total] = ['totalInstallmentDebt', 'totalPunitiveDebt', 'totalDebt'].map(
    (name) => field(answer?.json, name),
  )
  if (!v.is(v.tuple([v.number(), v.number(), v.number()]), [installments, punitive, total]))
    return notApplicable('El estado de cuenta no trae los tres importes.')
  const isSum = inCents(Number(installments) + Number(punitive)) === inCents(Number(total))
  return found(isSum ? [] : [`${String(installments)} + ${String(punitive)} no es ${String(total)}.`])
}

async function installmentOrder(lab: Lab): Promise<Outcome> {
  const numbers = (await dueOf(lab)).map(({ number }) => number)
  return found(isRising(numbers) ? [] : [`Vienen en este orden: ${numbers.join(', ')}.`])
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? number))
}

function inCents(pesos: number): number {
  return Math.round(pesos * 100)
}
