import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyEnteredAmount,
  parseEnteredAmount,
  enteredAmountInCents,
  enteredAmountWithTypedCents,
  enteredAmountWithTypedPesos,
} from '@/domain/qr-payment/open-amount'
import { pesosToCents } from '@/domain/shared/money'

const maxAmount = pesosToCents(412_350.5)

describe('an amount typed key by key', () => {
  it.each([
    ['1', { pesos: '1', cents: '' }],
    ['12a3', { pesos: '123', cents: '' }],
    ['0', { pesos: '0', cents: '' }],
    ['007', { pesos: '7', cents: '' }],
    ['12,', { pesos: '12', cents: '' }],
    ['12.', { pesos: '12', cents: '' }],
    ['12,5', { pesos: '12', cents: '5' }],
    ['1.234,50', { pesos: '1234', cents: '50' }],
    ['1.234', { pesos: '1234', cents: '' }],
    ['1.234.567', { pesos: '1234567', cents: '' }],
    ['1,234.50', { pesos: '1234', cents: '50' }],
    ['$ 1.234,50', { pesos: '1234', cents: '50' }],
    ['12.50 ', { pesos: '12', cents: '50' }],
    ['1234567890', { pesos: '123456789', cents: '' }],
  ])('reads %j in the pesos field', (text, typed) => {
    expect(enteredAmountWithTypedPesos(emptyEnteredAmount, text)).toEqual(typed)
  })

  it('keeps its cents while the pesos change', () => {
    expect(enteredAmountWithTypedPesos({ pesos: '1', cents: '50' }, '12')).toEqual({
      pesos: '12',
      cents: '50',
    })
    expect(enteredAmountWithTypedPesos({ pesos: '1', cents: '50' }, '1,')).toEqual({
      pesos: '1',
      cents: '50',
    })
  })

  it('has two digits of cents at most', () => {
    expect(enteredAmountWithTypedCents(emptyEnteredAmount, '5x07')).toEqual({ pesos: '', cents: '50' })
  })

  it('is spoken digit by digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (pesos, rest) => {
          let typed = emptyEnteredAmount
          for (const digit of String(pesos)) typed = enteredAmountWithTypedPesos(typed, typed.pesos + digit)
          for (const digit of String(rest).padStart(2, '0'))
            typed = enteredAmountWithTypedCents(typed, typed.cents + digit)
          expect(enteredAmountInCents(typed)).toBe(pesos * 100 + rest)
          typed = enteredAmountWithTypedPesos(typed, typed.pesos.slice(0, -1))
          expect(enteredAmountInCents(typed)).toBe(Math.floor(pesos / 10) * 100 + rest)
        },
      ),
    )
  })
})

describe('an open amount', () => {
  it.each([
    ['', '', 'zero'],
    ['0', '0', 'zero'],
    ['412350', '51', 'over-limit'],
    ['412351', '', 'over-limit'],
  ])('of %j and %j cannot be paid: %s', (pesos, rest, problem) => {
    expect(parseEnteredAmount({ pesos, cents: rest }, maxAmount)).toEqual({ ok: false, failure: problem })
  })

  it.each([
    ['0', '01', 1],
    ['', '5', 50],
    ['412350', '5', 41_235_050],
    ['412350', '50', 41_235_050],
  ])('of %j and %j can be paid', (pesos, rest, amount) => {
    expect(parseEnteredAmount({ pesos, cents: rest }, maxAmount)).toEqual({ ok: true, value: amount })
  })
})
