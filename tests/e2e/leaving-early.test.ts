import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { buttonLocator, waitUntilLoaded, buildDemoAddress, openTab, screenHeadingLocator } from './journey'
import { test } from './portal-test'

const { pick, quoted, requested, transfer } = cancellationTexts
const cancellationAddress = buildDemoAddress('/cancelacion-anticipada?idLoan=p-8be4f017', {
  customer: 'gabriela',
})

async function requestCancellation(page: Page): Promise<void> {
  await buttonLocator(page, pick.goOn).click()
  await buttonLocator(page, quoted.request).click()
  await expect(screenHeadingLocator(page, requested.title)).toBeFocused()
}

async function applyPaymentInDemoPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir panel' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Acreditar un pago').selectOption('40155563')
  await panel.getByRole('button', { name: 'Acreditar el pago' }).click()
  await expect(page.getByText(/^Se acreditaron \$\s338\.967,10/)).toBeAttached()
}

test('a loan is cancelled early and appears in the debt-free certificate, with a reload and another tab in between', async ({
  page,
  context,
}) => {
  await page.goto(cancellationAddress)
  await waitUntilLoaded(page)
  await requestCancellation(page)
  await page.reload()
  await waitUntilLoaded(page)
  await expect(
    screenHeadingLocator(page, pick.title),
    'nothing is taken for granted after a reload',
  ).toBeVisible()
  await requestCancellation(page)

  await page.getByRole('radio', { name: requested.qr }).check()
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  await page.getByRole('radio', { name: requested.transfer }).check()
  await expect(screenHeadingLocator(page, requested.title)).toBeVisible()
  await expect(page.getByText(/^\d{22}$/)).toBeVisible()
  await expect(buttonLocator(page, transfer.copy)).toBeVisible()

  const other = await openTab(context, '/cancelacion-anticipada?idLoan=p-8be4f017')
  await requestCancellation(other)
  await applyPaymentInDemoPanel(other)
  await other.goto(new URL('/libre-deuda', page.url()).href)
  await expect(other.getByText(/· 40155563$/)).toBeVisible()

  const [paper] = await Promise.all([
    context.waitForEvent('page'),
    buttonLocator(other, documentsTexts.debtFree.download).click(),
  ])
  expect(paper.url()).toMatch(/^blob:/)
  await other.close()
})

test('the days of a loan are saved as a calendar that the portal makes on the device', async ({ page }) => {
  await page.goto(buildDemoAddress('/mis-prestamos/p-8be4f017', { customer: 'gabriela' }))
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    buttonLocator(page, 'Guardar los vencimientos en el calendario').click(),
  ])
  expect(saved.suggestedFilename()).toBe('vencimientos-40155563.ics')
  const text = await readFile(await saved.path(), 'utf8')
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(11)
})
