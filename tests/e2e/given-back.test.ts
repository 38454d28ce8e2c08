import { expect } from '@playwright/test'
import { addresses } from '@/ui/addresses'
import { lineRequestTexts as texts } from '@/ui/texts/line-request.texts'
import { positionsWithoutTotal } from '#tests/support/total-in-sight'
import { button, demoAddress } from './journey'
import { test } from './portal-test'

/** The second is what letters twice as large leave of a small window, and what a keyboard leaves of a large one. */
const windows = [
  { name: 'letters twice as large', size: { width: 320, height: 640 }, letters: '200%' },
  { name: 'a low window', size: { width: 320, height: 320 }, letters: '100%' },
  { name: 'a small phone', size: { width: 320, height: 640 }, letters: '100%' },
] as const

for (const { name, size, letters } of windows)
  test(`with ${name}, what is given back in all is in sight whenever the button that accepts is`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(demoAddress(addresses.lineRequest.path, { customer: 'lucia' }))
    await page.getByLabel(texts.amount.label).fill('50.000')
    await button(page, texts.amount.submit).click()
    await page.getByRole('radio', { name: /6 cuotas/ }).check()
    await page.evaluate((fontSize) => {
      document.documentElement.style.setProperty('font-size', fontSize)
    }, letters)
    const total = page
      .getByRole('main')
      .getByText(/^Devolvés \$/)
      .last()
    await expect(total).toBeVisible()
    expect(await positionsWithoutTotal(button(page, /^Pedir \$/), total)).toEqual([])
  })
