import { expect } from '@playwright/test'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { paymentMethodNotLoadedText } from '@/ui/texts/payment-failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { partialPaymentTexts } from '@/ui/texts/partial-payment.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { martaTestData } from './journey'
import { test } from './portal-test'

test('a screen whose code fails to load shows a message, and loads with a reload', async ({ page }) => {
  const code = '**/assets/loan-screens-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto('/mis-prestamos?cliente=marta')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(shellTexts.brokenScreen.title)
  await page.unroute(code)
  await page.getByRole('button', { name: shellTexts.brokenScreen.load }).click()
  await expect(title).toHaveText(loansTexts.list.title)
})

test('a frame whose code fails to load does not leave a blank page', async ({ page }) => {
  await page.route('**/assets/portal-frame-*.js', (route) => route.abort())
  await page.goto('/mis-prestamos?cliente=marta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellTexts.brokenScreen.title)
})

test('a payment method that the network lost shows a message in its place, and the chosen amount stays', async ({
  page,
  context,
}) => {
  await page.route('**/assets/payment-submission-screens-*', (route) => route.abort())
  await page.goto('/pagar-cuota/resumen?externalId=40116602&cliente=raul')
  await page.getByRole('button', { name: partialPaymentTexts.open }).click()
  await page.getByRole('button', { name: /Cuota 2/ }).click()
  const total = page.getByText(partialPaymentTexts.now).first()
  await expect(total).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: /Mercado Pago/ }).click()
  await expect(page.getByText(paymentMethodNotLoadedText)).toBeVisible()
  await expect(total).toBeVisible()
  await page.unroute('**/assets/payment-submission-screens-*')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: paymentsTexts.wallet.pay })).toBeVisible()
  await expect(total).toBeVisible()
})

test('a sheet that the network lost says so on its screen, and opens with a press once the network is back', async ({
  page,
  context,
}) => {
  await page.route('**/assets/partial-payment-sheet-*', (route) => route.abort())
  await page.goto('/pagar-cuota/resumen?externalId=40116602&cliente=raul')
  const open = page.getByRole('button', { name: partialPaymentTexts.open })
  await expect(open).toBeVisible()
  await context.setOffline(true)
  await open.click()
  await expect(page.getByText(failureActionTexts.noAnswer)).toBeVisible()
  await expect(open).toBeVisible()
  await page.unroute('**/assets/partial-payment-sheet-*')
  await context.setOffline(false)
  await page.getByRole('button', { name: failureActionTexts.retry }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a notification whose dialog the network lost says so, and opens once the network is back', async ({
  page,
  context,
}) => {
  const { read, title } = homeTexts.notification
  await page.route('**/assets/home-dialogs-*', (route) => route.abort())
  await page.goto('/inicio?cliente=sofia')
  const button = page.getByRole('button', { name: read })
  await expect(button).toBeVisible()
  await context.setOffline(true)
  await button.click()
  await expect(page.getByText(failureActionTexts.noAnswer)).toBeVisible()
  await page.unroute('**/assets/home-dialogs-*')
  await context.setOffline(false)
  await page.getByRole('button', { name: failureActionTexts.retry }).click()
  await expect(page.getByRole('dialog')).toContainText(title)
})

test('a notification whose text the network lost says so, stays unread, and can be read later', async ({
  page,
  context,
}) => {
  const texts = homeTexts.notification
  await page.route('**/assets/safe-html-*', (route) => route.abort())
  await page.goto('/inicio?cliente=sofia')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: homeTexts.benefit.close }).click()
  const read = page.getByRole('button', { name: texts.read })
  await expect(read).toBeVisible()
  await context.setOffline(true)
  await read.click()
  await expect(dialog.getByText(texts.notLoaded)).toBeVisible()
  await dialog.getByRole('button', { name: texts.next }).click()
  await dialog.getByRole('button', { name: texts.close }).click()
  await page.unroute('**/assets/safe-html-*')
  await context.setOffline(false)
  await read.click()
  await expect(dialog.getByText('Tu portal se renovó')).toBeVisible()
})

test('a calendar file whose code the network lost says so, and can be saved later', async ({ page }) => {
  const { save, notSaved } = loansTexts.calendar
  await page.route('**/assets/due-dates-download-*', (route) => route.abort())
  await page.goto(`/mis-prestamos/${martaTestData.loanId}?cliente=marta`)
  await page.getByRole('button', { name: save }).click()
  await expect(page.getByText(notSaved)).toBeVisible()
  await page.unroute('**/assets/due-dates-download-*')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: save }).click()
  expect((await saved).suggestedFilename()).toBe('vencimientos-40128753.ics')
})
