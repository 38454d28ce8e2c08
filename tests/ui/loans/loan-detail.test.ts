import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { anInstallment, createInstallmentsWithNumbers } from '#tests/domain/loans/a-loan'
import { loadShownLoanDetail } from './a-shown-loan'

const fifthInstallment = { number: 5, totalAmount: cents(3_895_040), dueDate: calendarDate('2026-12-01') }

describe('the installments of a loan', () => {
  it('show amount, date and state', async () => {
    const loan = await loadShownLoanDetail({
      currentInstallment: fifthInstallment,
      installments: [
        anInstallment({ number: 3, status: 'paid', dueDate: calendarDate('2026-10-01') }),
        anInstallment({
          number: 4,
          status: 'partial',
          dueDate: calendarDate('2026-11-01'),
          totalAmount: cents(3_895_040),
          paidAmount: cents(2_000_000),
        }),
        anInstallment({ number: 5, status: 'pending', waivedAmount: cents(100_000) }),
        anInstallment({ number: 6, status: 'pending', dueDate: calendarDate('2027-01-01') }),
      ],
    })
    expect(
      loan.installmentRows.map(({ dueDateText, status, amount, notes }) => [
        dueDateText,
        status?.text,
        amount,
        notes,
      ]),
    ).toEqual([
      ['Venció 1/10/2026', 'Pagada', 2_900_000, []],
      ['Venció 1/11/2026', 'Pago parcial', 3_895_040, ['Pagaste $\u00a020.000 y te quedan $\u00a018.950,40']],
      ['Vence 1/12/2026', 'Pendiente', 2_800_000, ['Incluye una bonificación de $\u00a01.000']],
      ['Vence 1/1/2027', undefined, 2_900_000, []],
    ])
  })

  it.each([
    ['overdue', 'Vencida'],
    ['deferred', 'Diferida'],
  ] as const)('say when one is %s', async (status, text) => {
    const loan = await loadShownLoanDetail({ installments: [anInstallment({ status })] })
    expect(loan.installmentRows[0]?.status?.text).toBe(text)
  })

  it('have no link to all of them when there are 4', async () => {
    expect(
      (await loadShownLoanDetail({ installments: createInstallmentsWithNumbers(1, 2, 3, 4) }))
        .allInstallmentsLink,
    ).toBeUndefined()
  })
})
