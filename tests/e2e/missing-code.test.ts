import { expect } from '@playwright/test'
import { loansTexts } from '@/ui/texts/loans.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { test } from './portal-test'

test('a screen whose code cannot be fetched says so, and comes with a reload', async ({ page }) => {
  const code = '**/assets/loan-screens-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto('/mis-prestamos?cliente=marta')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(shellTexts.brokenScreen.title)
  await page.unroute(code)
  await page.getByRole('button', { name: shellTexts.brokenScreen.load }).click()
  await expect(title).toHaveText(loansTexts.list.title)
})

test('surroundings whose code cannot be fetched do not leave a blank page', async ({ page }) => {
  await page.route('**/assets/portal-frame-*.js', (route) => route.abort())
  await page.goto('/mis-prestamos?cliente=marta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellTexts.brokenScreen.title)
})
