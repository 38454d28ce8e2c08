import * as v from 'valibot'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import { field, listOf, text, type Lab, type Loan } from '#passport/lab'
import { CouldNotRun, found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'

const { loans, payments, session } = apiContracts

/** An installment to pay, as the API call `payments.amountDue` answers it. */
interface Due {
  readonly number: number
  readonly amount: number
  readonly dueDate: string | undefined
}

/** Checks that a value is the same in the answers of two API calls, and that lists are in order. */
export const consistencyChecks: readonly Check[] = [
  { requirement: 'IMPORTE-1', run: async (lab) => compared(lab, amountProblem) },
  { requirement: 'IMPORTE-2', run: totals },
  { requirement: 'IMPORTE-3', run: components },
  { requirement: 'IMPORTE-4', run: quotes },
  { requirement: 'IMPORTE-5', run: quotedToday },
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

/** The remaining amount of an installment is its total without what was paid or waived. */
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

async function dueItems(lab: Lab): Promise<readonly unknown[]> {
  const { externalId } = await lab.owedLoan()
  const { answer } = await lab.as('owing', { call: payments.amountDue, path: { externalId } })
  return listOf(field(answer?.json, 'installments'))
}

async function dueOf(lab: Lab): Promise<readonly Due[]> {
  return (await dueItems(lab)).map((each) => ({
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

/** Source: LOA-16. */
async function components(lab: Lab): Promise<Outcome> {
  const explained = (await dueItems(lab)).filter((each) => listOf(field(each, 'components')).length > 0)
  if (explained.length === 0) return notApplicable('No dice de qué se compone una cuota.')
  return found(
    explained.flatMap((each) => {
      const due = Number(field(each, 'installmentAmount')) + Number(field(each, 'installmentPunitive'))
      const sum = sumOf(listOf(field(each, 'components')), 'amount')
      if (inCents(sum) === inCents(due)) return []
      return [`Las partes de la cuota ${String(field(each, 'installmentNumber'))} suman ${sum}, y no ${due}.`]
    }),
  )
}

/** Source: LOA-17. */
async function quotes(lab: Lab): Promise<Outcome> {
  const whole = await quoted(lab, {})
  const status = whole.answer?.status
  if (isNotOffered(status)) return notApplicable('No dice lo que cuesta otro día.')
  if (status !== 200) return found([`Respondió ${status ?? 'nada'}.`])
  const part = await quoted(lab, { amount: partOfQuote })
  return found([whole, part].flatMap(({ answer }) => quoteProblems(answer?.json)))
}

/**
 * Amount in pesos of the partial payment for which a quote is requested. It is less than any debt of a
 * test customer.
 */
const partOfQuote = '1.05'
const quotedDay = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

async function quoted(lab: Lab, part: { readonly amount?: string; readonly date?: string }) {
  const { externalId } = await lab.owedLoan()
  return lab.as('owing', { call: loans.quote, path: { externalId }, query: { date: quotedDay, ...part } })
}

/** The amount due and a quote for today are the same, until the lender's day ends. Source: LOA-17. */
async function quotedToday(lab: Lab): Promise<Outcome> {
  const { answer } = await quoted(lab, { date: lab.today() })
  if (isNotOffered(answer?.status)) return notApplicable('No dice lo que cuesta otro día.')
  const amount = Number(field(answer?.json, 'amount'))
  const due = await dueItems(lab)
  const total = sumOf(due, 'installmentAmount') + sumOf(due, 'installmentPunitive')
  const remaining = sumOf(listOf(field(answer?.json, 'installments')), 'remaining')
  return found([
    ...(inCents(amount) === inCents(total)
      ? []
      : [`Pagar hoy cuesta ${amount}, y lo que hay para pagar es ${total}.`]),
    ...(inCents(remaining) === 0 ? [] : [`Pagando todo, de las cuotas quedarían ${remaining}.`]),
  ])
}

function quoteProblems(quote: unknown): readonly string[] {
  const [date, amount] = [field(quote, 'date'), Number(field(quote, 'amount'))]
  const sum = sumOf(listOf(field(quote, 'installments')), 'paid')
  return [
    ...(date === quotedDay ? [] : [`Del ${quotedDay} respondió el ${String(date)}.`]),
    ...(inCents(sum) === inCents(amount)
      ? []
      : [`Lo que se paga de cada cuota suma ${sum}, y no ${amount}.`]),
  ]
}

function sumOf(items: readonly unknown[], name: string): number {
  return items.reduce<number>((sum, each) => sum + Number(field(each, name)), 0)
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
