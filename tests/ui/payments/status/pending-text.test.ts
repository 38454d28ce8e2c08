import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { createPendingPaymentChip, createPendingPaymentLoanChip } from '@/ui/payments/status/pending-text'

const pendingPaymentsTotal = {
  amount: cents(500),
  latestDay: calendarDate('2026-11-21'),
  count: 1,
  isCertain: true,
}
const overdueChip = { tone: 'warn', text: '2 cuotas vencidas' } as const

describe('the chip of a payment that is not applied yet', () => {
  it('is a clock, because the payment is not final', () => {
    expect(createPendingPaymentChip(pendingPaymentsTotal)).toEqual({
      tone: 'warn',
      icon: 'clock',
      text: 'Pago en camino',
    })
  })

  it('is a clock while the outcome is unknown', () => {
    const unsure = { ...pendingPaymentsTotal, isCertain: false }
    expect(createPendingPaymentChip(unsure)).toEqual({
      tone: 'warn',
      icon: 'clock',
      text: 'Pago sin confirmar',
    })
  })

  it('gives way to the amount still due', () => {
    expect(
      createPendingPaymentLoanChip(pendingPaymentsTotal, { amountDue: cents(501), chip: overdueChip }),
    ).toEqual(overdueChip)
    expect(
      createPendingPaymentLoanChip(pendingPaymentsTotal, { amountDue: cents(500), chip: overdueChip }),
    ).toEqual(createPendingPaymentChip(pendingPaymentsTotal))
  })
})
