import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  calendarDateSchema,
  utcInstantSchema,
  localDateTimeSchema,
  yearMonthSchema,
} from '@/adapters/contract/dates.schema'
import { optionalField } from '@/adapters/contract/optional-field.schema'
import { revolvingLineContract } from '@/adapters/contract/revolving-line.contract'
import { pesosToChargeSchema, pesosSchema } from '@/adapters/contract/money.schema'
import { taxIdSchema } from '@/adapters/contract/value.schema'
import { webAddressSchema } from '@/adapters/contract/web-address.schema'

describe.each([
  {
    name: 'pesos',
    schema: pesosSchema,
    good: [0, 18450.75, 0.1, 99999999.99, -120.5, 0.1 + 0.2, 12_625.000_000_000_002],
    bad: [0.001, 0.015, 1e300, 1e13, '10', null],
  },
  {
    name: 'charged pesos',
    schema: pesosToChargeSchema,
    good: [0.01, 1500],
    bad: [0, -1, 0.005, 0.1 + 0.2, 1e9],
  },
  {
    name: 'calendar date',
    schema: calendarDateSchema,
    good: ['2026-03-10', '2028-02-29'],
    bad: ['2026-02-29', '2026-13-01', '2026-3-1', '10/03/2026', '2026-03-10T00:00:00Z'],
  },
  { name: 'month', schema: yearMonthSchema, good: ['2026-03'], bad: ['2026-13', '2026-00', '03/2026'] },
  {
    name: 'instant',
    schema: utcInstantSchema,
    good: ['2026-03-10T14:05:00Z', '2026-03-10T14:05:00.250Z'],
    bad: ['2026-03-10T24:05:00Z', '2026-02-30T10:00:00Z', '2026-03-10 14:05:00', '2026-03-10T14:05:00'],
  },
  {
    name: 'local date and time',
    schema: localDateTimeSchema,
    good: ['2026-03-10 11:05:00'],
    bad: ['2026-03-10T11:05:00Z', '2026-03-10', '2026-02-30 11:05:00'],
  },
  {
    name: 'tax id',
    schema: taxIdSchema,
    good: ['27284561231', '20243189072', '23201147859'],
    bad: ['27284561232', '00000000000', '27-28456123-1', '2728456123', 27284561231],
  },
  {
    name: 'web address',
    schema: webAddressSchema,
    good: [
      'https://pagos.example/cobro?id=1',
      'http://localhost:4000/x',
      'http://localhost',
      'http://[::1]/x',
    ],
    bad: [
      'javascript:alert(1)',
      '//pagos.example',
      '',
      'https://',
      'https://[',
      'https://pagos.example:puerto/',
      'http://pagos.example/cobro',
      'https://pagos.example@otro.example/',
      'http://localhost.otro.example/',
    ],
  },
])('$name', ({ schema, good, bad }) => {
  test.each(good.map((value: unknown) => ({ value })))('accepts $value', ({ value }) => {
    expect(v.safeParse(schema, value).success).toBe(true)
  })

  test.each(bad.map((value: unknown) => ({ value })))('refuses $value', ({ value }) => {
    expect(v.safeParse(schema, value).success).toBe(false)
  })
})

describe('pesos', () => {
  test('accept every whole number of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) =>
        v.is(pesosSchema, amount / 100),
      ),
    )
  })
})

describe('an optional field', () => {
  const row = v.object({ phone: optionalField(v.string()) })

  test.each([
    { sent: {}, read: undefined },
    { sent: { phone: null }, read: undefined },
    { sent: { phone: '1150001234' }, read: '1150001234' },
  ])('is read as $read when it is $sent', ({ sent, read }) => {
    expect(v.parse(row, sent).phone).toBe(read)
  })

  test('is refused with the wrong type', () => {
    expect(v.safeParse(row, { phone: 5 }).success).toBe(false)
  })
})

describe('a number of installments', () => {
  const movement = { totalDisburse: 50_000, createdDate: '2026-03-10T14:05:00Z', installmentNumber: 2 }
  const line = revolvingLineContract.findLine.answer

  test.each([12.5, -1])('is never sent as %d', (installments) => {
    const plan = { requestedAmount: 50_000, installmentAmount: 5000, installments, lineId: 'L-12' }
    const body = revolvingLineContract.createLoan.body
    expect([v.is(body, plan), v.is(body, { ...plan, installments: 12 })]).toEqual([false, true])
  })

  test.each([12.5, -1, '12'])('of a movement counts as missing when it is %o', (installments) => {
    const { recharges } = v.parse(line, { recharges: [{ ...movement, installments }] })
    expect(recharges).toMatchObject([{ installmentNumber: 2, installments: undefined }])
  })
})
