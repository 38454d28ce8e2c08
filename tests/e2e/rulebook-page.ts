import { expect, test as base, type FrameLocator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { texts } from '#rulebook/site/texts'
import { ensureRulebookWithDataBuilt, serveRulebook } from '#scripts/rulebook/rulebook-site'
import { axeScriptPath } from '#tests/support/layout-and-axe-faults'

/** Name of the scenario that the tests of the rulebook (a site with the rules of the portal) play. */
export const approvedPaymentScenarioName = 'Raúl paga su deuda desde el inicio'

export const testWithRulebook = base.extend<object, { readonly rulebook: string }>({
  rulebook: [
    async ({ playwright: _ }, provide) => {
      await ensureRulebookWithDataBuilt()
      const site = await serveRulebook(0, { [axeScriptPath]: axe.source })
      await provide(site.address)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ rulebook }, provide) => provide(rulebook),
})

export function portalIframeLocator(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}

/**
 * Opens a page of the rulebook (a site with one page for each rule of the portal) as a new document, and
 * waits until the page has loaded.
 */
export async function openRulebookPage(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText(texts.loading)).toHaveCount(0)
}

/**
 * Opens the page of a rule in the rulebook (a site with one page for each rule of the portal). From this
 * page, opens the player of the scenario with the given name.
 */
export async function openScenarioPlayer(page: Page, rule: string, name: string): Promise<void> {
  await page.goto(`/#/regla/${rule}`)
  await page.getByRole('article', { name, exact: true }).getByRole('link', { name: 'Ver' }).click()
  await expect(page.getByText('Apretá «Ver»')).toBeVisible()
}
