import { paths } from '@/ui/paths'
import { failureTexts } from '@/ui/texts/failures.texts'
import type { SessionTasks } from '#features/support/tasks/session.tasks'
import type { BrowserPortal } from './browser-portal'
import { plain } from './plain'

export class BrowserSession implements SessionTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async open(address: string): Promise<void> {
    await this.portal.goTo(address)
  }

  async reload(): Promise<void> {
    await this.portal.page.reload()
    await this.portal.heading.waitFor()
  }

  async goBack(): Promise<void> {
    await this.portal.page.goBack()
    await this.portal.atRest()
  }

  async address(): Promise<string> {
    await this.portal.atRest()
    const url = new URL(this.portal.page.url())
    return url.pathname + url.search
  }

  /** A screen may stand still while the device or the server is being asked, and lead on by itself. */
  async addressOnTheWayTo(expected: string): Promise<string> {
    const isThere = (url: URL): boolean => url.pathname + url.search === expected
    await this.portal.page.waitForURL(isThere, { timeout: 5_000 }).catch(() => undefined)
    return this.address()
  }

  async title(): Promise<string> {
    await this.portal.atRest()
    return this.portal.read(this.portal.heading)
  }

  async letPass(seconds: number): Promise<void> {
    await this.portal.heading.waitFor()
    await this.portal.demo.moveClock(seconds)
  }

  async logOutElsewhere(): Promise<void> {
    const other = await this.portal.stage.context.newPage()
    await other.goto(this.portal.stage.address + paths.logout)
    await other.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await other.close()
  }

  async enterElsewhere(personaId: string): Promise<void> {
    await this.portal.atRest()
    const other = await this.portal.stage.context.newPage()
    await other.goto(`${this.portal.stage.address}${paths.autoLogin}?data=${personaId}`)
    await other.waitForURL((url) => url.pathname === paths.home)
    await other.close()
  }

  async keptKeys(): Promise<readonly string[]> {
    return this.portal.page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('portal.'))
        .map((key) => key.slice('portal.'.length)),
    )
  }

  async retry(): Promise<void> {
    await this.portal.main.getByRole('button', { name: failureTexts.retry }).click()
    await this.portal.atRest()
  }

  async failure(): Promise<string> {
    await this.portal.main.getByRole('button', { name: failureTexts.retry }).waitFor()
    return this.portal.read(this.portal.main.locator('header p'))
  }

  async toasts(): Promise<readonly string[]> {
    const region = this.portal.page.getByRole('region', { name: 'Avisos' }).locator('p')
    await region.first().waitFor()
    return (await region.allInnerTexts()).map(plain)
  }
}
