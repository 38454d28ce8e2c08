import { expect, type Page } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import {
  choosePaymentMethod,
  enterDni,
  logInAsMarta,
  martaTestData,
  acceptedNewCard,
  debitCardMethodName,
  paymentSummaryAddress,
  typeNewCard,
} from './journey'
import { recordPageActivity } from './browser-reports'
import { productionBuildTest as test } from './portal-test'

/** Submits the page's form without the portal's scripts, and waits for the navigation. */
async function submitNatively(page: Page): Promise<void> {
  const answered = page.waitForEvent('framenavigated')
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) field.name ||= field.id || 'field'
    document.querySelector('form')?.submit()
  })
  await answered
}

test('a DNI that the browser submits by itself is not in the address', async ({ page, context }) => {
  const seen = await recordPageActivity(context)
  await page.goto('/validacion-dni')
  await page.getByLabel(dniTexts.label).fill(martaTestData.dni)

  await submitNatively(page)

  expect(seen.visitedAddresses.filter((address) => address.includes(martaTestData.dni))).toEqual([])
})

test('a password that the browser submits by itself is not in the address', async ({ page, context }) => {
  const seen = await recordPageActivity(context)
  await page.goto('/validacion-dni')
  await enterDni(page, martaTestData.dni)
  await page.getByLabel(accessTexts.password.label, { exact: true }).fill(martaTestData.password)

  await submitNatively(page)

  expect(seen.visitedAddresses.filter((address) => address.includes(martaTestData.password))).toEqual([])
})

test('a card that the browser submits by itself is not in the address', async ({ page, context }) => {
  const seen = await recordPageActivity(context)
  await logInAsMarta(page)
  await page.goto(paymentSummaryAddress(martaTestData.loan))
  await choosePaymentMethod(page, debitCardMethodName)
  await typeNewCard(page)

  await submitNatively(page)

  const shown = seen.visitedAddresses.filter((address) =>
    [acceptedNewCard.number, acceptedNewCard.code].some((secret) =>
      address.replaceAll(/%20|\+/g, '').includes(secret),
    ),
  )
  expect(shown).toEqual([])
})
