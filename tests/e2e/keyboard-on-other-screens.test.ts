import { expect } from '@playwright/test'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { devicesTexts } from '@/ui/texts/devices.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { qrPaymentTexts } from '@/ui/texts/qr-payment.texts'
import { purchasePlanTexts } from '@/ui/texts/purchase-plan.texts'
import { refinancingTexts } from '@/ui/texts/refinancing.texts'
import { demoStateWithSentLinks, refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import { buttonLocator, buildDemoAddress, martaTestData, screenHeadingLocator } from './journey'
import { expectFocusedElementVisible, pressTabUntilFocused } from './tab-to'
import { test } from './portal-test'

test('after a wrong password the focus goes to the reason, and from there to the field', async ({ page }) => {
  await page.goto('/validacion-dni')
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeFocused()
  await pressTabUntilFocused(page, page.getByLabel(dniTexts.label))
  await page.keyboard.type(martaTestData.dni)
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, accessTexts.password.title('Marta Giménez'))).toBeFocused()
  const field = page.getByLabel(accessTexts.password.label, { exact: true })
  await pressTabUntilFocused(page, field)
  await page.keyboard.type('otra2026')
  await page.keyboard.press('Enter')

  const summary = page.getByRole('alert').locator('[tabindex="-1"]')
  await expect(summary).toBeFocused()
  await pressTabUntilFocused(page, summary.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expectFocusedElementVisible(page)
})

test('a card is added with the keyboard alone', async ({ page }) => {
  const { form } = cardsTexts
  await page.goto(buildDemoAddress(addresses.cards.path, { customer: 'paula' }))
  await expect(screenHeadingLocator(page, myCardsTexts.list.title)).toBeFocused()
  await pressTabUntilFocused(page, page.getByRole('main').getByRole('link', { name: myCardsTexts.add }))
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, myCardsTexts.loans.title)).toBeFocused()
  await pressTabUntilFocused(page, page.getByRole('checkbox', { name: 'Óptica del Centro' }))
  await page.keyboard.press('Space')
  await pressTabUntilFocused(page, buttonLocator(page, myCardsTexts.goOn))
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, myCardsTexts.newCard.title)).toBeFocused()
  for (const [label, value] of [
    [form.number, '371234567890123'],
    [form.expiry, '12/39'],
    [form.securityCode, '7391'],
  ] as const) {
    await pressTabUntilFocused(page, page.getByLabel(label))
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, myCardsTexts.summary.title)).toBeFocused()
  await pressTabUntilFocused(page, buttonLocator(page, myCardsTexts.summary.confirm))
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, myCardsTexts.added.title)).toBeFocused()
})

test('a plan of a refinancing is chosen with the keyboard alone', async ({ page }) => {
  await page.goto(`/validacion-dni#situacion=${encodeDemoState(demoStateWithSentLinks)}`)
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeFocused()
  await page.goto(`/refinanciacion?hash=${encodeURIComponent(refinancingLinkHashOfPersona('ramona'))}`)
  await expect(screenHeadingLocator(page, refinancingTexts.home.title)).toBeFocused()
  await pressTabUntilFocused(page, buttonLocator(page, refinancingTexts.goOn))
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, refinancingTexts.plan.title)).toBeFocused()
  const plans = page.getByRole('radio')
  await pressTabUntilFocused(page, plans.first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(plans.nth(1)).toBeChecked()
  await expect(plans.nth(1)).toBeFocused()
  await expectFocusedElementVisible(page)
  await pressTabUntilFocused(page, buttonLocator(page, refinancingTexts.goOn))
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, refinancingTexts.selfie.title)).toBeFocused()
})

test('a shop is paid with the keyboard alone', async ({ page }) => {
  const { scanner } = qrPaymentTexts
  await page.goto(buildDemoAddress(addresses.qrPayment.path, { customer: 'lucia' }))
  await expect(screenHeadingLocator(page, qrPaymentTexts.title)).toBeFocused()
  await pressTabUntilFocused(page, page.getByLabel(scanner.paste))
  await page.keyboard.insertText(createShopQrText(demoShops.closed))
  await pressTabUntilFocused(page, buttonLocator(page, scanner.read))
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, purchasePlanTexts.title)).toBeFocused()
  await pressTabUntilFocused(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await pressTabUntilFocused(page, buttonLocator(page, /^Pagar \$/))
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, purchasePlanTexts.paidTitle)).toBeFocused()
})

test('a claim is sent with the keyboard alone, after its missing fields are reported', async ({ page }) => {
  await page.goto(buildDemoAddress(addresses.claims.path, { customer: 'marta' }))
  await expect(screenHeadingLocator(page, claimsTexts.title)).toBeFocused()
  await pressTabUntilFocused(page, buttonLocator(page, claimsTexts.send))
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert').locator('[tabindex="-1"]')
  await expect(summary).toBeFocused()
  await pressTabUntilFocused(page, summary.getByRole('link').first())
  await page.keyboard.press('Enter')
  const reason = page.getByLabel(claimsTexts.reason)
  await expect(reason).toBeFocused()
  await expectFocusedElementVisible(page)
  await page.keyboard.type('Me cobraron')
  await expect(reason.locator('option:checked')).toHaveText(/^Me cobraron/)
  await pressTabUntilFocused(page, buttonLocator(page, claimsTexts.send))
  await page.keyboard.press('Enter')
  await expect(screenHeadingLocator(page, claimsTexts.sent.title)).toBeFocused()
})

test('Escape closes a question about the devices and returns the focus', async ({ page }) => {
  await page.goto(buildDemoAddress(addresses.devices.path, { customer: 'marta' }))
  await expect(screenHeadingLocator(page, devicesTexts.title)).toBeFocused()
  const opener = buttonLocator(page, devicesTexts.endOthers)
  await pressTabUntilFocused(page, opener)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: devicesTexts.questions['end-others'].title })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expectFocusedElementVisible(page)
})
