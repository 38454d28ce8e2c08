import { addDays, calendarDate, daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import { dayOfMonth } from '@/domain/shared/calendar-date-parts'
import { addMonths } from '@/domain/shared/calendar-month'
import { cents, subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import type { LoanTerms } from '@/adapters/fake/personas/persona'

type InstallmentStatusCode = 'PAID' | 'PARTIAL' | 'PENDING' | 'OVERDUE' | 'DEFER'

/**
 * Amounts that the customer has paid of one installment since the start of the demo.
 */
export interface PaidInstallmentAmounts {
  readonly amount: Cents
  readonly lateInterest: Cents
}

export interface ScheduledInstallment {
  readonly number: number
  readonly dueDate: CalendarDate
  readonly agreedAmount: Cents
  readonly waived: Cents
  readonly paid: Cents
  /** Amount left to pay of the installment, without late interest. */
  readonly owed: Cents
  /** Late interest left to pay for the installment. */
  readonly lateInterest: Cents
  readonly state: InstallmentStatusCode
}

const zeroCents = cents(0)

/** Returns the next day that is the 1st of a month; today if today is the 1st. */
export function firstOfMonthOnOrAfter(today: CalendarDate): CalendarDate {
  return firstOfMonthPlusMonths(today, 0)
}

/** Returns the next 1st of a month (today if today is the 1st) plus the given number of months. */
function firstOfMonthPlusMonths(today: CalendarDate, months: number): CalendarDate {
  const first = calendarDate(`${today.slice(0, 8)}01`)
  return addMonths(first, dayOfMonth(today) === 1 ? months : months + 1)
}

/** The days that an installment schedule depends on. */
interface InstallmentScheduleDays {
  /** Today. The due dates of the installments are counted from this day. */
  readonly today: CalendarDate
  /** Day up to which late interest is counted. */
  readonly lateInterestUntil: CalendarDate
}

/**
 * Returns every installment of a loan, with its late interest up to the day `lateInterestUntil`; by default,
 * up to today. Due dates are counted from today. Which installments are overdue follows from the terms, not
 * from `lateInterestUntil`.
 */
export function createInstallmentSchedule(
  terms: LoanTerms,
  received: Readonly<Record<number, PaidInstallmentAmounts>>,
  today: CalendarDate,
  lateInterestUntil: CalendarDate = today,
): readonly ScheduledInstallment[] {
  return Array.from({ length: terms.installmentCount }, (_, index) =>
    createScheduledInstallment(terms, received, { today, lateInterestUntil }, index + 1),
  )
}

/**
 * Returns the overdue installments of a loan. If none is overdue, returns the installment that falls due on
 * the next 1st of a month, unless the customer has paid it.
 */
export function findPayableInstallments(
  terms: LoanTerms,
  installments: readonly ScheduledInstallment[],
): readonly ScheduledInstallment[] {
  const overdue = findOverdueInstallments(terms, installments)
  if (overdue.length > 0) return overdue
  return installments.filter((each) => each.number === terms.nextDueNumber && each.owed > 0)
}

export function findOverdueInstallments(
  terms: LoanTerms,
  installments: readonly ScheduledInstallment[],
): readonly ScheduledInstallment[] {
  return installments.filter((each) => each.number < terms.nextDueNumber && each.owed + each.lateInterest > 0)
}

/**
 * Returns the first unpaid installment of a loan that is not overdue and not deferred; undefined if there is
 * none.
 */
export function findCurrentInstallment(
  terms: LoanTerms,
  installments: readonly ScheduledInstallment[],
): ScheduledInstallment | undefined {
  return installments.find(
    (each) => each.number >= terms.nextDueNumber && each.owed > 0 && each.state !== 'DEFER',
  )
}

export function sumOwedAmounts(lines: readonly ScheduledInstallment[]): Cents {
  return sumCents(lines.flatMap((line) => [line.owed, line.lateInterest]))
}

/**
 * Returns the due date of the installment with the given number. The date is counted from the current day of
 * the demo, so that a loan is at the same point of its schedule on any day.
 */
export function calculateInstallmentDueDate(
  terms: LoanTerms,
  number: number,
  today: CalendarDate,
): CalendarDate {
  return firstOfMonthPlusMonths(today, number - terms.nextDueNumber)
}

export function calculateLoanDisbursementDate(terms: LoanTerms, today: CalendarDate): CalendarDate {
  if (terms.disbursedDaysAgo !== undefined) return addDays(today, -terms.disbursedDaysAgo)
  return calculateLoanStartDate(terms, today)
}

/**
 * Returns the date on which a loan begins: a month before its first due date, even if the money was paid
 * out on another day.
 */
export function calculateLoanStartDate(terms: LoanTerms, today: CalendarDate): CalendarDate {
  return addMonths(calculateInstallmentDueDate(terms, 1, today), -1)
}

/**
 * Distributes a payment among installments: the oldest installment first, and within each installment the
 * late interest first. Returns the amounts paid of each installment so far, by the number of the
 * installment.
 */
export function allocatePaymentToInstallments(
  amount: Cents,
  lines: readonly ScheduledInstallment[],
  before: Readonly<Record<number, PaidInstallmentAmounts>>,
): Readonly<Record<number, PaidInstallmentAmounts>> {
  const received: Record<number, PaidInstallmentAmounts> = { ...before }
  let left = amount
  for (const line of lines) {
    const lateInterest = cents(Math.min(left, line.lateInterest))
    const capital = cents(Math.min(left - lateInterest, line.owed))
    const earlier = received[line.number] ?? { amount: zeroCents, lateInterest: zeroCents }
    received[line.number] = {
      amount: sumCents([earlier.amount, capital]),
      lateInterest: sumCents([earlier.lateInterest, lateInterest]),
    }
    left = cents(left - lateInterest - capital)
  }
  return received
}

function createScheduledInstallment(
  terms: LoanTerms,
  received: Readonly<Record<number, PaidInstallmentAmounts>>,
  days: InstallmentScheduleDays,
  number: number,
): ScheduledInstallment {
  const waived = terms.waived?.[number] ?? zeroCents
  const payable = subtractCents(terms.installment, waived)
  const start = paidInstallmentAmountsAtDemoStart(terms, number, payable)
  const paid = sumCents([start.amount, received[number]?.amount ?? zeroCents])
  const owed = subtractCents(payable, paid)
  const late = calculateLateInterest(terms, number, days)
  const lateInterest = cents(Math.max(0, late.amount - (received[number]?.lateInterest ?? zeroCents)))
  return {
    number,
    dueDate: calculateInstallmentDueDate(terms, number, days.today),
    agreedAmount: terms.installment,
    waived,
    paid,
    owed,
    lateInterest,
    state: installmentStatusOf(terms, number, { paid, owed, lateInterest }),
  }
}

interface LateInterest {
  /** The late interest of an installment, including VAT. */
  readonly amount: Cents
  /** The overdue amount of the installment, on which late interest is charged. */
  readonly base: Cents
  readonly days: number
}

/**
 * Late interest of one day, with VAT, as a fraction of the overdue amount. Used if the demo data state no
 * late interest.
 */
const dailyLateInterestRate = 0.0015
/**
 * Day of the month as of which the demo data state the late interest. The month is the one that ends before
 * the next 1st.
 */
const statedLateInterestDayOfMonth = 21

/**
 * Returns the late interest of an installment up to the day `lateInterestUntil`; it grows every day after the
 * due date. Payments during the demo are not subtracted. An installment that is overdue when the demo starts
 * has none if the demo data state none.
 */
export function calculateLateInterest(
  terms: LoanTerms,
  number: number,
  { today, lateInterestUntil }: InstallmentScheduleDays,
): LateInterest {
  const payable = subtractCents(terms.installment, terms.waived?.[number] ?? zeroCents)
  const start = paidInstallmentAmountsAtDemoStart(terms, number, payable)
  const base = subtractCents(payable, start.amount)
  if (base <= 0) return { amount: zeroCents, base: zeroCents, days: 0 }
  const dueDate = calculateInstallmentDueDate(terms, number, today)
  const days = Math.max(0, daysBetween(dueDate, lateInterestUntil))
  if (start.lateInterest === 0 && number < terms.nextDueNumber) return { amount: zeroCents, base, days }
  const daily =
    start.lateInterest > 0
      ? start.lateInterest / daysBetween(dueDate, statedLateInterestDay(today))
      : base * dailyLateInterestRate
  return { amount: cents(Math.round(daily * days)), base, days }
}

/** Returns the day as of which the demo data state the late interest. */
function statedLateInterestDay(today: CalendarDate): CalendarDate {
  return addDays(firstOfMonthPlusMonths(today, -1), statedLateInterestDayOfMonth - 1)
}

/**
 * Returns how much of an installment is already paid when the demo starts, and its late interest on the 21st
 * of the previous month, the day for which the demo data state it. Both amounts are those of the demo data if
 * the installment is unpaid there. Otherwise the installment is paid in full or not at all, without late
 * interest.
 */
function paidInstallmentAmountsAtDemoStart(
  terms: LoanTerms,
  number: number,
  payable: Cents,
): PaidInstallmentAmounts {
  const owedThen = terms.unpaid?.find((each) => each.number === number)
  if (owedThen) return { amount: owedThen.paid, lateInterest: owedThen.lateInterest }
  const paidThrough =
    terms.status === 'FINISHED' ? terms.installmentCount : (terms.paidThrough ?? terms.nextDueNumber - 1)
  return { amount: number <= paidThrough ? payable : zeroCents, lateInterest: zeroCents }
}

function installmentStatusOf(
  terms: LoanTerms,
  number: number,
  money: { readonly paid: Cents; readonly owed: Cents; readonly lateInterest: Cents },
): InstallmentStatusCode {
  if (money.owed + money.lateInterest === 0) return 'PAID'
  if (money.paid > 0) return 'PARTIAL'
  if (number < terms.nextDueNumber) return 'OVERDUE'
  return terms.deferred?.includes(number) ? 'DEFER' : 'PENDING'
}
