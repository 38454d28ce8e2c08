import { expect } from '@playwright/test'
import { sendReceiptTexts as texts, receiptFileProblemText } from '@/ui/texts/send-receipt.texts'
import { pdfBytes, windowsProgramBytes } from '#tests/support/upload-files'
import { buttonLocator, buildDemoAddress } from './journey'
import { test } from './portal-test'

test('the reason why a file is refused is announced in its place, once', async ({ page }) => {
  const reason = receiptFileProblemText('not-accepted')
  await page.goto(buildDemoAddress('/enviar-comprobante', { customer: 'marta' }))
  await page.getByRole('radio', { name: 'Por transferencia' }).check()
  const input = page.locator('input[type="file"]')
  // The region is in the page before there is a message, and empty.
  const announced = page.locator('form > div [role="alert"]')
  await expect(announced).toHaveText('')

  await input.setInputFiles(createReceiptFile(windowsProgramBytes))
  await expect(announced).toContainText(reason)
  await expect(page.getByText(reason)).toHaveCount(1)
  await expect(input).toHaveAccessibleDescription(new RegExp(reason))

  await input.setInputFiles(createReceiptFile(pdfBytes))
  await expect(announced).toHaveText('')
  await expect(page.getByRole('status').filter({ hasText: 'pago.pdf' })).toBeVisible()
})

test('a file that is missing at the end is reported by the summary only', async ({ page }) => {
  await page.goto(buildDemoAddress('/enviar-comprobante', { customer: 'marta' }))
  await page.getByRole('radio', { name: 'Por transferencia' }).check()
  await buttonLocator(page, texts.send).click()
  await expect(page.getByRole('alert').filter({ hasText: texts.fileRequired })).toHaveCount(1)
  await expect(page.locator('input[type="file"]')).toHaveAccessibleDescription(new RegExp(texts.fileRequired))
})

function createReceiptFile(bytes: Uint8Array) {
  return { name: 'pago.pdf', mimeType: '', buffer: Buffer.from(bytes) }
}
