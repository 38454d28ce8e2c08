import { expect } from '@playwright/test'
import { dueDatesFileTexts } from '@/ui/texts/due-dates-file.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { findCutOffTexts, measureSidewaysOverflowPx } from '#tests/support/layout-checks'
import { doubleFontSizeOfPage } from '#tests/support/double-font-size'
import { phoneViewport } from '#tests/support/viewports'
import { openGalleryState } from './gallery'
import { readTextsInLargestFont } from './largest-text'
import { test } from './portal-test'

const smallestPhoneViewport = { width: 320, height: 640 } as const
const phoneViewports = [smallestPhoneViewport, phoneViewport] as const

/** Gallery states (screens in one state) whose main amount has eight figures, each with that amount. */
const longAmountStates = [
  ['resumen-importes-grandes', '$\u00a012.345.678'],
  ['cancelacion-importe-grande', '$\u00a083.209.875'],
] as const

/** Gallery states (screens in one state) with the longest name of a shop or with amounts of eight figures. */
const longNameOrAmountStates = [
  'inicio-nombre-largo',
  'prestamos-importes-grandes',
  'prestamo-importes-grandes',
  'maria-ver-todas',
  'pagar-importes-grandes',
  'resumen-importes-grandes',
  'comprobante-pendiente-importes-grandes',
  'cancelacion-letra-grande',
]

for (const [name, amount] of longAmountStates)
  test(`with letters twice as large, an amount of eight figures is the largest text: ${name}`, async ({
    page,
    demoSiteAddress,
  }) => {
    const leave = await openGalleryState(page, demoSiteAddress, name)
    await doubleFontSizeOfPage(page)
    for (const size of phoneViewports) {
      await page.setViewportSize(size)
      expect.soft(await readTextsInLargestFont(page), `at ${size.width} px`).toBe(amount)
    }
    await leave()
  })

for (const name of longNameOrAmountStates)
  test(`with letters twice as large, the name of a shop and its amount are complete: ${name}`, async ({
    page,
    demoSiteAddress,
  }) => {
    const leave = await openGalleryState(page, demoSiteAddress, name)
    const shop = page
      .getByRole('main')
      .getByText(/Electrodomésticos/)
      .last()
    await expect(shop).toBeVisible()
    await doubleFontSizeOfPage(page)
    for (const size of phoneViewports) {
      await page.setViewportSize(size)
      expect.soft(await shop.evaluate(countLinesOfWord, 'Electrodomésticos'), `at ${size.width} px`).toBe(1)
      expect.soft(await findCutOffTexts(page), `at ${size.width} px`).toEqual([])
    }
    await leave()
  })

test('with letters twice as large, an amount of eight figures is complete in the list of installments', async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openGalleryState(page, demoSiteAddress, 'maria-ver-todas')
  await doubleFontSizeOfPage(page)
  for (const size of phoneViewports) {
    await page.setViewportSize(size)
    expect.soft(await findCutOffTexts(page), `at ${size.width} px`).toEqual([])
    expect.soft(await measureSidewaysOverflowPx(page), `at ${size.width} px`).toBe(0)
  }
  await leave()
})

test('with letters twice as large, a button keeps its amount off its edges', async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openGalleryState(page, demoSiteAddress, 'inicio-nombre-largo')
  await doubleFontSizeOfPage(page)
  for (const size of phoneViewports) {
    await page.setViewportSize(size)
    const room = await page.getByRole('link', { name: /^Pagar \$/ }).evaluate(spaceBesideTextPx)
    expect.soft(room, `at ${size.width} px`).toBeGreaterThan(12)
  }
  await leave()
})

test('with letters twice as large, a select shows all of the chosen option', async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openGalleryState(page, demoSiteAddress, 'reclamo')
  const reasons = page.getByRole('combobox', { name: /Por qué nos escribís/ })
  const labels = await reasons.getByRole('option').allTextContents()
  const longest = labels.toSorted((one, other) => other.length - one.length)[0] ?? ''
  await reasons.selectOption({ label: longest })
  await doubleFontSizeOfPage(page)
  for (const size of phoneViewports) {
    await page.setViewportSize(size)
    expect.soft(await reasons.evaluate(selectedOptionTextAndFit), `at ${size.width} px`).toEqual({
      text: longest,
      isWhole: true,
    })
  }
  await leave()
})

test('with letters twice as large, a notice leaves two thirds of the phone visible', async ({
  page,
  demoSiteAddress,
}) => {
  await page.setViewportSize(phoneViewport)
  const leave = await openGalleryState(page, demoSiteAddress, 'prestamo')
  await doubleFontSizeOfPage(page)
  await page.getByRole('button', { name: /calendario/ }).click()
  const notice = page.getByRole('region', { name: basicComponentTexts.notices }).locator('div')
  await expect(notice).toContainText(dueDatesFileTexts.saved)
  const { height } = (await notice.boundingBox()) ?? { height: Number.NaN }
  expect(height).toBeLessThan(phoneViewport.height / 3)
  await leave()
})

/** Returns the number of lines that the word takes up. Runs in the page. */
function countLinesOfWord(around: Element, word: string): number {
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const start = text.textContent?.indexOf(word) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return 0
}

/**
 * Returns the CSS pixels between the text of a button and the nearer of its left and right edges. Runs in the
 * page.
 */
function spaceBesideTextPx(button: Element): number {
  const range = document.createRange()
  range.selectNodeContents(button)
  const text = [...range.getClientRects()]
  const edges = button.getBoundingClientRect()
  return Math.min(...text.map(({ left, right }) => Math.min(left - edges.left, edges.right - right)))
}

/**
 * Returns the text that is drawn over the select, and whether it is shown in whole within the select's box.
 * Runs in the page.
 */
function selectedOptionTextAndFit(select: Element): { readonly text: string; readonly isWhole: boolean } {
  const frame = select.parentElement
  if (!frame) throw new Error('A select has a frame')
  const face = getComputedStyle(frame, '::before')
  return {
    text: frame.dataset['chosen'] ?? '',
    isWhole:
      face.whiteSpace === 'normal' &&
      frame.scrollWidth <= frame.clientWidth &&
      Number.parseFloat(face.height) <= select.getBoundingClientRect().height + 1,
  }
}
