import { expect } from '@playwright/test'
import axe from 'axe-core'
import { dniTexts } from '@/ui/texts/dni.texts'
import { oldBrowserTexts } from '@/ui/texts/old-browser.texts'
import { findBuiltInsMissingInOldBrowsers } from '#scripts/support/built-ins-missing-at-floor'
import { enterDni, martaTestData, logInAsMartaAndPayInstallment, screenHeadingLocator } from './journey'
import { productionBuildTestWithNewPage as test } from './portal-test'
import { expectNoLayoutOrAxeFaults } from './soundness'

/**
 * Removes the functions and properties with the given paths from the page's global object. Runs in the page
 * before the portal.
 */
function removeFeatures(places: readonly (readonly string[])[]): void {
  for (const place of places) {
    const owner = place
      .slice(0, -1)
      .reduce<unknown>(
        (found, name) => (found === undefined ? found : Reflect.get(Object(found), name)),
        window,
      )
    const name = place[place.length - 1] ?? ''
    if (owner !== undefined && owner !== null) Reflect.deleteProperty(Object(owner), name)
  }
}

test('a browser of the lowest supported version, without newer functions, pays an installment', async ({
  page,
  lender,
}) => {
  const newer = findBuiltInsMissingInOldBrowsers()
  const shown = newer.map((place) => place.join('.'))
  expect(shown).toEqual(
    expect.arrayContaining([
      'URL.canParse',
      'Array.prototype.toSorted',
      'Document.prototype.startViewTransition',
    ]),
  )
  expect(shown).not.toContain('Array.prototype.findLast')
  await page.addInitScript(removeFeatures, newer)
  await logInAsMartaAndPayInstallment(page)
  expect(
    await page.evaluate('typeof URL.canParse + typeof [].toSorted + typeof document.startViewTransition'),
  ).toBe('undefinedundefinedundefined')
  expect(await lender.countCharges()).toBe(1)
})

test('an older browser in which the portal starts is recognised by a missing function, and continues', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const knows = CSS.supports.bind(CSS)
    CSS.supports = (property: string, value?: string) =>
      !property.startsWith('container-type') &&
      (value === undefined ? knows(property) : knows(property, value))
  })
  await page.goto('/validacion-dni')
  const notice = page.getByRole('complementary', { name: oldBrowserTexts.title })
  await expect(notice).toContainText(oldBrowserTexts.advice)
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
  await page.evaluate(axe.source)
  await expectNoLayoutOrAxeFaults(page)
  await notice.getByRole('button', { name: oldBrowserTexts.proceed }).click()
  await expect(notice).toHaveCount(0)
  await enterDni(page, martaTestData.dni)
})
