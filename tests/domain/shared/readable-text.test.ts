import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  displaySafeText,
  hasOnlyDisplaySafeCharacters,
  removeBidiIsolationCharacters,
} from '@/domain/shared/readable-text'

const characterArbitrary = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point))
const invisibleCharacterArbitrary = fc.constantFrom(
  ...'\ude00\u0000\u0007\u001b\u007f\u0085\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u2028\u202a\u202e\u2060',
  ...'\u2066\u2067\u2068\u2069\ufe0f\ufeff\ufff9\u3164\u{e0041}\u{e007f}\u{1d173}\ud83d',
)
const visibleCharacterArbitrary = fc.constantFrom(
  'a',
  'ñ',
  '1',
  '$',
  ' ',
  '\n',
  '😀',
  '👩',
  '❤',
  '\u0301',
  'א',
  'ب',
  '<',
)
const textArbitrary = fc
  .array(fc.oneof(characterArbitrary, invisibleCharacterArbitrary, visibleCharacterArbitrary), {
    maxLength: 40,
  })
  .map((signs) => signs.join(''))

/**
 * Returns the invisible characters of a text, except line breaks, tabs, parts of emoji, and the isolation
 * characters that `displaySafeText` adds.
 */
function findInvisibleCharacters(text: string): readonly string[] {
  return (
    removeBidiIsolationCharacters(text)
      .replaceAll(
        /[0-9#*]\uFE0F\u20E3|\p{ExtPict}[\uFE0F\p{EMod}]?(\u200D\p{ExtPict}[\uFE0F\p{EMod}]?)*/gu,
        '',
      )
      .match(/(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{Zl}\p{Zp}]/gu) ?? []
  )
}

describe('a text from outside the portal', () => {
  it.each([
    'Panadería La Ñata',
    'Pingu\u0308ino y Cafe\u0301'.normalize('NFD'),
    'Óptica del Centro & Cía. (S.A.)',
    'La familia 👩‍👩‍👧‍👦 y 🏳️‍🌈',
    'Gracias 👍🏽, ❤️ y 1️⃣ 🇦🇷',
    'uno\n\tdos\r\ntres',
    '',
  ])('stays as it was: %j', (text) => {
    expect(displaySafeText(text)).toBe(text)
  })

  it.each([
    ['Casa \u202E000.21 $\u202C', 'Casa 000.21 $'],
    ['Mar\u200Bta\uFEFF Gim\u00ADénez', 'Marta Giménez'],
    ['Banco\u0000\u0007\u001B[31m', 'Banco[31m'],
    ['uno\u2028dos\u0085tres', 'uno dos tres'],
    ['a\u200Db', 'ab'],
    ['\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}', '\u{1F3F4}'],
    ['Z\u0301\u0302\u0303\u0304\u0305', 'Z\u0301\u0302\u0303'],
    ['\ud83dhola\ude00', 'hola'],
    ['בית 12', '\u2068בית 12\u2069'],
    ['\u202Bبيت\nCasa', '\u2068بيت\u2069\nCasa'],
  ])('loses its invisible characters: %j', (text, read) => {
    expect(displaySafeText(text)).toBe(read)
  })

  it('of any characters has no invisible ones, and is the same when read twice', () => {
    fc.assert(
      fc.property(textArbitrary, (text) => {
        const read = displaySafeText(text)
        expect(findInvisibleCharacters(read)).toEqual([])
        expect(displaySafeText(read)).toBe(read)
      }),
      { numRuns: 3000 },
    )
  })

  it('of each single character has no invisible one', () => {
    for (let point = 0; point <= 0x10ffff; point += 1)
      if (findInvisibleCharacters(displaySafeText(`a${String.fromCodePoint(point)}b`)).length > 0)
        throw new Error(`U+${point.toString(16)}`)
  })

  it('isolates each line with letters from right to left', () => {
    fc.assert(
      fc.property(textArbitrary, (text) => {
        for (const line of displaySafeText(text).split(/[\r\n]/)) {
          const inner = line.replace(/^\u2068(.*)\u2069$/u, '$1')
          expect(inner).not.toMatch(/[\u2066-\u2069]/)
          if (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(inner)) expect(line).not.toBe(inner)
        }
      }),
    )
  })

  it('that is plain is read unchanged', () => {
    for (let point = 0; point <= 0xffff; point += 1) {
      const text = `a${String.fromCodePoint(point)}b`
      if (hasOnlyDisplaySafeCharacters(text) && displaySafeText(text) !== text)
        throw new Error(`U+${point.toString(16)}`)
    }
    fc.assert(
      fc.property(textArbitrary, (text) => {
        if (hasOnlyDisplaySafeCharacters(text)) expect(displaySafeText(text)).toBe(text)
      }),
    )
    expect(hasOnlyDisplaySafeCharacters('[{"commerceName":"Almacén Ñandú, 12 %"}]')).toBe(true)
  })

  it('is not plain when JSON writes a character by its number', () => {
    expect(hasOnlyDisplaySafeCharacters(String.raw`["\u202Bcasa"]`)).toBe(false)
    expect(hasOnlyDisplaySafeCharacters('casa\u00AD')).toBe(false)
  })
})

it('a text returns as it was written, without the isolation added here', () => {
  expect(displaySafeText('שלום')).toBe('\u2068שלום\u2069')
  expect(removeBidiIsolationCharacters('\u2068שלום\u2069')).toBe('שלום')
})
