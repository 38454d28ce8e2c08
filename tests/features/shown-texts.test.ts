import { expect, it } from 'vitest'
import { assertShownTexts, type ShownTexts } from '#features/support/shown-texts'

const receiptTexts: ShownTexts = {
  visibleTexts: ['Pagaste', 'Importe', '$ 7.624,50', 'Vencimiento', '10/12/2026', 'Volver'],
  labelledValues: [
    { label: 'Importe', values: ['$ 7.624,50'] },
    { label: 'Vencimiento', values: ['10/12/2026'] },
  ],
}

it('a value under its label is found, and so is a sentence of its own', () => {
  assertShownTexts(receiptTexts, ['Pagaste', 'Importe', '$ 7.624,50', 'Vencimiento', '10/12/2026', 'Volver'])
  assertShownTexts(receiptTexts, ['Volver'])
})

it('a value under another label fails', () => {
  expect(() =>
    assertShownTexts(receiptTexts, ['Importe', '10/12/2026', 'Vencimiento', '$ 7.624,50']),
  ).toThrow('Esperaba Importe: 10/12/2026; la pantalla dice Vencimiento: 10/12/2026')
})

it('a value expected without a label can be under any label', () => {
  assertShownTexts(receiptTexts, ['Pagaste', '$ 7.624,50'])
})

it('another value is shown once, next to the expected one', () => {
  expect(() => assertShownTexts(receiptTexts, ['Importe', '$ 7.625,50'])).toThrow(
    /^Esperaba \$ 7\.625,50; la pantalla dice \$ 7\.624,50$/,
  )
})

it('a missing sentence is answered with what the screen says, each sentence once', () => {
  const nested: ShownTexts = {
    visibleTexts: [
      'Mis préstamos',
      '',
      'Préstamo Simple $ 400',
      'Préstamo Simple',
      '$ 400',
      '',
      'Pagar',
      'Pagar',
    ],
    labelledValues: [],
  }
  expect(() => assertShownTexts(nested, ['No tenés préstamos'])).toThrow(
    /^Esperaba No tenés préstamos; la pantalla dice Mis préstamos · Préstamo Simple \$ 400 · Pagar$/,
  )
})
