import { shellTexts } from '@/ui/texts/shell.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { containing, oneOf, type Page, type Part } from '#features/support/page'
import { saidIn, type Said } from '#features/support/said'
import { targetsOf, type Targets } from '#features/support/targets'

export class ShellTasks {
  constructor(private readonly page: Page) {}

  /** The links of the lender before login, in order. */
  async publicBar(): Promise<readonly string[]> {
    const bar = this.page.role('navigation', { name: containing(shellTexts.publicLinks) })
    return bar.role('link').readAll()
  }

  /** The same with where each leads. */
  async publicBarTargets(): Promise<readonly (readonly [string, string])[]> {
    const bar = this.page.role('navigation', { name: containing(shellTexts.publicLinks) })
    const links = await bar.role('link').all()
    return Promise.all(links.map(async (link) => [await link.read(), await link.target()] as const))
  }

  /** Goes past what every page begins with, by the first link of the keyboard. */
  async skipToContent(): Promise<void> {
    await this.page.role('link', { name: kitTexts.skipToContent }).press()
  }

  async skipTarget(): Promise<string> {
    return this.page.role('link', { name: kitTexts.skipToContent }).target()
  }

  async isAtContent(): Promise<void> {
    await this.page.css('main:focus').appears()
  }

  /** What the law asks for at the foot of the page before login: label and where it leads. */
  async publicFoot(): Promise<readonly (readonly [string, string])[]> {
    const foot = this.page.role('navigation', { name: containing(shellTexts.publicEntries.contact) })
    const links = await foot.role('link').all()
    return Promise.all(links.map(async (link) => [await link.read(), await link.target()] as const))
  }

  /** Follows what the law asks for at the foot. */
  async followFoot(label: string): Promise<void> {
    const foot = this.page.role('navigation', { name: containing(shellTexts.publicEntries.contact) })
    await foot.role('link', { name: label }).press()
  }

  /** Where the customer is, on a screen that never comes to rest. */
  async path(): Promise<string> {
    await this.page.heading.appears()
    return this.page.path()
  }

  /** What the screen says. */
  async says(): Promise<Said> {
    await this.page.heading.appears()
    await this.page.isAtRest()
    return saidIn(this.page.main)
  }

  /** What it says while something is pending, once it says that. */
  async saysMeanwhile([first]: readonly string[]): Promise<Said> {
    await this.page.heading.appears()
    if (first !== undefined) await this.page.main.text(first).first().appears()
    return saidIn(this.page.main)
  }

  /** What the question over the screen says. */
  async saysOverScreen(): Promise<Said> {
    await this.page.isAtRest()
    return saidIn(this.page.role('dialog'))
  }

  /** The names that stand nowhere on the page, and that a screen reader says. */
  async heard(): Promise<readonly string[]> {
    await this.page.isAtRest()
    return this.heardMeanwhile()
  }

  /** The same while something is pending. */
  async heardMeanwhile(): Promise<readonly string[]> {
    const named = await this.page.css('[aria-label], img:not([alt=""])').all()
    return Promise.all(named.map((each) => each.name()))
  }

  /** What the tab is called. */
  async tabTitle(): Promise<string> {
    await this.page.heading.appears()
    await this.page.isAtRest()
    return this.page.title()
  }

  /** Presses what stands on the screen, or over it, by those words. */
  async choose(words: string): Promise<void> {
    const name = oneOf(words, `${words} ${kitTexts.opensInNewTab}`)
    await this.page
      .role('button', { name })
      .or(this.page.role('link', { name }))
      .or(this.page.role('tab', { name }))
      .press()
  }

  /** Each link of the screen, and where it leads. */
  async leadsTo(): Promise<readonly (readonly [string, string])[]> {
    await this.page.heading.appears()
    await this.page.isAtRest()
    const links = await this.page.main.role('link').all()
    return Promise.all(links.map(async (link) => [await link.read(), await link.target()] as const))
  }

  /** Of the menu in a wide window. */
  async openMenuPart(title: string): Promise<void> {
    await this.page.isAtRest()
    await this.menuPart(title).css('summary').press()
  }

  /** What an open part of it offers, and where each leads; nothing while it is closed. */
  async menuPartTargets(title: string): Promise<Targets> {
    return targetsOf(this.menuPart(title).role('link'))
  }

  async strike(key: string): Promise<void> {
    await this.page.strike(key)
  }

  /** The field that has the focus. */
  async fieldInFocus(): Promise<string> {
    return this.page.main.css('input:focus').name()
  }

  /** What lies around an open dialog is of the dialog's own. */
  async pressBeside(): Promise<void> {
    await this.page.role('dialog').press()
  }

  /** From now on the device copies nothing. */
  async refuseCopies(): Promise<void> {
    await this.page.device.refuseCopies()
  }

  /** The page views reported to analytics. */
  async pageViews(): Promise<readonly string[]> {
    await this.page.isAtRest()
    return this.page.device.pageViews()
  }

  private menuPart(title: string): Part {
    return this.page.role('navigation', { name: menuTexts.mainMenu }).css('details').having(title)
  }
}
