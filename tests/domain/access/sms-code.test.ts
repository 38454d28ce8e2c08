import { describe, expect, it } from 'vitest'
import { normalizedSmsCode, smsCodeProblem } from '@/domain/access/sms-code'

describe('an SMS code', () => {
  it.each([
    { typed: '4 8 1 5', normalized: '4815' },
    { typed: '0042', normalized: '0042' },
    { typed: '48159', normalized: '4815' },
    { typed: 'Código: 4815', normalized: '4815' },
    { typed: 'abc', normalized: '' },
  ])('typed as "$typed" becomes "$normalized"', ({ typed, normalized }) => {
    expect(normalizedSmsCode(typed, 4)).toBe(normalized)
  })

  it.each([
    { code: '', problem: 'required' },
    { code: ' ', problem: 'required' },
    { code: '481', problem: 'length' },
    { code: '4815', problem: undefined },
    { code: '0000', problem: undefined },
    { code: '48159', problem: 'length' },
    { code: '48a5', problem: 'length' },
  ])('"$code" has as its problem: $problem', ({ code, problem }) => {
    expect(smsCodeProblem(code, 4)).toBe(problem)
  })

  it.each([
    { code: '481590', problem: undefined },
    { code: '4815', problem: 'length' },
    { code: '4815901', problem: 'length' },
  ])('of six digits, "$code" has as its problem: $problem', ({ code, problem }) => {
    expect(smsCodeProblem(code, 6)).toBe(problem)
  })

  it('of six digits keeps the first six', () => {
    expect(normalizedSmsCode('48 15 90 1', 6)).toBe('481590')
  })
})
