import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'
import { autoLoginLinkDataOfPersona } from '#tests/support/lender-links'

export class SessionTasks {
  constructor(private readonly page: Page) {}

  /** Opens an address of the portal, as a link or the browser's address bar does. */
  async openAddress(address: string): Promise<void> {
    await this.page.openAddress(address)
  }

  /** Reloads the page. */
  async reload(): Promise<void> {
    await this.page.reload()
  }

  /** Puts the page into the browser's back-forward cache, and returns to the page. */
  async freezePageAndReturn(): Promise<void> {
    await this.page.device.freezePage()
    await this.page.device.restoreFrozenPage()
    await this.page.waitUntilIdle()
  }

  /** Puts this page into the back-forward cache, signs out in another tab, and returns to this page. */
  async logOutInAnotherTabWhileFrozen(): Promise<void> {
    await this.page.device.freezePage()
    await this.logOutInAnotherTab()
    await this.page.device.restoreFrozenPage()
    await this.page.waitUntilIdle()
  }

  /** Goes back with the browser's back button. */
  async goBack(): Promise<void> {
    await this.page.goBack()
  }

  /**
   * Waits until the page is at the path `expected`. Returns the page's address after the wait, even if the
   * page did not reach that path. Some screens lead to another address only after the device or the lender
   * has answered.
   */
  async waitForPathAndReadAddress(expected: string): Promise<string> {
    await this.page.waitForPath(expected).catch(() => undefined)
    return this.page.address()
  }

  /** Returns the title of the screen. */
  async screenTitle(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.heading.visibleText()
  }

  /** Returns the title of a screen that is still loading. */
  async titleWhileLoading(): Promise<string> {
    await this.page.heading.waitToAppear()
    return this.page.heading.visibleText()
  }

  /** Advances the clock of the device. */
  async advanceClock(seconds: number): Promise<void> {
    await this.page.heading.waitToAppear()
    await this.page.device.advanceClock(seconds)
  }

  /** Signs out in another tab of the same browser. */
  async logOutInAnotherTab(): Promise<void> {
    await this.page.waitUntilIdle()
    const other = await this.page.device.openTab(addresses.logout.path)
    await other.getByRole('button', { name: accessTexts.logout.confirm }).press()
    await other.getByRole('button', { name: accessTexts.logout.close }).press()
    await other.close()
  }

  /**
   * Opens, in another tab, a login link of that customer, and waits until the portal asks whether to sign in.
   * Does not answer the question.
   */
  async openLoginLinkInAnotherTab(personaId: string): Promise<void> {
    const other = await this.openLinkInOtherTab(personaId)
    await other.getByRole('button', { name: welcomeTexts.autoLogin.confirm }).waitToAppear()
    await other.close()
  }

  /** Agrees to sign in with the login link that was opened. */
  async confirmLoginByLink(): Promise<void> {
    await this.page.main.getByRole('button', { name: welcomeTexts.autoLogin.confirm }).press()
  }

  /**
   * Agrees to sign in with a login link. The link was opened during another session, which has ended
   * meanwhile.
   */
  async confirmLoginByLinkAfterLogout(): Promise<void> {
    await this.page.main.getByRole('button', { name: welcomeTexts.autoLogin.left.confirm }).press()
  }

  /** Declines to sign in with the login link. The session that is already open goes on. */
  async declineLoginByLink(): Promise<void> {
    await this.page.main.getByRole('button', { name: accessTexts.stay }).press()
  }

  /** Signs the customer in with a login link, in another tab of the same browser. */
  async logInByLinkInAnotherTab(personaId: string): Promise<void> {
    const other = await this.openLinkInOtherTab(personaId)
    await other.getByRole('button', { name: welcomeTexts.autoLogin.confirm }).press()
    await other.waitForPath(addresses.home.path)
    await other.close()
  }

  /**
   * Signs the customer in with a login link, in another tab of the same browser. No session is open, so the
   * portal signs the customer in without a question.
   */
  async logInByLinkInAnotherTabWithoutSession(personaId: string): Promise<void> {
    const other = await this.openLinkInOtherTab(personaId)
    await other.waitForPath(addresses.home.path)
    await other.close()
  }

