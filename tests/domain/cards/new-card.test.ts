import { describe, expect, it } from 'vitest'
import { cardHolderProblem, normalizedCardHolder } from '@/domain/cards/card-holder'
import { newCardFromForm, emptyCardForm } from '@/domain/cards/new-card'
import { normalizedSecurityCode, securityCodeLength, securityCodeProblem } from '@/domain/cards/security-code'
import { validEnteredCard } from './an-entered-card'

it('an untouched form is empty', () => {
  expect(emptyCardForm).toEqual({ number: '', holder: '', expiry: '', securityCode: '', dni: '' })
})

describe('the holder of a card', () => {
  it.each([
    { holder: '', problem: 'required' },
    { holder: '   ', problem: 'required' },
    { holder: 'Marta Giménez', problem: undefined },
    { holder: 'ÍÑIGO NÚÑEZ', problem: undefined },
    { holder: 'Nu\u0301n\u0303ez', problem: undefined },
    { holder: 'Marta2', problem: 'not-letters' },
    { holder: "D'Angelo", problem: undefined },
    { holder: 'Mart\u00a0Giménez', problem: undefined },
    { holder: "'-'", problem: 'required' },
    { holder: 'Marta\tGiménez', problem: 'not-letters' },
  ])('"$holder" has as its problem: $problem', ({ holder, problem }) => {
    expect(cardHolderProblem(holder)).toBe(problem)
  })

  it.each([
    { typed: "O'Higgins", normalized: 'O Higgins' },
    { typed: 'O\u2019Higgins', normalized: 'O Higgins' },
    { typed: 'García-Pérez', normalized: 'García Pérez' },
    { typed: 'García \u2013 Pérez', normalized: 'García   Pérez' },
    { typed: 'Marta\u00a0Giménez', normalized: 'Marta Giménez' },
    { typed: 'Mar´', normalized: 'Mar´' },
    { typed: 'Marta2', normalized: 'Marta2' },
  ])('typed as "$typed" becomes "$normalized"', ({ typed, normalized }) => {
    expect(normalizedCardHolder(typed)).toBe(normalized)
  })

  it('stored by an earlier release is sent as banks write it', () => {
    expect(newCardFromForm({ ...validEnteredCard, holder: " Ana  D'Angelo " }).holder).toBe('Ana D Angelo')
  })
})

describe('the security code', () => {
  const visa = '4517 6500 1234 4821'
  const amex = '3712 345678 90123'

  it.each([
    { code: '', number: visa, problem: 'required' },
    { code: '12', number: visa, problem: 'length' },
    { code: '123', number: visa, problem: undefined },
    { code: '1234', number: visa, problem: 'length' },
    { code: '123', number: amex, problem: 'length' },
    { code: '1234', number: amex, problem: undefined },
    { code: '123', number: '', problem: undefined },
    { code: 'abc', number: visa, problem: 'length' },
    { code: 'a12', number: visa, problem: 'length' },
    { code: '12a', number: visa, problem: 'length' },
  ])('"$code" of $number has as its problem: $problem', ({ code, number, problem }) => {
    expect(securityCodeProblem(code, number)).toBe(problem)
  })

  it('has 4 digits on an amex only', () => {
    expect([securityCodeLength(amex), securityCodeLength(visa), securityCodeLength('')]).toEqual([4, 3, 3])
  })

  it('keeps digits only, four at most', () => {
    expect(normalizedSecurityCode('1a2 345')).toBe('1234')
  })
})

describe('a new card', () => {
  it('is sent without spaces, with month and year separate', () => {
    expect(newCardFromForm({ ...validEnteredCard, holder: '  Marta   Giménez ' })).toEqual({
      number: '4517650012344821',
      holder: 'Marta Giménez',
      expiryMonth: '09',
      expiryYear: '28',
      securityCode: '123',
      dni: '28456123',
    })
  })
})
