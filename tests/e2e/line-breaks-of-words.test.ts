import { expect, type Locator, type Page } from '@playwright/test'
import { doubleFontSizeOfPage } from '#tests/support/double-font-size'
import { phoneViewport } from '#tests/support/viewports'
import { openGalleryState } from './gallery'
import { test } from './portal-test'

test.beforeEach(async ({ page }) => page.setViewportSize(phoneViewport))

for (const name of ['datos-personales', 'mis-datos', 'reclamo-enviado'])
  test(`${name}: with letters twice as large an e-mail breaks only before its signs`, async ({
    page,
    demoSiteAddress,
  }) => {
    const leave = await openStateWithLargeLetters(page, demoSiteAddress, name)
    const email = page.getByRole('definition').filter({ hasText: 'marta.gimenez@correo.example' })
    await expect(email).toBeVisible()
    expect(await countLinesOfParts(email)).toEqual([1, 1, 1, 1])
    await leave()
  })

test('with letters twice as large the CUIT of the data holder stays on one line', async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openStateWithLargeLetters(page, demoSiteAddress, 'datos-personales')
  const taxId = page.getByText('30-71894563-8', { exact: true })
  await expect(taxId).toBeVisible()
  expect(await countLinesOfParts(taxId)).toEqual([1])
  await leave()
})

test('with letters twice as large the total of an invoice stays on one line, and its file has a label', async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openStateWithLargeLetters(page, demoSiteAddress, 'facturas-importes-grandes')
  const row = page.getByRole('row').filter({ hasText: '0004-00000008' })
  await expect(row).toBeVisible()
  expect(new Set(await countLinesOfParts(row.getByRole('cell').first()))).toEqual(new Set([1]))
  const word = row.getByText('Descargar', { exact: true })
  expect((await word.boundingBox())?.width).toBeGreaterThan(40)
  await leave()
})

test('with letters twice as large both tabs of the line are visible', async ({ page, demoSiteAddress }) => {
  const leave = await openStateWithLargeLetters(page, demoSiteAddress, 'linea')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(2)
  const rights = await tabs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
  expect(Math.max(...rights)).toBeLessThanOrEqual(phoneViewport.width)
  await leave()
})

async function openStateWithLargeLetters(
  page: Page,
  address: string,
  name: string,
): Promise<() => Promise<void>> {
  const leave = await openGalleryState(page, address, name)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await doubleFontSizeOfPage(page)
  return leave
}

/** Returns for each text node of the located element the number of lines that it takes up. */
async function countLinesOfParts(text: Locator): Promise<readonly number[]> {
  return text.evaluate((whole) => {
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
    const counts: number[] = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top))
      counts.push(new Set(tops).size)
    }
    return counts
  })
}