  /**
   * Opens home in another tab of the same browser. Returns the address to which the portal redirects
   * that tab.
   */
  async openHomeInAnotherTabAndReadAddress(): Promise<string> {
    await this.page.waitUntilIdle()
    const other = await this.page.device.openTab(addresses.home.path)
    const address = await other.address()
    await other.close()
    return address
  }

  /** Returns the portal's keys in local storage, without the portal's prefix. */
  async localStorageKeys(): Promise<readonly string[]> {
    return this.page.device.localStorageKeys()
  }

  /**
   * Returns where a text appears: `screen`, `attributes` (such as `aria-label`, `value` or `href`),
   * `address`, `tabs` (session storage) or a key of local storage.
   */
  async findWhereTextAppears(words: string): Promise<readonly string[]> {
    const { device } = this.page
    const attributes = ['aria-label', 'value', 'title', 'alt', 'href'].map((name) => `[${name}*="${words}"]`)
    const keys = await device.localStorageKeys()
    const texts = {
      screen: (await this.page.getByCss('*').visibleTexts()).join(' '),
      attributes: (await this.page.getByCss(attributes.join(', ')).countMatches()) > 0 ? words : '',
      address: await this.page.address(),
      tabs: (await device.tabStorageValues()).join(' '),
      ...Object.fromEntries(
        await Promise.all(
          keys.map(async (key) => [key, (await device.localStorageValue(`portal.${key}`)) ?? ''] as const),
        ),
      ),
    }
    const found = Object.entries(texts).filter(([, text]) =>
      withoutSeparators(text).includes(withoutSeparators(words)),
    )
    return found.map(([place]) => place)
  }

  /** Presses the retry button of a screen that shows a failure. */
  async retryAfterFailure(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(failureActionTexts.retry) }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the message of a screen that shows a failure. */
  async failureMessage(): Promise<string> {
    await this.page.main
      .getByRole('button', { name: substringPattern(failureActionTexts.retry) })
      .waitToAppear()
    return this.page.main.getByCss('header p').visibleText()
  }

  /** Waits for a toast. Returns the texts of all toasts. */
  async toastTexts(): Promise<readonly string[]> {
    await this.toastItems().firstMatch().waitToAppear()
    return this.toastItems().visibleTexts()
  }

  /** Waits for a toast. Returns the texts of the links in all toasts. */
  async toastLinkTexts(): Promise<readonly string[]> {
    await this.toastItems().firstMatch().waitToAppear()
    return this.toastItems().getByCss('a').visibleTexts()
  }

  async closeToast(): Promise<void> {
    await this.page.getByRole('button', { name: basicComponentTexts.dismissNotice }).press()
  }

  async hoverOverToast(): Promise<void> {
    await this.toastItems().firstMatch().hover()
  }

  /** Moves the pointer away from the toasts, to the screen's title. */
  async movePointerOffToast(): Promise<void> {
    await this.page.heading.hover()
  }

  async focusToast(): Promise<void> {
    await this.page.getByRole('button', { name: basicComponentTexts.dismissNotice }).pressKey('Shift')
  }

  /** Moves the focus away from the toasts, to the first element of the page, with the keyboard. */
  async moveFocusOffToast(): Promise<void> {
    await this.page.getByRole('link', { name: basicComponentTexts.skipToContent }).pressKey('Shift')
  }

  /**
   * Returns the `aria-live` value of the toasts, which says how screen readers announce them. With `polite`,
   * a screen reader first finishes what it is saying.
   */
  async toastLiveRegionKind(): Promise<string | undefined> {
    await this.toastItems().firstMatch().waitToAppear()
    return this.page.getByRole('region', { name: basicComponentTexts.notices }).attributeValue('aria-live')
  }

  async waitUntilNoToasts(): Promise<void> {
    await this.toastItems().firstMatch().waitToDisappear()
  }

  private async openLinkInOtherTab(personaId: string): Promise<Page> {
    await this.page.waitUntilIdle()
    return this.page.device.openTab(
      addresses.autoLogin.createPath({ link: autoLoginLinkDataOfPersona(personaId) }),
    )
  }

  private toastItems(): PageElement {
    return this.page.getByRole('region', { name: basicComponentTexts.notices }).getByCss('p')
  }
}

function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}
