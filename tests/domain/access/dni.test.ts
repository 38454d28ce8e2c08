import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dniProblem, normalizedDni } from '@/domain/access/dni'

describe('a DNI', () => {
  it.each([
    { typed: '28.456.123', kept: '28456123' },
    { typed: ' 28 456 123 ', kept: '28456123' },
    { typed: 'DNI 6123456', kept: '6123456' },
    { typed: '284561239', kept: '28456123' },
    { typed: 'hola', kept: '' },
  ])('typed as "$typed" becomes "$kept"', ({ typed, kept }) => {
    expect(normalizedDni(typed)).toBe(kept)
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
        const kept = normalizedDni(typed)
        expect(kept).toMatch(/^\d{0,8}$/)
        expect(normalizedDni(kept)).toBe(kept)
      }),
    )
  })
})
