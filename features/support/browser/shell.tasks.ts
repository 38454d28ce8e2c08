import { shellTexts } from '@/ui/texts/shell.texts'
import type { ShellTasks } from '#features/support/tasks/shell.tasks'
import type { BrowserPortal } from './browser-portal'

export class BrowserShell implements ShellTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async publicBar(): Promise<readonly string[]> {
    const bar = this.portal.page.getByRole('navigation', { name: shellTexts.publicLinks })
    return this.portal.readAll(bar.getByRole('link'))
  }

  async publicFoot(): Promise<readonly (readonly [string, string])[]> {
    const foot = this.portal.page.getByRole('navigation', { name: shellTexts.publicEntries.contact })
    const links = await foot.getByRole('link').all()
    return Promise.all(
      links.map(async (link) => [await link.innerText(), (await link.getAttribute('href')) ?? ''] as const),
    )
  }

  async path(): Promise<string> {
    await this.portal.heading.waitFor()
    return new URL(this.portal.page.url()).pathname
  }

  /** The demo has no analytics, so nothing can be told. */
  async pageViews(): Promise<readonly string[]> {
    return []
  }
}
