import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretPositionAfterDigits, countDigitsBeforeCaret } from '@/ui/cards/grouped-caret'

describe('the caret in a number written in groups', () => {
  it.each([
    { grouped: '4517 6500', digits: 0, caret: 0 },
    { grouped: '4517 6500', digits: 4, caret: 4 },
    { grouped: '4517 6500', digits: 5, caret: 6 },
    { grouped: '4517 6500', digits: 8, caret: 9 },
    { grouped: '4517 6500', digits: 12, caret: 9 },
    { grouped: '', digits: 3, caret: 0 },
  ])('after $digits digits of "$grouped" stands at $caret', ({ grouped, digits, caret }) => {
    expect(caretPositionAfterDigits(grouped, digits)).toBe(caret)
  })

  it('follows the digits, not the spaces', () => {
    expect(countDigitsBeforeCaret('4517 6500', 6)).toBe(5)
    expect(countDigitsBeforeCaret('4517 6500', 5)).toBe(4)
  })

  it('stays at the end, after the spaces that grouping adds', () => {
    expect(caretPositionAfterDigits('09', countDigitsBeforeCaret('9/', 2))).toBe(2)
    expect(caretPositionAfterDigits('', countDigitsBeforeCaret('', 0))).toBe(0)
  })

  it('returns to the digit where it was', () => {
    fc.assert(
      fc.property(fc.nat(18), (digits) => {
        const grouped = '4517 6500 1234 4821 000'
        expect(countDigitsBeforeCaret(grouped, caretPositionAfterDigits(grouped, digits))).toBe(digits)
      }),
    )
  })
})
