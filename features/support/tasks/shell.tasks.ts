import { shellTexts } from '@/ui/texts/shell.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { oldBrowserTexts } from '@/ui/texts/old-browser.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { iconSvgPaths } from '@/ui/kit/icon-svg-paths'
import { substringPattern, exactTextPattern, type Page, type PageElement } from '#features/support/page'
import { readShownTexts, type ShownTexts } from '#features/support/shown-texts'
import { readLinkTextsAndAddresses, type LinkTextsAndAddresses } from '#features/support/link-targets'

export class CommonScreenTasks {
  constructor(private readonly page: Page) {}

  /** Returns the texts of the links to the lender's website that the portal shows before login, in order. */
  async lenderLinkTextsBeforeLogin(): Promise<readonly string[]> {
    return (await this.lenderLinksElement()).getByRole('link').visibleTexts()
  }

  /**
   * Returns the text and the address of each link to the lender's website that the portal shows before login.
   */
  async lenderLinksWithAddressesBeforeLogin(): Promise<readonly (readonly [string, string])[]> {
    const links = await (await this.lenderLinksElement()).getByRole('link').allMatches()
    return Promise.all(
      links.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const),
    )
  }

  /**
   * Returns the element that contains the links to the lender's website before login: the top bar or the
   * footer. If the footer is folded, unfolds it.
   */
  private async lenderLinksElement(): Promise<PageElement> {
    await this.page.heading.waitToAppear()
    const more = this.page.getByCss('footer summary')
    if (await more.isPresent()) await more.press()
    return this.page.getByRole('navigation', { name: substringPattern(shellTexts.publicLinks) })
  }

  /** Presses the skip link, which moves the focus past the header to the screen's content. */
  async skipToContent(): Promise<void> {
    await this.page.getByRole('link', { name: basicComponentTexts.skipToContent }).press()
  }

  async skipLinkAddress(): Promise<string> {
    return this.page.getByRole('link', { name: basicComponentTexts.skipToContent }).linkAddress()
  }

  async waitUntilContentIsFocused(): Promise<void> {
    await this.page.getByCss('main:focus').waitToAppear()
  }

  /**
   * Returns the text and the address of each link in the footer for people who are not signed in: to the
   * consumer requests and to the contact page.
   */
  async footerLinksWithAddressesBeforeLogin(): Promise<readonly (readonly [string, string])[]> {
    const foot = this.page.getByRole('navigation', {
      name: substringPattern(shellTexts.publicEntries.contact),
    })
    const links = await foot.getByRole('link').allMatches()
    return Promise.all(
      links.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const),
    )
  }

  /** Follows a link in the footer for people who are not signed in, by its text. */
  async followFooterLink(label: string): Promise<void> {
    const foot = this.page.getByRole('navigation', {
      name: substringPattern(shellTexts.publicEntries.contact),
    })
    await foot.getByRole('link', { name: label }).press()
  }

  /** Returns the texts of the notice that says that the browser is too old for the portal. */
  async oldBrowserNoticeTexts(): Promise<ShownTexts> {
    await this.oldBrowser.waitToAppear()
    return readShownTexts(this.oldBrowser)
  }

  /** Waits until the screen shows no notice that the browser is too old. */
  async waitUntilNoOldBrowserNotice(): Promise<void> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    await this.oldBrowser.waitToDisappear()
  }

  async proceedWithOldBrowser(): Promise<void> {
    await this.oldBrowser.getByRole('button', { name: oldBrowserTexts.proceed }).press()
  }

  private get oldBrowser(): PageElement {
    return this.page.getByRole('complementary', { name: oldBrowserTexts.title })
  }

  /** Returns the path at which the page is at this moment, without waiting until the screen is idle. */
  async currentPath(): Promise<string> {
    await this.page.heading.waitToAppear()
    return this.page.path()
  }

  /**
   * Waits at most two seconds until the page is at that path. Returns the path of the page after the
   * wait.
   */
  async waitForPathAndReadPath(path: string): Promise<string> {
    for (let looks = 0; looks < 20 && (await this.currentPath()) !== path; looks += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    return this.currentPath()
  }

  /** Returns all visible texts of the screen, once it is idle. */
  async screenTexts(): Promise<ShownTexts> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    return readShownTexts(this.page.main)
  }

  /** Returns the texts of the titles and of the list entries that have a tick. */
  async tickedTitleAndListEntryTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const tick = this.page.main.getByCss(`path[d="${iconSvgPaths.check}"]`)
    const entries = this.page.main.getByRole('heading').unionWith(this.page.main.getByRole('listitem'))
    return entries.filterByContent(tick).visibleTexts()
  }

  /**
   * Returns the text of the screen's main button or link. If there are several, returns all their texts,
   * joined by commas.
   */
  async mainActionText(): Promise<string> {
    await this.page.waitUntilIdle()
    return (await this.page.main.getByCss('[class*="_primary_"]').visibleTexts()).join(', ')
  }

  /**
   * Returns the texts that screen readers announce without interrupting: those of elements with the role
   * `status`.
   */
  async announcedText(): Promise<string> {
    await this.page.waitUntilIdle()
    const announced = await this.page.main.getByRole('status').visibleTexts()
    return announced.filter((text) => text !== '').join(' ')
  }

  /** Returns the sentence under the screen's title. */
  async sentenceUnderTitle(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByCss('header p').firstMatch().visibleText()
  }

  /** Returns the error messages of the form on the screen, from the first field to the last. */
  async formErrors(): Promise<readonly string[]> {
    const complaints = this.page.main.getByRole('alert').getByRole('listitem')
    await complaints.firstMatch().waitToAppear()
    return complaints.visibleTexts()
  }

  /** Returns the failure message of the screen, with the support code in it. */
  async failureMessage(): Promise<string> {
    return readFailureMessage(this.page)
  }

  /**
   * Waits until the first of the given texts is shown. Returns all texts of the screen, even if requests
   * are still pending.
   */
  async screenTextsWhileLoading([first]: readonly string[]): Promise<ShownTexts> {
    await this.page.heading.waitToAppear()
    if (first !== undefined) await this.page.main.getByText(first).firstMatch().waitToAppear()
    return readShownTexts(this.page.main)
  }

  /** Returns the texts of the dialog that covers the screen; no texts if there is no dialog. */
  async dialogTexts(): Promise<ShownTexts> {
    await this.page.waitUntilIdle()
    return readShownTexts(this.page.getByRole('dialog'))
  }

  /**
   * Returns the accessible names of those elements of the page that have an `aria-label` or are images with
   * an alternative text.
   */
  async ariaLabelsAndAltTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.ariaLabelsAndAltTextsWhileLoading()
  }

  /**
   * Returns the accessible names of those elements of the page that have an `aria-label` or are images with
   * an alternative text, even while requests are pending.
   */
  async ariaLabelsAndAltTextsWhileLoading(): Promise<readonly string[]> {
    const named = await this.page.getByCss('[aria-label], img:not([alt=""])').allMatches()
    return Promise.all(named.map((each) => each.accessibleName()))
  }

  /** Returns the document title. */
  async documentTitle(): Promise<string> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    return this.page.documentTitle()
  }

  /**
   * Presses the button, link or tab with that name on the screen, or in the dialog that covers the screen.
   */
  async pressLinkOrButton(words: string): Promise<void> {
    const name = exactTextPattern(words, `${words} ${basicComponentTexts.opensInNewTab}`)
    await this.page
      .getByRole('button', { name })
      .unionWith(this.page.getByRole('link', { name }))
      .unionWith(this.page.getByRole('tab', { name }))
      .press()
  }

  /** Returns the text and the address of each link of the screen. */
  async linkTextsAndAddresses(): Promise<readonly (readonly [string, string])[]> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    const links = await this.page.main.getByRole('link').allMatches()
    return Promise.all(
      links.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const),
    )
  }

  /** Opens the menu group with that title. Only a wide window shows menu groups. */
  async openMenuGroup(title: string): Promise<void> {
    await this.page.waitUntilIdle()
    await this.menuPart(title).getByCss('summary').press()
  }

  /** Returns the text and the address of each entry of a menu group; empty if the group is closed. */
  async menuGroupLinksWithAddresses(title: string): Promise<LinkTextsAndAddresses> {
    return readLinkTextsAndAddresses(this.menuPart(title).getByRole('link'))
  }

  async pressKey(key: string): Promise<void> {
    await this.page.pressKey(key)
  }

  /** Returns the accessible name of the element of the screen that has the focus. */
  async focusedElementName(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByCss(':focus').accessibleName()
  }

  /** Returns the label of the focused field. */
  async focusedFieldLabel(): Promise<string> {
    return this.page.main.getByCss('input:focus').accessibleName()
  }

  /** Presses outside an open dialog, on its backdrop. */
  async pressDialogBackdrop(): Promise<void> {
    await this.page.getByRole('dialog').press()
  }

  /** Makes copying to the clipboard fail from now on. */
  async blockClipboard(): Promise<void> {
    await this.page.device.blockClipboard()
  }

  /**
   * Returns what the portal has reported to analytics, in order: the route pattern of each screen that was
   * opened, and the services that the customer chose.
   */
  async reportedPageViews(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.device.reportedPageViews()
  }

  private menuPart(title: string): PageElement {
    return this.page
      .getByRole('navigation', { name: menuTexts.mainMenu })
      .getByCss('details')
      .filterByContent(title)
  }
}

/** Returns the failure message and its support code. */
async function readFailureMessage({ main }: Page): Promise<string> {
  await main.getByRole('button', { name: failureActionTexts.retry }).waitToAppear()
  return (await main.getByCss('p').visibleTexts()).join(' ')
}
