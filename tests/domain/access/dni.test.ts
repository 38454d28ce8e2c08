import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dniProblem, normalizedDni } from '@/domain/access/dni'

describe('a DNI', () => {
  it.each([
    { typed: '28.456.123', normalized: '28456123' },
    { typed: ' 28 456 123 ', normalized: '28456123' },
    { typed: 'DNI 6123456', normalized: '6123456' },
    { typed: '284561239', normalized: '28456123' },
    { typed: 'hola', normalized: '' },
  ])('typed as "$typed" becomes "$normalized"', ({ typed, normalized }) => {
    expect(normalizedDni(typed)).toBe(normalized)
  })

  it.each([
    { dni: '', problem: 'required' },
    { dni: '   ', problem: 'required' },
    { dni: '12345', problem: 'length' },
    { dni: '123456', problem: undefined },
    { dni: '1234567', problem: undefined },
    { dni: '12345678', problem: undefined },
    { dni: '123456789', problem: 'length' },
    { dni: '28.456.123', problem: 'length' },
  ])('"$dni" has as its problem: $problem', ({ dni, problem }) => {
    expect(dniProblem(dni)).toBe(problem)
  })

  it('keeps at most 8 digits of any input, and is the same when typed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 .-a') }), (typed) => {
        const normalized = normalizedDni(typed)
        expect(normalized).toMatch(/^\d{0,8}$/)
        expect(normalizedDni(normalized)).toBe(normalized)
      }),
    )
  })
})
