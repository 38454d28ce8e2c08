import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { LoanInPaymentBatch } from '@/application/payments/payment-batch-queries'
import { createBatchLoanChoiceRow } from '@/ui/payments/batch/payment-batch-row'
import { fourthInstallment, shopPurchaseLoan } from '#tests/application/payments/scripted-payment-gateway'

const today = calendarDate('2026-11-21')

function createLoanInBatch(externalId: string, change: Partial<LoanInPaymentBatch> = {}): LoanInPaymentBatch {
  return {
    loan: { ...shopPurchaseLoan, externalId },
    debt: { kind: 'loan', externalId },
    dueItems: [fourthInstallment],
    state: { kind: 'payable', total: cents(1_262_500) },
    ...change,
  }
}

describe('the row of a loan in a batch payment', () => {
  it('counts several installments, with the interest of all of them', () => {
    const dueItems = [4, 5].map((number) => ({
      kind: 'installment' as const,
      number,
      amount: cents(1_262_500),
      punitiveAmount: cents(10_050),
      dueDate: calendarDate(`2026-${number + 7}-01`),
    }))
    const entry = createLoanInBatch('1', { dueItems })
    expect(createBatchLoanChoiceRow(entry, [entry], today).facts).toEqual([
      '2 cuotas',
      'Venció el 1 de noviembre',
      'Con $\u00A0201 de interés por mora',
    ])
  })

  it.each([
    [{ kind: 'no-card' }, 'No se puede pagar con tarjeta.'],
    [{ kind: 'not-known' }, 'No pudimos ver cuánto debés.'],
  ] as const)("leads to the loan's own payment screen when it is %o", (state, text) => {
    const entry = createLoanInBatch('1', { state })
    expect(createBatchLoanChoiceRow(entry, [entry], today).obstacle).toEqual({
      text,
      to: '/pagar-cuota/resumen?externalId=1',
      label: 'Pagarla aparte',
    })
  })
})
