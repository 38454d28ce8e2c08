import { expect, type Page } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { demoTexts } from '@/ui/texts/demo.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { paymentReceiptTexts } from '@/ui/texts/payment-receipt.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { notificationsTexts } from '@/ui/texts/notifications.texts'
import {
  buttonLocator,
  choosePaymentMethod,
  waitUntilLoaded,
  buildDemoAddress,
  countDemoCharges,
  martaTestData,
  payButtonNamePattern,
  debitCardMethodName,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { test } from './portal-test'
import { expectFocusedElementVisible, pressTabUntilFocused } from './tab-to'

test('the main journey works with the keyboard alone, and the focus is always visible', async ({ page }) => {
  await page.goto('/validacion-dni')
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeFocused()
  await pressTabUntilFocused(page, page.getByLabel(dniTexts.label))
  await page.keyboard.type(martaTestData.dni)
  await pressTabUntilFocused(page, page.getByLabel(dniTexts.remember))
  await page.keyboard.press('Space')
  await expect(page.getByLabel(dniTexts.remember)).toBeChecked()
  await page.keyboard.press('Enter')

  await expect(screenHeadingLocator(page, accessTexts.password.title('Marta Giménez'))).toBeFocused()
  await pressTabUntilFocused(page, page.getByLabel(accessTexts.password.label, { exact: true }))
  await page.keyboard.type(martaTestData.password)
  await page.keyboard.press('Enter')

  // After signing in, notifications are offered first. Source: HOM-08.
  await pressTabUntilFocused(page, buttonLocator(page, notificationsTexts.later))
  await page.keyboard.press('Enter')

  const tile = page.getByRole('main').getByRole('link', { name: homeTexts.tiles['pay-installment'] })
  await tile.waitFor()
  await expect(screenHeadingLocator(page, /marta/i)).toBeFocused()
  await pressTabUntilFocused(page, tile)
  await page.keyboard.press('Enter')

  await expect(screenHeadingLocator(page, paymentsTexts.list.title)).toBeFocused()
  await pressTabUntilFocused(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeFocused()
  await expectFocusedElementVisible(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')

  // The saved card is chosen. The other methods are one stop away. Source: PAY-26.
  await pressTabUntilFocused(page, buttonLocator(page, paymentsTexts.summary.change))
  await pressTabUntilFocused(page, page.getByRole('radio'))
  await pressTabUntilFocused(page, buttonLocator(page, payButtonNamePattern))
  await page.keyboard.press('Enter')

  await expect(screenHeadingLocator(page, paymentsTexts.status.paidTitle)).toBeFocused()
  await pressTabUntilFocused(
    page,
    page.getByRole('main').getByRole('link', { name: paymentsTexts.status.shareReceipt }),
  )
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, paymentReceiptTexts.title)).toBeFocused()
  expect(await countDemoCharges(page)).toBe(1)
})

test('the first stop of a screen leads past the bars', async ({ page }) => {
  await page.goto(buildDemoAddress('/mis-prestamos', { customer: 'maria' }))
  const first = page.getByRole('list', { name: loansTexts.list.title }).getByRole('link').first()
  await first.waitFor()
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeFocused()
  await pressTabUntilFocused(
    page,
    page.getByRole('link', { name: basicComponentTexts.skipToContent }),
    'Shift+Tab',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
})

test('on a long screen no focused element is hidden under a bar, forwards or backwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto(buildDemoAddress('/pagar-cuota/resumen?externalId=40130066', { customer: 'maria' }))
  await choosePaymentMethod(page, 'Efectivo')
  const lastInContent = buttonLocator(page, paymentsTexts.summary.refresh)
  await lastInContent.waitFor()
  await pressTabUntilFocused(page, lastInContent)
  await pressTabUntilFocused(page, page.getByRole('link', { name: paymentsTexts.summary.back }), 'Shift+Tab')
})

test('Escape closes the menu and returns the focus', async ({ page }) => {
  await page.goto(buildDemoAddress('/inicio', { customer: 'lucia' }))
  await expect(screenHeadingLocator(page, /lucía/i)).toBeFocused()
  const opener = page.getByRole('button', { name: basicComponentTexts.openMenu })
  await pressTabUntilFocused(page, opener, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: menuTexts.mainMenu })
  await pressTabUntilFocused(page, menu.getByRole('link', { name: menuTexts.entries.logout }))
  await page.keyboard.press('Escape')

  await expect(menu).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('Escape closes a dialog and returns the focus', async ({ page }) => {
  await page.goto(buildDemoAddress('/inicio', { customer: 'lucia' }))
  await expect(screenHeadingLocator(page, /lucía/i)).toBeFocused()
  const opener = page.getByRole('button', { name: demoTexts.open })
  await pressTabUntilFocused(page, opener, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: demoTexts.title })
  await pressTabUntilFocused(page, panel.getByRole('button', { name: demoTexts.reset }))
  await page.keyboard.press('Escape')

  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('after more payments load, the focus is on the first of them, in view', async ({ page }) => {
  await openMyPayments(page)
  await buttonLocator(page, myPaymentsTexts.seeMore).press('Enter')

  const newest = page.getByRole('group', { name: myPaymentsTexts.all }).getByRole('listitem').nth(20)
  await expect(newest).toBeFocused()
  await expect(newest).toBeInViewport()
})

test('back from a receipt, the focus is on its payment, in view', async ({ page }) => {
  await openMyPayments(page)
  await buttonLocator(page, myPaymentsTexts.seeMore).press('Enter')
  const payment = page.getByRole('group', { name: myPaymentsTexts.all }).getByRole('listitem').nth(60)
  await payment.getByRole('link').press('Enter')
  // The screen takes the focus when it arrives, which would take the key from the link.
  await expect(screenHeadingLocator(page, paymentReceiptTexts.title)).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: paymentReceiptTexts.back }).press('Enter')

  await expect(payment).toBeFocused()
  await expect(payment).toBeInViewport()
})

test('after another year of payments loads, the focus is on its latest month, in view', async ({ page }) => {
  await openMyPayments(page)
  await buttonLocator(page, '2019').press('Enter')

  const month = page.getByRole('heading', { name: 'Diciembre de 2019' })
  await expect(month).toBeFocused()
  await expect(month).toBeInViewport()
  await expect(page.getByRole('group', { name: myPaymentsTexts.all }).getByRole('listitem')).toHaveCount(20)
})

test('after a switch between a part and the whole amount, the focus goes to the new content', async ({
  page,
}) => {
  const { editAmount, partialAmount, payAll } = paymentsTexts.debitCard
  await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta' }))
  await choosePaymentMethod(page, debitCardMethodName)
  await buttonLocator(page, editAmount).press('Enter')
  await expect(page.getByLabel(partialAmount)).toBeFocused()

  await page.keyboard.type('5000')
  await buttonLocator(page, payAll).press('Enter')
  await expect(buttonLocator(page, editAmount)).toBeFocused()
  await expectFocusedElementVisible(page)
})

test('with a partly edited amount, choosing another card moves the focus to it', async ({ page }) => {
  const { editAmount, partialAmount, addCard, newTitle } = paymentsTexts.debitCard
  await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta' }))
  await choosePaymentMethod(page, debitCardMethodName)
  await buttonLocator(page, editAmount).press('Enter')
  await expect(page.getByLabel(partialAmount)).toBeFocused()

  await buttonLocator(page, addCard).press('Enter')
  await expect(page.getByRole('heading', { name: newTitle })).toBeFocused()
})

test('after a retry by a button that disappears, the focus goes to the loaded content', async ({ page }) => {
  const { cvu, qr, cash, creditCard, debitCard } = paymentsTexts
  const ways = [
    { method: 'Transferencia a tu CVU', call: 'payments.virtualAccount', heading: cvu.title },
    { method: 'Código QR', call: 'payments.paymentQr', heading: qr.title },
    { method: 'Efectivo', call: 'payments.cashBarcode', heading: cash.title },
    { method: 'Tarjeta de crédito', call: 'payments.creditCardLink', heading: creditCard.title },
    { method: debitCardMethodName, call: 'payments.listSavedCards', heading: debitCard.title },
  ] as const
  const next = ways.map(({ call }) => ({ call, answer: { status: 500 } }))
  await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta', next }))
  for (const { method, heading } of ways) {
    await choosePaymentMethod(page, method)
    await buttonLocator(page, failureActionTexts.retry).press('Enter')
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
    await expect(buttonLocator(page, failureActionTexts.retry)).toHaveCount(0)
  }
})

test('after the customer acknowledges the warning of direct debit, the focus goes to the coupon book, not before', async ({
  page,
}) => {
  const { acknowledge, download } = documentsTexts.couponBook
  await page.goto(buildDemoAddress('/descargar-cuponera', { customer: 'walter' }))
  await expect(buttonLocator(page, acknowledge)).toBeVisible()
  await expect(screenHeadingLocator(page, documentsTexts.couponBook.title)).toBeFocused()
  await buttonLocator(page, acknowledge).press('Enter')
  await expect(page.getByText(/^La cuponera de .* está lista\.$/)).toBeFocused()
  await pressTabUntilFocused(page, buttonLocator(page, download))

  const loans = page.getByRole('radio')
  await loans.nth(1).press('Space')
  await buttonLocator(page, acknowledge).waitFor()
  await loans.nth(0).press('Space')
  await buttonLocator(page, download).waitFor()
  await expect(loans.nth(0)).toBeFocused()
})

test('after an invalid submit the summary of errors has the focus and leads to the field', async ({
  page,
}) => {
  await page.goto('/validacion-dni')
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeFocused()
  await pressTabUntilFocused(page, page.getByLabel(dniTexts.label))
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')

  const summary = page.getByRole('alert').locator('[tabindex="-1"]')
  await expect(summary).toBeFocused()
  await pressTabUntilFocused(page, summary.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(dniTexts.label)).toBeFocused()
  await expect(page.getByLabel(dniTexts.label)).toHaveValue('123')
})

async function openMyPayments(page: Page): Promise<void> {
  await page.goto(buildDemoAddress('/mis-pagos', { customer: 'irma' }))
  await waitUntilLoaded(page)
  await expect(screenHeadingLocator(page, myPaymentsTexts.title)).toBeFocused()
}
