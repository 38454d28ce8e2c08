import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'
import { cents, centsToPesos, subtractCents, type Cents } from '@/domain/shared/money'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import type { Lender } from '@/adapters/fake/lender'
import { sumOwedAmounts, type ScheduledInstallment } from '@/adapters/fake/loans/schedule'

/**
 * Number of days after the day of payment for which the debt is also calculated. The difference is the
 * interest that paying on that day saves.
 */
const comparedDelayDays = 7

/**
 * Returns what a payment of a loan on a given day pays and leaves unpaid, calculated from the fake lender's
 * ledger. Without an amount, everything due is paid. Source: LOA-17.
 */
export function calculatePaymentQuote(
  { loan }: LoanBalance,
  { date, amount }: { readonly date: CalendarDate; readonly amount: Cents | undefined },
  { ledger, clock }: Pick<Lender, 'ledger' | 'clock'>,
) {
  const { payableInstallments, totalDue } = ledger.calculateBalanceOnDate(date, loan)
  const later = ledger.calculateBalanceOnDate(addDays(date, comparedDelayDays), loan)
  const paid = cents(Math.min(amount ?? totalDue, totalDue))
  const saved = amount === undefined ? subtractCents(later.totalDue, totalDue) : undefined
  return {
    date,
    amount: centsToPesos(paid),
    installments: allocatePayment(paid, payableInstallments),
    interestSaved: saved === undefined ? undefined : centsToPesos(saved),
    validUntil: date > clock.today() ? date : clock.today(),
  }
}

/**
 * Distributes an amount among installments, the oldest first. Returns what is paid and left of each, in
 * pesos.
 */
function allocatePayment(amount: Cents, due: readonly ScheduledInstallment[]) {
  let left = amount
  return due.map((line) => {
    const total = sumOwedAmounts([line])
    const paid = cents(Math.min(left, total))
    left = subtractCents(left, paid)
    return {
      installmentNumber: line.number,
      paid: centsToPesos(paid),
      remaining: centsToPesos(subtractCents(total, paid)),
    }
  })
}
