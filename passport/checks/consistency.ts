import * as v from 'valibot'
import { apiContracts } from '@/adapters/contract/contracts'
import { toCents } from '#passport/cents'
import type { Check } from '#passport/check'
import { fieldOf, listOrEmpty, nonEmptyText, type CheckContext, type Loan } from '#passport/check-context'
import {
  CheckCouldNotRunError,
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'

const { loans, payments, session } = apiContracts

/** An installment to pay, from the answer of the API call `payments.amountDue`. */
interface DueItem {
  readonly installmentNumber: number
  readonly amountPesos: number
  readonly dueDate: string | undefined
}

/**
 * Checks that an amount or a day is the same in the answers of different API calls, that amounts add up, and
 * that installments are in order.
 */
export const consistencyChecks: readonly Check[] = [
  { requirement: 'IMPORTE-1', run: async (context) => checkDueItems(context, findAmountProblem) },
  { requirement: 'IMPORTE-2', run: checkTotalDebt },
  { requirement: 'IMPORTE-3', run: checkInstallmentComponents },
  { requirement: 'IMPORTE-4', run: checkFutureQuotes },
  { requirement: 'IMPORTE-5', run: checkQuoteForToday },
  { requirement: 'FECHA-1', run: async (context) => checkDueItems(context, findDueDateProblem) },
  { requirement: 'ORDEN-1', run: checkInstallmentOrder },
]

/**
 * Finds a difference between a due item and its installment in the list of loans; undefined if there is
 * none.
 */
type DueItemProblemFinder = (
  dueItem: DueItem,
  installment: NonNullable<Loan['installments']>[number],
) => string | undefined

async function checkDueItems(
  context: CheckContext,
  findProblem: DueItemProblemFinder,
): Promise<CheckOutcome> {
  const { installments = [] } = await context.requestLoanWithDebt()
  const dueItems = await requestDueItems(context)
  if (dueItems.length === 0) throw new CheckCouldNotRunError('No hay nada para pagar del préstamo que debe.')
  return outcomeOfProblems(
    dueItems.flatMap((each) => {
      const installment = installments.find(({ number }) => number === each.installmentNumber)
      if (!installment) return [`La cuota ${each.installmentNumber} no está en la lista de préstamos.`]
      return findProblem(each, installment) ?? []
    }),
  )
}

/**
 * Compares the amount to pay of an installment with the list of loans. The whole of it is correct only if no
 * part of it was paid. What is left of it is correct with and without the waived amount. Source: LOA-15.
 */
const findAmountProblem: DueItemProblemFinder = (
  { installmentNumber, amountPesos },
  { totalAmount, partialPaidAmount, waiverAmount },
) => {
  const unpaidAmount = totalAmount - (partialPaidAmount ?? 0)
  const remainingAmount = unpaidAmount - (waiverAmount ?? 0)
  const isSame = [unpaidAmount, remainingAmount].some((each) => toCents(each) === toCents(amountPesos))
  if (isSame) return undefined
  const paidPart = partialPaidAmount ? `, con ${partialPaidAmount} ya pagados,` : ''
  return `La cuota ${installmentNumber} es ${totalAmount}${paidPart} en la lista de préstamos, y ${amountPesos} en lo que hay para pagar.`
}

const findDueDateProblem: DueItemProblemFinder = ({ installmentNumber, dueDate }, installment) =>
  dueDate === undefined || dueDate === installment.dueDate
    ? undefined
    : `La cuota ${installmentNumber} vence el ${installment.dueDate} en la lista de préstamos, y el ${dueDate} en lo que hay para pagar.`

/** Returns the installments to pay of the loan with debt, as JSON values. */
async function requestDueInstallments(context: CheckContext): Promise<readonly unknown[]> {
  const { externalId } = await context.requestLoanWithDebt()
  const { answer } = await context.sendAs('owing', {
    call: payments.amountDue,
    pathParameters: { externalId },
  })
  return listOrEmpty(fieldOf(answer?.json, 'installments'))
}

async function requestDueItems(context: CheckContext): Promise<readonly DueItem[]> {
  return (await requestDueInstallments(context)).map((each) => ({
    installmentNumber: Number(fieldOf(each, 'installmentNumber')),
    amountPesos: Number(fieldOf(each, 'installmentAmount')),
    dueDate: nonEmptyText(fieldOf(each, 'vto')),
  }))
}

async function checkTotalDebt(context: CheckContext): Promise<CheckOutcome> {
  const { taxId } = await context.sessionOf('owing')
  const { answer } = await context.sendAs('owing', { call: session.accountStatus, pathParameters: { taxId } })
  const [installments, punitive, total] = ['totalInstallmentDebt', 'totalPunitiveDebt', 'totalDebt'].map(
    (name) => fieldOf(answer?.json, name),
  )
  if (!v.is(v.tuple([v.number(), v.number(), v.number()]), [installments, punitive, total]))
    return notApplicableOutcome('El estado de cuenta no trae los tres importes.')
  const isSum = toCents(Number(installments) + Number(punitive)) === toCents(Number(total))
  return outcomeOfProblems(
    isSum ? [] : [`${String(installments)} + ${String(punitive)} no es ${String(total)}.`],
  )
}

/** Checks that the components of each installment add up to what is due of it. Source: LOA-16. */
async function checkInstallmentComponents(context: CheckContext): Promise<CheckOutcome> {
  const installmentsWithComponents = (await requestDueInstallments(context)).filter(
    (each) => listOrEmpty(fieldOf(each, 'components')).length > 0,
  )
  if (installmentsWithComponents.length === 0)
    return notApplicableOutcome('No dice de qué se compone una cuota.')
  return outcomeOfProblems(
    installmentsWithComponents.flatMap((each) => {
      const due = Number(fieldOf(each, 'installmentAmount')) + Number(fieldOf(each, 'installmentPunitive'))
      const sum = sumOfField(listOrEmpty(fieldOf(each, 'components')), 'amount')
      if (toCents(sum) === toCents(due)) return []
      return [
        `Las partes de la cuota ${String(fieldOf(each, 'installmentNumber'))} suman ${sum}, y no ${due}.`,
      ]
    }),
  )
}

/** Checks the quotes for one week from now, of the whole debt and of a partial payment. Source: LOA-17. */
async function checkFutureQuotes(context: CheckContext): Promise<CheckOutcome> {
  const wholeDebtQuote = await requestQuote(context, {})
  const status = wholeDebtQuote.answer?.status
  if (isNotOfferedStatus(status)) return notApplicableOutcome('No dice lo que cuesta otro día.')
  if (status !== 200) return outcomeOfProblems([`Respondió ${status ?? 'nada'}.`])
  const partialPaymentQuote = await requestQuote(context, { amount: partialPaymentPesos })
  return outcomeOfProblems(
    [wholeDebtQuote, partialPaymentQuote].flatMap(({ answer }) => findQuoteProblems(answer?.json)),
  )
}

/** Amount in pesos of the partial payment of the quote. It is less than any debt of a test customer. */
const partialPaymentPesos = '1.05'
/** The day one week from now, in UTC. */
const dayOneWeekFromNow = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/**
 * Requests what it costs to pay the loan with debt on a day. Default: the whole debt, one week from now. An
 * amount, in pesos, requests the quote of a partial payment.
 */
async function requestQuote(
  context: CheckContext,
  amountOrDate: { readonly amount?: string; readonly date?: string },
) {
  const { externalId } = await context.requestLoanWithDebt()
  return context.sendAs('owing', {
    call: loans.quote,
    pathParameters: { externalId },
    queryParameters: { date: dayOneWeekFromNow, ...amountOrDate },
  })
}

/**
 * Checks that a quote for today is the same as the amount due, and that paying it leaves no debt. Today is
 * the day of the server's clock. Source: LOA-17.
 */
async function checkQuoteForToday(context: CheckContext): Promise<CheckOutcome> {
  const { answer } = await requestQuote(context, { date: context.todayAtServer() })
  if (isNotOfferedStatus(answer?.status)) return notApplicableOutcome('No dice lo que cuesta otro día.')
  const amount = Number(fieldOf(answer?.json, 'amount'))
  const dueInstallments = await requestDueInstallments(context)
  const total =
    sumOfField(dueInstallments, 'installmentAmount') + sumOfField(dueInstallments, 'installmentPunitive')
  const remaining = sumOfField(listOrEmpty(fieldOf(answer?.json, 'installments')), 'remaining')
  return outcomeOfProblems([
    ...(toCents(amount) === toCents(total)
      ? []
      : [`Pagar hoy cuesta ${amount}, y lo que hay para pagar es ${total}.`]),
    ...(toCents(remaining) === 0 ? [] : [`Pagando todo, de las cuotas quedarían ${remaining}.`]),
  ])
}

function findQuoteProblems(quote: unknown): readonly string[] {
  const [date, amount] = [fieldOf(quote, 'date'), Number(fieldOf(quote, 'amount'))]
  const sum = sumOfField(listOrEmpty(fieldOf(quote, 'installments')), 'paid')
  return [
    ...(date === dayOneWeekFromNow ? [] : [`Del ${dayOneWeekFromNow} respondió el ${String(date)}.`]),
    ...(toCents(sum) === toCents(amount)
      ? []
      : [`Lo que se paga de cada cuota suma ${sum}, y no ${amount}.`]),
  ]
}

function sumOfField(items: readonly unknown[], name: string): number {
  return items.reduce<number>((sum, each) => sum + Number(fieldOf(each, name)), 0)
}

async function checkInstallmentOrder(context: CheckContext): Promise<CheckOutcome> {
  const numbers = (await requestDueItems(context)).map(({ installmentNumber }) => installmentNumber)
  return outcomeOfProblems(isAscending(numbers) ? [] : [`Vienen en este orden: ${numbers.join(', ')}.`])
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? number))
}
