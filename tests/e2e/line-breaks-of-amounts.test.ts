import { expect, type Locator } from '@playwright/test'
import { doubleFontSizeOfPage } from '#tests/support/double-font-size'
import { phoneViewport } from '#tests/support/viewports'
import { openGalleryState } from './gallery'
import { test } from './portal-test'

const smallestPhoneViewport = { width: 320, height: 640 } as const
const phoneViewports = [smallestPhoneViewport, phoneViewport] as const

test('with letters twice as large, an amount of nine figures breaks after its thousands, in its panel', async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openGalleryState(page, demoSiteAddress, 'resumen-importes-grandes')
  const amount = page.getByRole('main').locator('[data-pesos]').first()
  await expect(amount).toHaveAttribute('data-pesos', '$\u00a012.\u200b345.\u200b678')
  await page.evaluate(async () => document.fonts.load('700 1rem Figtree'))
  await doubleFontSizeOfPage(page)
  for (const size of phoneViewports) {
    await page.setViewportSize(size)
    for (const pesos of ['$\u00a012.\u200b345.\u200b678', '$\u00a0412.\u200b345.\u200b678']) {
      await amount.evaluate((drawing, text) => drawing.setAttribute('data-pesos', text), pesos)
      expect
        .soft(await amount.evaluate(checkPesosAmountFit), `${pesos} at ${size.width} px`)
        .toEqual({ isOnTwoLinesAtMost: true, isInPanel: true })
    }
  }
  await leave()
})

test('the duration of a payment method does not break between its words', async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openGalleryState(page, demoSiteAddress, 'resumen')
  const ways = page.getByRole('main').getByText(/Al\sinstante/u)
  await expect(ways.first()).toBeVisible()
  for (const size of phoneViewports) {
    await page.setViewportSize(size)
    const lines = await ways.evaluateAll(countLinesOfInstantLabel)
    expect(lines.length).toBeGreaterThan(2)
    expect.soft(new Set(lines), `at ${size.width} px`).toEqual(new Set([1]))
  }
  await leave()
})

test('no line of a payment method ends with the dot between two facts', async ({ page, demoSiteAddress }) => {
  await page.setViewportSize(phoneViewport)
  const leave = await openGalleryState(page, demoSiteAddress, 'resumen-una-parte-medios')
  const ways = page.getByRole('main').getByRole('button', { name: /·/ })
  await expect(ways.first()).toBeVisible()
  await expect(ways).toHaveCount(5)
  expect(await ways.evaluateAll(textsWithDotAtLineEnd)).toEqual([])
  await leave()
})

test('with letters twice as large, the CUIT of a person to choose does not break', async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openGalleryState(page, demoSiteAddress, 'identidad')
  const number = page.getByText(/^\d\d-\d{8}-\d$/).first()
  await expect(number).toBeVisible()
  await doubleFontSizeOfPage(page)
  for (const size of phoneViewports) {
    await page.setViewportSize(size)
    expect.soft(await countLines(number), `at ${size.width} px`).toBe(1)
    expect.soft(await number.evaluate(isInsideMethodCard), `at ${size.width} px`).toBe(true)
  }
  await leave()
})

test("under 'Mis pagos' a reason that disables both actions is shown once, and read with each", async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openGalleryState(page, demoSiteAddress, 'mis-pagos-gestion-legal')
  const reason = 'No se puede mientras tu deuda esté en gestión legal.'
  for (const name of ['Hacer un pago', 'Enviar un comprobante'])
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(reason)
  const shown = await page
    .getByRole('main')
    .getByText(reason)
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height > 1).length)
  expect(shown).toBe(1)
  await leave()
})

test('the amount is next to the short name of a loan to pay', async ({ page, demoSiteAddress }) => {
  await page.setViewportSize(phoneViewport)
  const leave = await openGalleryState(page, demoSiteAddress, 'pagar-en-deuda')
  const name = page.getByText('Electro Pampa', { exact: true })
  const [one, other] = await Promise.all([
    name.boundingBox(),
    page.getByText('$\u00a015.237,90').first().boundingBox(),
  ])
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 1_000))).toBeLessThan(8)
  await leave()
})

test('in a wide window a row that is alone in its line fills it', async ({ page, demoSiteAddress }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const leave = await openGalleryState(page, demoSiteAddress, 'prestamos')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const widths = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
  expect(widths[2]).toBeCloseTo((widths[0] ?? 0) + (widths[1] ?? 0), 0)
  await leave()
})

/**
 * Returns whether an amount in pesos takes up at most two lines, and whether it stays within its panel.
 * Measures the `::before` of the element, because CSS shows the amount there. Runs in the page.
 */
function checkPesosAmountFit(drawing: Element): {
  readonly isOnTwoLinesAtMost: boolean
  readonly isInPanel: boolean
} {
  const { height, width, fontSize } = getComputedStyle(drawing, '::before')
  const panel = drawing.closest('section')?.getBoundingClientRect()
  const right = drawing.getBoundingClientRect().left + Number.parseFloat(width)
  return {
    isOnTwoLinesAtMost: Number.parseFloat(height) < 2.5 * Number.parseFloat(fontSize),
    isInPanel: panel !== undefined && right <= panel.right,
  }
}

async function countLines(text: Locator): Promise<number> {
  return text.evaluate((part) => part.getClientRects().length)
}

function isInsideMethodCard(part: Element): boolean {
  const card = part.closest('label')?.getBoundingClientRect()
  return card !== undefined && part.getBoundingClientRect().right <= card.right
}

/**
 * Returns for each payment method the number of lines that its words 'Al instante' take up, 0 if it lacks
 * them. Runs in the page.
 */
function countLinesOfInstantLabel(ways: readonly Element[]): readonly number[] {
  return ways.map((way) => {
    const text = [...way.childNodes].find(({ textContent }) => /Al\sinstante/u.test(textContent ?? ''))
    if (!text) return 0
    const start = text.textContent?.search(/Al\sinstante/u) ?? 0
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + 'Al instante'.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

/**
 * Returns the texts of the payment methods in which a line ends with the dot that separates two parts. Runs
 * in the page.
 */
function textsWithDotAtLineEnd(ways: readonly Element[]): readonly string[] {
  return ways.filter(hasLastDot).map(({ textContent }) => textContent ?? '')

  function hasLastDot(way: Element): boolean {
    const signs = [...boxesOf(way, /·/gu)]
    const words = [...boxesOf(way, /[\p{L}\p{N}]+/gu)]
    return signs.some((sign) => !words.some((word) => isAfter(word, sign)))
  }

  function* boxesOf(way: Element, part: RegExp): Generator<DOMRect> {
    const texts = document.createTreeWalker(way, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: found, index } of (text.textContent ?? '').matchAll(part)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + found.length)
        yield range.getBoundingClientRect()
      }
    }
  }

  function isAfter(word: DOMRect, sign: DOMRect): boolean {
    return Math.abs(word.top - sign.top) < 8 && word.left >= sign.left
  }
}
