import { describe, expect, it } from 'vitest'
import {
  isUndefinedOrValid,
  isBoolean,
  isInstant,
  isListOf,
  isOneOf,
  isObjectOf,
  isWellFormedText,
  isTextPassingPredicate,
  isSafeInteger,
} from '@/adapters/device/stored/shape'

const loneSurrogate = '\uD83D'

describe('a value read from outside', () => {
  it.each([
    [
      'a text',
      isWellFormedText,
      ['', 'hola', '🙂'],
      [loneSurrogate, `a${loneSurrogate}b`, 1, null, undefined, ['a']],
    ],
    ['a flag', isBoolean, [true, false], ['true', 1, 0, null, undefined]],
    [
      'a whole number',
      isSafeInteger,
      [0, -1, 250, Number.MAX_SAFE_INTEGER],
      [0.5, Number.NaN, 2 ** 53, '1', null],
    ],
    [
      'an instant that a calendar can tell',
      isInstant,
      [0, Date.UTC(2026, 10, 21), Date.UTC(9999, 11, 31) - 1],
      [-1, 0.5, Date.UTC(9999, 11, 31), '0', null, undefined],
    ],
    ['one of some', isOneOf('wallet', true), ['wallet', true], ['card', false, undefined]],
    ['a text that holds', isTextPassingPredicate((text) => text === 'a'), ['a'], ['b', 1, undefined]],
    ['something or nothing', isUndefinedOrValid(isBoolean), [undefined, true], [null, 'true', 0]],
  ] as const)('is %s', (_, holds, taken, refused) => {
    expect(taken.filter((each) => !holds(each))).toEqual([])
    expect(refused.filter((each) => holds(each))).toEqual([])
  })

  it('is a list when each of its elements is valid', () => {
    const areTexts = isListOf((each): each is string => isWellFormedText(each))
    expect(areTexts([])).toBe(true)
    expect(areTexts(['a', 'b'])).toBe(true)
    expect(areTexts(['a', 1])).toBe(false)
    expect(areTexts({ length: 0 })).toBe(false)
    expect(areTexts('ab')).toBe(false)
  })

  it.each([[[{ text: 'a' }]], [null], [undefined], ['text'], [Object.assign([], { text: 'a' })]])(
    'is no object with fields: %j',
    (candidate) => {
      expect(isObjectOf<{ text: string }>({ text: isWellFormedText })(candidate)).toBe(false)
    },
  )

  it('is an object with all of its fields, and may have others', () => {
    const isNote = isObjectOf<{ text: string; isRead?: boolean }>({
      text: isWellFormedText,
      isRead: isUndefinedOrValid(isBoolean),
    })
    expect(isNote({ text: 'a', other: 1 })).toBe(true)
    expect(isNote({ text: 'a', isRead: true })).toBe(true)
    expect(isNote({ text: 'a', isRead: 'yes' })).toBe(false)
    expect(isNote({ isRead: true })).toBe(false)
  })
})
