import { describe, expect, it } from 'vitest'
import { cellphoneProblem, normalizedCellphone } from '@/domain/access/cellphone'

describe('a cellphone', () => {
  it.each([
    '1145678901',
    '3815209946',
    '2966412345',
    '1151515151',
    '2915151515',
    '11456789012',
    '541145678901',
    '543815209946',
  ])('can be %s', (cellphone) => {
    expect(cellphoneProblem(cellphone)).toBeUndefined()
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['11 4567-8901', 'not-digits'],
    ['+541145678901', 'not-digits'],
    ['11456789O1', 'not-digits'],
    ['1145678901234', 'too-long'],
    ['01145678901', 'leading-zero'],
    ['0114567890', 'leading-zero'],
    ['011154567890', 'leading-zero'],
    ['1545678901', 'mobile-prefix'],
    ['1545678', 'mobile-prefix'],
    ['1115456789', 'mobile-prefix'],
    ['111545678901', 'mobile-prefix'],
    ['381155209946', 'mobile-prefix'],
    ['296615412345', 'mobile-prefix'],
    ['114567890', 'length'],
    ['541115456789', 'mobile-prefix'],
    ['549114567890', 'country-prefix'],
    ['1', 'length'],
  ])('%j is wrong: %s', (cellphone, problem) => {
    expect(cellphoneProblem(cellphone)).toBe(problem)
  })

  it.each([
    ['(011) 4567-8901', '01145678901'],
    ['11 4567 8901', '1145678901'],
    ['+54 9 11 4567-8901', '549114567890'],
    ['once', ''],
    ['١١٤٥', ''],
  ])('keeps only the digits of %j, at most twelve', (typed, normalized) => {
    expect(normalizedCellphone(typed)).toBe(normalized)
  })
})
