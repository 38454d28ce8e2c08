import type { Locator } from 'playwright'
import { demoTexts } from '@/ui/texts/demo.texts'
import { personaNamed } from '#features/support/persona-named'
import type { DemoTasks } from '#features/support/tasks/demo.tasks'
import type { BrowserPortal } from './browser-portal'
import { plain } from './plain'

export class BrowserDemo implements DemoTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async enterAs(persona: string): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(demoTexts.customer, { exact: true }).selectOption(personaNamed(persona).id)
    await panel.getByRole('button', { name: demoTexts.enter }).click()
    await this.portal.page.waitForURL((url) => url.pathname === '/inicio')
    await this.portal.atRest()
  }

  async creditPayment(externalId: string): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(demoTexts.credit).selectOption(externalId)
    await panel.getByRole('button', { name: demoTexts.creditButton }).click()
    await this.portal.page.getByText(/^Se acreditaron/).waitFor()
    await this.portal.page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  }

  async setNow(localTime: string): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(demoTexts.now).fill(localTime)
    await Promise.all([
      this.portal.page.waitForEvent('load'),
      panel.getByRole('button', { name: demoTexts.setNow }).click(),
    ])
    await this.portal.atRest()
  }

  /** The demo's clock goes on by that much, as if one had waited. */
  async moveClock(seconds: number): Promise<void> {
    await this.portal.page.clock.fastForward(seconds * 1000)
  }

  async reset(): Promise<void> {
    const panel = await this.panel()
    await panel.getByRole('button', { name: demoTexts.reset }).click()
    await this.portal.page.waitForURL((url) => url.pathname === '/validacion-dni')
    await this.portal.atRest()
  }

  async customers(): Promise<readonly string[]> {
    const panel = await this.panel()
    const options = await panel
      .getByLabel(demoTexts.customer, { exact: true })
      .locator('option')
      .allTextContents()
    return options.slice(1).map(plain)
  }

  async charges(): Promise<number> {
    return this.portal.page.evaluate(() => {
      const journal: unknown = JSON.parse(localStorage.getItem('portal-demo.journal') ?? '{}')
      return typeof journal === 'object' && journal && 'charges' in journal
        ? Object.values(Object(journal.charges)).filter(
            (charge) => typeof charge === 'object' && charge && 'transactionId' in charge,
          ).length
        : 0
    })
  }

  private async panel(): Promise<Locator> {
    const panel = this.portal.page.getByRole('dialog', { name: demoTexts.title })
    if (!(await panel.isVisible()))
      await this.portal.page.getByRole('button', { name: demoTexts.open }).click()
    await panel.waitFor()
    return panel
  }
}
