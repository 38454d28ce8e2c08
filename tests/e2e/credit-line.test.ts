import { expect, type Page } from '@playwright/test'
import { identityProviderStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { creditLineLoanRequestTexts as texts } from '@/ui/texts/credit-line-loan-request.texts'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import {
  waitForHomeScreen,
  buttonLocator,
  waitUntilLoaded,
  buildDemoAddress,
  enterDni,
  enterPassword,
  screenHeadingLocator,
} from './journey'
import { productionBuildTest, test } from './portal-test'

/**
 * Takes a loan of the revolving credit line, from the amount through the selfie to the return. Checks that
 * less of the line is available afterwards.
 */
async function takeALoan(page: Page): Promise<void> {
  await page.getByLabel(texts.amount.label).fill('50.000')
  await buttonLocator(page, texts.amount.submit).click()
  await page.getByRole('radio', { name: /6 cuotas/ }).check()
  const cost = page.getByRole('region', { name: loanCostTexts.title })
  await expect(cost).toContainText('166,76')
  await buttonLocator(page, /^Pedir \$/).click()
  await expect(screenHeadingLocator(page, texts.check.title)).toBeVisible()
  await page.reload()
  await buttonLocator(page, texts.check.submit).click()
  await page.getByRole('button', { name: identityProviderStandInTexts.decisions.HIT }).click()
  await expect(screenHeadingLocator(page, texts.summary.title)).toBeVisible()
  expect(new URL(page.url()).search).toBe('?paso=resumen')
  await buttonLocator(page, texts.summary.submit).click()
  await expect(screenHeadingLocator(page, texts.done.title)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: creditLineTexts.toLine }).click()
  await expect(page.getByRole('img', { name: /362\.350,50/ })).toBeVisible()
  await page.reload()
  await waitUntilLoaded(page)
  await expect(page.getByRole('img', { name: /362\.350,50/ })).toBeVisible()
}

test('a customer requests a loan of the line, proves their identity and sees it in the line', async ({
  page,
}) => {
  await page.goto(buildDemoAddress(addresses.creditLineRequest.path, { customer: 'lucia' }))
  await takeALoan(page)
})

test('the financial total is the largest text on the screen of the cost', async ({ page }) => {
  await page.goto(buildDemoAddress(addresses.creditLineRequest.path, { customer: 'lucia' }))
  await page.getByLabel(texts.amount.label).fill('50.000')
  await buttonLocator(page, texts.amount.submit).click()
  await page.getByRole('radio', { name: /6 cuotas/ }).check()
  const cost = page.getByRole('region', { name: loanCostTexts.title })
  await expect(cost.getByText('166,76').first()).toBeVisible()
  const sizes = await cost
    .locator('dt, dd, h2')
    .evaluateAll((parts) =>
      parts.map((part) => ({ text: part.textContent, size: parseFloat(getComputedStyle(part).fontSize) })),
    )
  const [largest, next] = sizes.toSorted((one, other) => other.size - one.size)
  expect(largest?.text).toContain('166,76')
  expect(largest?.size).toBeGreaterThan(next?.size ?? 0)
})

productionBuildTest(
  'over the network a loan of the line is made, proved and shown the same way',
  async ({ page }) => {
    await page.goto('/validacion-dni')
    await enterDni(page, '33127456')
    await enterPassword(page, 'cuota2026')
    await waitForHomeScreen(page)
    await page.goto(addresses.creditLineRequest.path)
    await takeALoan(page)
  },
)
