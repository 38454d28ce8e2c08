import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPasswordProblem, passwordConfirmationProblem } from '@/domain/access/new-password'

describe('a new password', () => {
  it.each([
    { password: '', problem: 'required' },
    { password: 'a', problem: 'too-short' },
    { password: 'abc12', problem: 'too-short' },
    { password: 'abc123', problem: undefined },
    { password: 'ABCDEF', problem: undefined },
    { password: '123456', problem: undefined },
    { password: 'ñandú1', problem: 'forbidden-characters' },
    { password: 'ñandu1', problem: undefined },
    { password: 'ÑANDU1', problem: undefined },
    { password: 'clave$1', problem: 'forbidden-characters' },
    { password: 'clave 1', problem: 'forbidden-characters' },
    { password: ' clave1', problem: 'forbidden-characters' },
    { password: 'clave1\n', problem: 'forbidden-characters' },
    { password: '$', problem: 'forbidden-characters' },
    { password: 'clave😀1', problem: 'forbidden-characters' },
    { password: 'cuota2026'.repeat(20), problem: undefined },
  ])('"$password" has as its problem: $problem', ({ password, problem }) => {
    expect(newPasswordProblem(password, 'letters-and-digits')).toBe(problem)
  })

  it.each([
    { password: '', problem: 'required' },
    { password: 'cuota#7', problem: 'too-short' },
    { password: 'cuota#70', problem: undefined },
    { password: 'cuota2027', problem: undefined },
    { password: 'Ñandu~!"', problem: undefined },
    { password: 'cuota 207', problem: 'forbidden-characters' },
    { password: 'canción27', problem: 'forbidden-characters' },
    { password: 'cuota2027\n', problem: 'forbidden-characters' },
  ])('with symbols, "$password" has as its problem: $problem', ({ password, problem }) => {
    expect(newPasswordProblem(password, 'with-symbols')).toBe(problem)
  })

  it('is accepted only when the server accepts it too', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZñÑ09 $á_-') }), (password) => {
        const isAccepted = newPasswordProblem(password, 'letters-and-digits') === undefined
        expect(isAccepted).toBe(/^[A-Za-zñÑ0-9]{6,}$/.test(password))
      }),
    )
  })

  it.each([
    { password: 'cuota2026', repeated: 'cuota2026', problem: undefined },
    { password: 'cuota2026', repeated: 'Cuota2026', problem: 'different' },
    { password: 'cuota2026', repeated: 'cuota2026 ', problem: 'different' },
    { password: 'cuota2026', repeated: '', problem: 'required' },
    { password: '', repeated: '', problem: 'required' },
  ])('"$password" repeated as "$repeated" has as its problem: $problem', (attempt) => {
    expect(passwordConfirmationProblem(attempt.repeated, attempt.password)).toBe(attempt.problem)
  })
})
