import { homeTexts } from '@/ui/texts/home.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import type { HomeTasks } from '#features/support/tasks/home.tasks'
import type { BrowserPortal } from './browser-portal'

export class BrowserHome implements HomeTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async welcome(): Promise<string> {
    await this.tilesShow()
    // The style capitalises the name; what it is, is in lower case.
    return ((await this.portal.heading.textContent()) ?? '').trim()
  }

  async tiles(): Promise<readonly string[]> {
    await this.tilesShow()
    return this.portal.readAll(this.tileLinks())
  }

  async chooseTile(name: string): Promise<void> {
    await this.tileLinks().filter({ hasText: name }).click()
    await this.portal.page.waitForURL((url) => url.pathname !== '/inicio')
    await this.portal.atRest()
  }

  async debtBanner(): Promise<string> {
    await this.tilesShow()
    const banner = this.portal.main.getByRole('region', { name: homeTexts.debt.title })
    if ((await banner.count()) === 0) return ''
    return (await this.portal.read(banner)).replace(` ${homeTexts.debt.pay}`, '')
  }

  async payDebt(): Promise<void> {
    await this.portal.main.getByRole('link', { name: homeTexts.debt.pay }).first().click()
    await this.portal.page.waitForURL((url) => url.pathname !== '/inicio')
  }

  async bottomBar(): Promise<readonly string[]> {
    await this.tilesShow()
    const bar = this.portal.page.getByRole('navigation', { name: kitTexts.quickNavigation })
    return (await bar.getByRole('listitem').allTextContents()).map((text) => text.trim())
  }

  async menu(): Promise<readonly string[]> {
    await this.openMenu()
    return this.portal.readAll(this.menuDialog().getByRole('link'))
  }

  async chooseFromMenu(entry: string): Promise<void> {
    await this.openMenu()
    await this.menuDialog().getByRole('link', { name: entry, exact: true }).click()
    await this.menuDialog().waitFor({ state: 'detached' })
    await this.portal.atRest()
  }

  async loading(): Promise<string> {
    const status = this.portal.main.getByRole('status').filter({ hasText: homeTexts.loading })
    await status.waitFor({ state: 'attached' })
    return ((await status.textContent()) ?? '').trim()
  }

  async slowSentence(): Promise<string> {
    const status = this.portal.main.getByRole('status').filter({ hasText: 'Está tardando' })
    await status.waitFor()
    return this.portal.read(status)
  }

  private async openMenu(): Promise<void> {
    await this.tilesShow()
    await this.portal.page.getByRole('button', { name: kitTexts.openMenu }).click()
    await this.menuDialog().waitFor()
  }

  private menuDialog() {
    return this.portal.page.getByRole('dialog', { name: shellTexts.mainMenu })
  }

  private tileLinks() {
    return this.portal.main.getByRole('navigation', { name: homeTexts.menu }).getByRole('link')
  }

  private async tilesShow(): Promise<void> {
    await this.portal.heading.waitFor()
    await this.portal.main.locator('[aria-busy]').first().waitFor({ state: 'detached' })
  }
}
