import { menuTexts } from '@/ui/texts/menu.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { closedEntries } from '#features/support/closed-entries'
import { containing, type Page } from '#features/support/page'
import { targetsOf, type Targets } from '#features/support/targets'

/** What surrounds a screen: its header, the menu, the bar below. */
export class FrameTasks {
  constructor(private readonly page: Page) {}

  /** Where the help of the header leads; empty without it. */
  async helpTarget(): Promise<string> {
    await this.stands()
    const help = this.page.role('banner').role('link', { name: shellTexts.help })
    return (await help.isThere()) ? help.target() : ''
  }

  /** From now on the window is that wide, in CSS pixels. */
  async widen(width: number): Promise<void> {
    await this.page.device.widen(width)
  }

  /** The entries of the bottom bar, what is only heard included. */
  async bottomBar(): Promise<readonly string[]> {
    await this.stands()
    return this.bar().role('listitem').readAll()
  }

  /** Where the entries of the bottom bar lead. */
  async bottomBarTargets(): Promise<readonly string[]> {
    await this.stands()
    return (await targetsOf(this.bar().css('a'))).map(([, target]) => target)
  }

  /** The entries of the bottom bar that are closed to the customer, each with its reason. */
  async closedInBottomBar(): Promise<readonly string[]> {
    await this.stands()
    return closedEntries(this.bar())
  }

  /** What the bottom bar says to everybody who sees it, over its entries. */
  async bottomBarReasons(): Promise<readonly string[]> {
    await this.stands()
    return this.bar().css('p').readAll()
  }

  /** What is at the far end of the header and closed to the customer, with its reason. */
  async closedInHeader(): Promise<readonly string[]> {
    await this.stands()
    const closed = this.page.role('banner').css('[aria-disabled="true"]')
    const words = await closed.readAll()
    return words.filter((entry) => entry.startsWith(shellTexts.help))
  }

  /** Each entry of the menu and where it leads. */
  async menuTargets(): Promise<Targets> {
    await this.openMenu()
    return targetsOf(this.menuDialog().css('a'))
  }

  /** The entries of the menu, in order. */
  async menu(): Promise<readonly string[]> {
    await this.openMenu()
    return this.menuDialog().role('link').readAll()
  }

  /** The entries that are closed to the customer, each with its reason. */
  async closedInMenu(): Promise<readonly string[]> {
    await this.openMenu()
    await this.page.isAtRest()
    return this.menuDialog().css('[aria-disabled="true"]').readAll()
  }

  async chooseFromMenu(entry: string): Promise<void> {
    await this.openMenu()
    await this.menuDialog().role('link', { name: entry }).press()
    await this.menuDialog().goes()
    await this.page.isAtRest()
  }

  private async openMenu(): Promise<void> {
    await this.stands()
    await this.page.role('button', { name: containing(kitTexts.openMenu) }).press()
    await this.menuDialog().appears()
  }

  private bar() {
    return this.page.role('navigation', { name: containing(kitTexts.quickNavigation) })
  }

  private menuDialog() {
    return this.page.role('dialog', { name: containing(menuTexts.mainMenu) })
  }

  private async stands(): Promise<void> {
    await this.page.heading.appears()
    await this.page.main.css('[aria-busy]').first().goes()
  }
}
