import { menuTexts } from '@/ui/texts/menu.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { readDisabledLinksWithReasons } from '#features/support/disabled-entries'
import { substringPattern, type Page } from '#features/support/page'
import { readLinkTextsAndAddresses, type LinkTextsAndAddresses } from '#features/support/link-targets'

/** Tasks on the parts around a screen: header, menu and bottom bar. */
export class PortalNavigationTasks {
  constructor(private readonly page: Page) {}

  /** Returns the address of the header's help link; empty if the header has no help link. */
  async headerHelpLinkAddress(): Promise<string> {
    await this.waitUntilShown()
    const help = this.page.getByRole('banner').getByRole('link', { name: shellTexts.help })
    return (await help.isPresent()) ? help.linkAddress() : ''
  }

  /** Sets the window's width in CSS pixels. */
  async setWindowWidth(width: number): Promise<void> {
    await this.page.device.setWindowWidth(width)
  }

  /** Returns the texts of the bottom bar's entries, including labels that only screen readers announce. */
  async bottomBarEntries(): Promise<readonly string[]> {
    await this.waitUntilShown()
    return this.bottomBar().getByRole('listitem').visibleTexts()
  }

  /** Returns the addresses of the bottom bar's entries. */
  async bottomBarAddresses(): Promise<readonly string[]> {
    await this.waitUntilShown()
    return (await readLinkTextsAndAddresses(this.bottomBar().getByCss('a'))).map(([, target]) => target)
  }

  /** Returns the disabled entries of the bottom bar, each with the reason why it is disabled. */
  async disabledBottomBarEntries(): Promise<readonly string[]> {
    await this.waitUntilShown()
    return readDisabledLinksWithReasons(this.bottomBar())
  }

  /** Returns the texts above the bottom bar that say why entries are disabled. */
  async disabledReasonsAboveBottomBar(): Promise<readonly string[]> {
    await this.waitUntilShown()
    return this.bottomBar().getByCss('p').visibleTexts()
  }

  /** Returns the header's help entry with the reason why it is disabled; empty if it is not disabled. */
  async disabledHeaderHelpEntry(): Promise<readonly string[]> {
    await this.waitUntilShown()
    const closed = this.page.getByRole('banner').getByCss('[aria-disabled="true"]')
    const words = await closed.visibleTexts()
    return words.filter((entry) => entry.startsWith(shellTexts.help))
  }

  /** Returns the text and the address of each menu entry. */
  async menuLinksWithAddresses(): Promise<LinkTextsAndAddresses> {
    await this.openMenu()
    return readLinkTextsAndAddresses(this.menuDialog().getByCss('a'))
  }

  /** Returns the texts of the menu entries, in order. */
  async menuEntries(): Promise<readonly string[]> {
    await this.openMenu()
    return this.menuDialog().getByRole('link').visibleTexts()
  }

  /** Returns the disabled menu entries, each with the reason why it is disabled. */
  async disabledMenuEntries(): Promise<readonly string[]> {
    await this.openMenu()
    await this.page.waitUntilIdle()
    return this.menuDialog().getByCss('[aria-disabled="true"]').visibleTexts()
  }

  async chooseFromMenu(entry: string): Promise<void> {
    await this.openMenu()
    await this.menuDialog().getByRole('link', { name: entry }).press()
    await this.menuDialog().waitToDisappear()
    await this.page.waitUntilIdle()
  }

  private async openMenu(): Promise<void> {
    await this.waitUntilShown()
    await this.page.getByRole('button', { name: substringPattern(basicComponentTexts.openMenu) }).press()
    await this.menuDialog().waitToAppear()
  }

  private bottomBar() {
    return this.page.getByRole('navigation', { name: substringPattern(basicComponentTexts.quickNavigation) })
  }

  private menuDialog() {
    return this.page.getByRole('dialog', { name: substringPattern(menuTexts.mainMenu) })
  }

  private async waitUntilShown(): Promise<void> {
    await this.page.heading.waitToAppear()
    await this.page.main.getByCss('[aria-busy]').firstMatch().waitToDisappear()
  }
}
