import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  matchesAllSearchTerms,
  splitIntoHighlightedSegments,
  helpSearchTerms,
} from '@/domain/support/help-search'

const textArbitrary = fc.string({ unit: fc.constantFrom(...'aáÁa\u0301ñÑeéuüİß 1¿🙏') })

function highlightedTexts(text: string, query: string): readonly string[] {
  return splitIntoHighlightedSegments(text, helpSearchTerms(query) ?? [])
    .filter(({ isMatch }) => isMatch)
    .map((segment) => segment.text)
}

describe('the search of the help', () => {
  it.each([
    ['', undefined],
    ['dé', undefined],
    ['  d  ', undefined],
    ['día', ['dia']],
    ['d i a', ['d', 'i', 'a']],
    ['  DÉBITO  automático ', ['debito', 'automatico']],
    ['¿Cuándo vence?', ['cuando', 'vence']],
    ['el día 8', ['dia', '8']],
    ['el día 12', ['dia', '12']],
    ['el día 8º y el d8', ['dia']],
    ['ñandú', ['nandu']],
    ['???', []],
    ['🙏🙏🙏', []],
  ])('for %j looks for %j', (query, terms) => {
    expect(helpSearchTerms(query)).toEqual(terms)
  })

  it.each([
    ['Débito automático', 'debito', ['Débito']],
    ['De\u0301bito', 'débito', ['De\u0301bito']],
    ['DÉBITO débito', 'debito', ['DÉBITO', 'débito']],
    ['la línea de crédito', 'línea credito', ['línea', 'crédito']],
    ['aaaa', 'aaa', ['aaa']],
    ['Los pagos del prepago', 'pago', ['pago']],
    ['Si no lo usaste, el sistema no avisa', 'si no', ['Si', 'no', 'no']],
    ['Si2 es otra palabra, y no también', 'si no', ['no']],
    ['Dentro de las 48 horas, el día 8', 'día 8', ['día', '8']],
    ['una línea🙏clave y la contraclave', 'clave', ['clave']],
    ['nada', 'algo', []],
  ])('in %j for %j highlights %j', (text, query, marks) => {
    expect(highlightedTexts(text, query)).toEqual(marks)
  })

  it('ignores accents and case', () => {
    fc.assert(
      fc.property(textArbitrary, (text) => {
        const terms = helpSearchTerms(text)
        const other = text.normalize('NFD').toUpperCase()
        return terms === undefined || terms.length === 0 || matchesAllSearchTerms([other], terms)
      }),
    )
  })

  it('changes nothing of the text, and highlights only what it contains', () => {
    fc.assert(
      fc.property(textArbitrary, textArbitrary, (text, query) => {
        const segments = splitIntoHighlightedSegments(text, helpSearchTerms(query) ?? [])
        expect(segments.map((segment) => segment.text).join('')).toBe(text)
        expect(segments.filter((segment) => segment.text === '')).toEqual([])
      }),
    )
  })

  it('highlights something in a text that contains all the words', () => {
    fc.assert(
      fc.property(textArbitrary, textArbitrary, (text, query) => {
        const terms = helpSearchTerms(query) ?? []
        return (
          !matchesAllSearchTerms([text], terms) ||
          splitIntoHighlightedSegments(text, terms).some(({ isMatch }) => isMatch)
        )
      }),
    )
  })

  it('finds nothing without words', () => {
    expect(matchesAllSearchTerms(['todo'], [])).toBe(false)
  })

  it('searches all texts together', () => {
    expect(matchesAllSearchTerms(['¿Cuándo vence?', 'El día 1.'], ['vence', 'dia'])).toBe(true)
    expect(matchesAllSearchTerms(['¿Cuándo vence?', 'El día 1.'], ['vence', 'mes'])).toBe(false)
  })
})
