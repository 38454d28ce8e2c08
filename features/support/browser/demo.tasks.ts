import type { Locator } from 'playwright'
import type { CallName } from '@/adapters/fake/call-name'
import { everydaySituation, type Situation } from '@/adapters/fake/situation'
import { decodeSituation } from '@/adapters/fake/situation-link'
import { demoTexts } from '@/ui/texts/demo.texts'
import { personaNamed } from '#features/support/persona-named'
import type { DemoTasks } from '#features/support/tasks/demo.tasks'
import type { BrowserPortal } from './browser-portal'
import { plain } from './plain'

const { mishaps } = demoTexts

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

  /** Time goes on, second by second, until that is read. */
  async moveClockUntil(sentence: Locator, atMostSeconds: number): Promise<void> {
    for (let passed = 0; !(await sentence.isVisible()); passed++) {
      if (passed >= atMostSeconds) throw new Error(`Nothing of it after ${passed} s: ${String(sentence)}`)
      await this.moveClock(1)
    }
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

  async makeFail(call: CallName, answer: string): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(mishaps.call).selectOption(call)
    await panel.getByLabel(mishaps.answer).selectOption(answer)
    await panel.getByRole('button', { name: mishaps.add }).click()
    await panel.getByRole('listitem').first().waitFor()
    await this.closePanel(panel)
  }

  async makeRefuse(call: CallName, code: string): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(mishaps.call).selectOption(call)
    await panel.getByLabel(mishaps.answer).selectOption(mishaps.answers.code)
    await panel.getByLabel(mishaps.code, { exact: true }).selectOption(code)
    await panel.getByRole('button', { name: mishaps.add }).click()
    await panel.getByRole('listitem').first().waitFor()
    await this.closePanel(panel)
  }

  async slowDown(seconds: number): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(mishaps.latency).selectOption(String(seconds * 1000))
    await this.closePanel(panel)
  }

  async goOffline(): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(mishaps.offline).check()
    await this.closePanel(panel)
  }

  async openItsLink(): Promise<void> {
    const { page, stage } = this.portal
    const panel = await this.panel()
    await panel.getByRole('button', { name: demoTexts.link }).click()
    await page.getByText(demoTexts.linkCopied).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await stage.clear()
    await page.goto(link)
    await this.portal.heading.waitFor()
  }

  async situation(): Promise<Situation> {
    const kept = await this.portal.page.evaluate(() => localStorage.getItem('portal-demo.situation'))
    return decodeSituation(kept ?? '') ?? everydaySituation
  }

  async hideAndBringBackByKeyboard(): Promise<void> {
    const { page } = this.portal
    await this.portal.atRest()
    await page.getByRole('button', { name: demoTexts.hide }).press('Enter')
    await page.getByRole('button', { name: demoTexts.open }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: demoTexts.show }).press('Enter')
  }

  async ribbonShows(): Promise<boolean> {
    await this.portal.page.getByRole('button', { name: demoTexts.open }).waitFor()
    return true
  }

  private async closePanel(panel: Locator): Promise<void> {
    await this.portal.page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  }

  private async panel(): Promise<Locator> {
    const panel = this.portal.page.getByRole('dialog', { name: demoTexts.title })
    if (!(await panel.isVisible()))
      await this.portal.page.getByRole('button', { name: demoTexts.open }).click()
    await panel.waitFor()
    return panel
  }
}
