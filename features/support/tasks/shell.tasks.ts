import { shellTexts } from '@/ui/texts/shell.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { oldBrowserTexts } from '@/ui/texts/old-browser.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { textContaining, exactlyOneOf, type Page, type PageElement } from '#features/support/page'
import { shownTextsIn, type ShownTexts } from '#features/support/shown-texts'
import { linkTargetsOf, type LinkTargets } from '#features/support/link-targets'

export class ShellTasks {
  constructor(private readonly page: Page) {}

  /** Returns the lender's links before login, in order. */
  async publicHeaderLinks(): Promise<readonly string[]> {
    return (await this.publicBar()).role('link').visibleTexts()
  }

  /** Returns the lender's links before login with their addresses. */
  async publicHeaderLinkTargets(): Promise<readonly (readonly [string, string])[]> {
    const links = await (await this.publicBar()).role('link').all()
    return Promise.all(
      links.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const),
    )
  }

  /** The lender's links: in the top bar, or in the footer once it is opened. */
  private async publicBar(): Promise<PageElement> {
    await this.page.heading.waitToAppear()
    const more = this.page.css('footer summary')
    if (await more.isPresent()) await more.press()
    return this.page.role('navigation', { name: textContaining(shellTexts.publicLinks) })
  }

  /** Skips to the content with the skip link. */
  async skipToContent(): Promise<void> {
    await this.page.role('link', { name: kitTexts.skipToContent }).press()
  }

  async skipLinkTarget(): Promise<string> {
    return this.page.role('link', { name: kitTexts.skipToContent }).linkAddress()
  }

  async waitUntilContentIsFocused(): Promise<void> {
    await this.page.css('main:focus').waitToAppear()
  }

  /** Returns the legally required links of the footer: text and address. */
  async publicFooterLinks(): Promise<readonly (readonly [string, string])[]> {
    const foot = this.page.role('navigation', { name: textContaining(shellTexts.publicEntries.contact) })
    const links = await foot.role('link').all()
    return Promise.all(
      links.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const),
    )
  }

  /** Follows a legally required link of the footer. */
  async followFooterLink(label: string): Promise<void> {
    const foot = this.page.role('navigation', { name: textContaining(shellTexts.publicEntries.contact) })
    await foot.role('link', { name: label }).press()
  }

  /** Returns the notice of an old browser. */
  async oldBrowserNotice(): Promise<ShownTexts> {
    await this.oldBrowser.waitToAppear()
    return shownTextsIn(this.oldBrowser)
  }

  /** Checks that there is no notice of an old browser. */
  async waitUntilNoOldBrowserNotice(): Promise<void> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    await this.oldBrowser.waitToDisappear()
  }

  async proceedWithOldBrowser(): Promise<void> {
    await this.oldBrowser.role('button', { name: oldBrowserTexts.proceed }).press()
  }

  private get oldBrowser(): PageElement {
    return this.page.role('complementary', { name: oldBrowserTexts.title })
  }

  /** Returns the path now, without waiting until the screen is idle. */
  async currentPath(): Promise<string> {
    await this.page.heading.waitToAppear()
    return this.page.path()
  }

  /** Waits at most two seconds for that path, and returns the path. */
  async waitForPath(path: string): Promise<string> {
    for (let looks = 0; looks < 20 && (await this.currentPath()) !== path; looks += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    return this.currentPath()
  }

  /** Returns the texts of the screen. */
  async screenTexts(): Promise<ShownTexts> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    return shownTextsIn(this.page.main)
  }

  /** Returns the text under the title. */
  async sentenceUnderTitle(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.css('header p').first().visibleText()
  }

  /** Returns the errors of the form, from the first field to the last. */
  async formErrors(): Promise<readonly string[]> {
    const complaints = this.page.main.role('alert').role('listitem')
    await complaints.first().waitToAppear()
    return complaints.visibleTexts()
  }

  /** Returns the failure message and its support code. */
  async failureMessage(): Promise<string> {
    return readFailure(this.page)
  }

  /** Waits for the first text, and returns the texts of the screen while something is pending. */
  async textsWhilePending([first]: readonly string[]): Promise<ShownTexts> {
    await this.page.heading.waitToAppear()
    if (first !== undefined) await this.page.main.text(first).first().waitToAppear()
    return shownTextsIn(this.page.main)
  }

  /** Returns the texts of the dialog over the screen. */
  async dialogTexts(): Promise<ShownTexts> {
    await this.page.waitUntilIdle()
    return shownTextsIn(this.page.role('dialog'))
  }

  /** Returns the accessible names that are not visible texts. */
  async accessibleNamesWithoutText(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.accessibleNamesWhilePending()
  }

  /** Returns the accessible names that are not visible texts, while something is pending. */
  async accessibleNamesWhilePending(): Promise<readonly string[]> {
    const named = await this.page.css('[aria-label], img:not([alt=""])').all()
    return Promise.all(named.map((each) => each.name()))
  }

  /** Returns the document title. */
  async tabTitle(): Promise<string> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    return this.page.title()
  }

  /** Presses the element with that name on the screen or in the dialog. */
  async pressElementNamed(words: string): Promise<void> {
    const name = exactlyOneOf(words, `${words} ${kitTexts.opensInNewTab}`)
    await this.page
      .role('button', { name })
      .or(this.page.role('link', { name }))
      .or(this.page.role('tab', { name }))
      .press()
  }

  /** Returns text and address of each link of the screen. */
  async linkTargets(): Promise<readonly (readonly [string, string])[]> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    const links = await this.page.main.role('link').all()
    return Promise.all(
      links.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const),
    )
  }

  /** Opens a menu group in a wide window. */
  async openMenuGroup(title: string): Promise<void> {
    await this.page.waitUntilIdle()
    await this.menuPart(title).css('summary').press()
  }

  /** Returns text and address of each entry of an open menu group; empty if it is closed. */
  async menuGroupTargets(title: string): Promise<LinkTargets> {
    return linkTargetsOf(this.menuPart(title).role('link'))
  }

  async pressKey(key: string): Promise<void> {
    await this.page.pressKey(key)
  }

  /** Returns the label of the focused field. */
  async focusedField(): Promise<string> {
    return this.page.main.css('input:focus').name()
  }

  /** Presses outside an open dialog, on its backdrop. */
  async pressDialogBackdrop(): Promise<void> {
    await this.page.role('dialog').press()
  }

  /** Makes copying fail from now on. */
  async blockClipboard(): Promise<void> {
    await this.page.device.blockClipboard()
  }

  /** Returns the page views reported to analytics. */
  async reportedPageViews(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.device.reportedPageViews()
  }

  private menuPart(title: string): PageElement {
    return this.page.role('navigation', { name: menuTexts.mainMenu }).css('details').containing(title)
  }
}

/** Returns the failure message and its support code. */
async function readFailure({ main }: Page): Promise<string> {
  await main.role('button', { name: failureTexts.retry }).waitToAppear()
  return (await main.css('p').visibleTexts()).join(' ')
}
