import { expect, type Page } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import {
  chooseMethod,
  enterDni,
  logInAsMarta,
  marta,
  newCard,
  savedCardMethod,
  summaryAddress,
  typeNewCard,
} from './journey'
import { watch } from './watch'
import { liveTest as test } from './portal-test'

/** Submits a form without the portal's scripts, and waits for the navigation. */
async function submitNatively(page: Page): Promise<void> {
  const answered = page.waitForEvent('framenavigated')
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) field.name ||= field.id || 'field'
    document.querySelector('form')?.submit()
  })
  await answered
}

test('a DNI that the browser submits by itself is not in the address', async ({ page, context }) => {
  const seen = await watch(context)
  await page.goto('/validacion-dni')
  await page.getByLabel(dniTexts.label).fill(marta.dni)

  await submitNatively(page)

  expect(seen.addresses.filter((address) => address.includes(marta.dni))).toEqual([])
})

test('a password that the browser submits by itself is not in the address', async ({ page, context }) => {
  const seen = await watch(context)
  await page.goto('/validacion-dni')
  await enterDni(page, marta.dni)
  await page.getByLabel(accessTexts.password.label, { exact: true }).fill(marta.password)

  await submitNatively(page)

  expect(seen.addresses.filter((address) => address.includes(marta.password))).toEqual([])
})

test('a card that the browser submits by itself is not in the address', async ({ page, context }) => {
  const seen = await watch(context)
  await logInAsMarta(page)
  await page.goto(summaryAddress(marta.loan))
  await chooseMethod(page, savedCardMethod)
  await typeNewCard(page)

  await submitNatively(page)

  const shown = seen.addresses.filter((address) =>
    [newCard.number, newCard.code].some((secret) => address.replaceAll(/%20|\+/g, '').includes(secret)),
  )
  expect(shown).toEqual([])
})
