import { describe, expect, it } from 'vitest'
import { convertStepPatternToWords } from '#scripts/rulebook/step-in-words'

describe('a step in words', () => {
  it.each([
    ['paga con {string}', 'paga con {string}'],
    ['^cierra (todo|algo)$', 'cierra (todo | algo)'],
    ['^(?:que )?la cámara (ya está permitida|no existe)$', '(que )la cámara (ya está permitida | no existe)'],
    ['^intenta pagar con (DNI|código) "([^"]*)"$', 'intenta pagar con (DNI | código) {string}'],
    [String.raw`^que cancelar cuesta \$ ([\d.]+) del "(.+)"$`, 'que cancelar cuesta $ {float} del {string}'],
    [
      String.raw`^se cre(?:ó|aron) (\d+) refinanciaci(?:ón|ones)$`,
      'se cre(ó | aron) {int} refinanciaci(ón | ones)',
    ],
    [String.raw`^un mantenimiento hasta las (\d\d:\d\d)$`, 'un mantenimiento hasta las {word}'],
    ['^un servidor que (cobra dos veces .*|dice .*)$', 'un servidor que (cobra dos veces … | dice …)'],
    ['^un sitio publicado que (.+)$', 'un sitio publicado que …'],
  ])('%s', (pattern, words) => {
    expect(convertStepPatternToWords(pattern)).toBe(words)
  })
})
