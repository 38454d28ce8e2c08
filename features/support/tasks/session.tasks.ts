import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { containing, type Page, type Part } from '#features/support/page'

export class SessionTasks {
  constructor(private readonly page: Page) {}

  /** Opens an address of the portal, as a link or the address bar does. */
  async open(address: string): Promise<void> {
    await this.page.go(address)
  }

  /** Closes and opens the page again at the same address. */
  async reload(): Promise<void> {
    await this.page.reload()
  }

  /** Elsewhere and back, to the page that the browser kept. */
  async comeBackToKeptPage(): Promise<void> {
    await this.page.device.keepWhole()
    await this.page.device.bringBackWhole()
    await this.page.isAtRest()
  }

  /** Meanwhile, in another tab, the customer leaves. */
  async leaveElsewhereMeanwhile(): Promise<void> {
    await this.page.device.keepWhole()
    await this.logOutElsewhere()
    await this.page.device.bringBackWhole()
    await this.page.isAtRest()
  }

  /** Presses the browser's own button. */
  async goBack(): Promise<void> {
    await this.page.back()
  }

  /** Path and query where the customer ends up. */
  async address(): Promise<string> {
    return this.page.address()
  }

  /** A screen may stand still while the device or the server is being asked, and lead on by itself. */
  async addressOnTheWayTo(expected: string): Promise<string> {
    await this.page.arrivesAt(expected).catch(() => undefined)
    return this.page.address()
  }

  /** The title of the screen. */
  async title(): Promise<string> {
    await this.page.isAtRest()
    return this.page.heading.read()
  }

  /** The title of a screen that is still waiting for something. */
  async titleNow(): Promise<string> {
    await this.page.heading.appears()
    return this.page.heading.read()
  }

  /** That much time goes by on the portal's clock. */
  async letPass(seconds: number): Promise<void> {
    await this.page.heading.appears()
    await this.page.device.letPass(seconds)
  }

  /** Logs out in another tab of the same browser. */
  async logOutElsewhere(): Promise<void> {
    await this.page.isAtRest()
    const other = await this.page.device.otherTab(addresses.logout.path)
    await other.role('button', { name: accessTexts.logout.confirm }).press()
    await other.role('button', { name: accessTexts.logout.close }).press()
    await other.close()
  }

  /** Opens a link that lets that customer in, in another tab of the same browser, and no more. */
  async openLinkElsewhere(personaId: string): Promise<void> {
    const other = await this.linkElsewhere(personaId)
    await other.role('button', { name: welcomeTexts.autoLogin.confirm }).appears()
    await other.close()
  }

  /** Agrees to enter with the link that was opened. */
  async agreeToLink(): Promise<void> {
    await this.page.main.role('button', { name: welcomeTexts.autoLogin.confirm }).press()
  }

  /** Agrees after the session that was open has ended. */
  async agreeToLinkSignedOut(): Promise<void> {
    await this.page.main.role('button', { name: welcomeTexts.autoLogin.left.confirm }).press()
  }

  /** Asked whether the session may end, says no. */
  async stay(): Promise<void> {
    await this.page.main.role('button', { name: accessTexts.stay }).press()
  }

  /** Lets that customer in by a link that is opened in another tab of the same browser. */
  async enterElsewhere(personaId: string): Promise<void> {
    const other = await this.linkElsewhere(personaId)
    await other.role('button', { name: welcomeTexts.autoLogin.confirm }).press()
    await other.arrivesAt(addresses.home.path)
    await other.close()
  }

  /** Where home leads in another tab of the same browser. */
  async homeElsewhere(): Promise<string> {
    await this.page.isAtRest()
    const other = await this.page.device.otherTab(addresses.home.path)
    const address = await other.address()
    await other.close()
    return address
  }

  /** What is kept on the device, under the portal's namespace. */
  async keptKeys(): Promise<readonly string[]> {
    return this.page.device.keptKeys()
  }

  /** Where those words stand, spaces or not: on the screen, behind it for who hears it, on the device, in the address. */
  async placesOf(words: string): Promise<readonly string[]> {
    const { device } = this.page
    const attributes = ['aria-label', 'value', 'title', 'alt', 'href'].map((name) => `[${name}*="${words}"]`)
    const keys = await device.keptKeys()
    const texts = {
      screen: (await this.page.css('*').readAll()).join(' '),
      attributes: (await this.page.css(attributes.join(', ')).count()) > 0 ? words : '',
      address: await this.page.address(),
      tabs: (await device.keptInTabs()).join(' '),
      ...Object.fromEntries(
        await Promise.all(
          keys.map(async (key) => [key, (await device.kept(`portal.${key}`)) ?? ''] as const),
        ),
      ),
    }
    const found = Object.entries(texts).filter(([, text]) => unspaced(text).includes(unspaced(words)))
    return found.map(([place]) => place)
  }

  /** Presses the way on that the screen of a failure offers. */
  async retry(): Promise<void> {
    await this.page.main.role('button', { name: containing(failureTexts.retry) }).press()
    await this.page.isAtRest()
  }

  /** What a screen that could not be loaded says. */
  async failure(): Promise<string> {
    await this.page.main.role('button', { name: containing(failureTexts.retry) }).appears()
    return this.page.main.css('header p').read()
  }

  /** The short notices at the bottom, once there are any. */
  async toasts(): Promise<readonly string[]> {
    await this.notices().first().appears()
    return this.notices().readAll()
  }

  async closeToast(): Promise<void> {
    await this.page.role('button', { name: kitTexts.dismissNotice }).press()
  }

  async pointAtToast(): Promise<void> {
    await this.notices().first().pointAt()
  }

  /** The pointer goes back to the title. */
  async pointAway(): Promise<void> {
    await this.page.heading.pointAt()
  }

  async focusToast(): Promise<void> {
    await this.page.role('button', { name: kitTexts.dismissNotice }).strike('Shift')
  }

  /** By the keyboard, to what every page begins with. */
  async focusElsewhere(): Promise<void> {
    await this.page.role('link', { name: kitTexts.skipToContent }).strike('Shift')
  }

  /** How a reader is informed of them: `polite` waits for a pause. */
  async toastManners(): Promise<string | undefined> {
    await this.notices().first().appears()
    return this.page.role('region', { name: kitTexts.notices }).attribute('aria-live')
  }

  async hasNoToasts(): Promise<void> {
    await this.notices().first().goes()
  }

  private async linkElsewhere(personaId: string): Promise<Page> {
    await this.page.isAtRest()
    return this.page.device.otherTab(addresses.autoLogin.to({ link: personaId }))
  }

  private notices(): Part {
    return this.page.role('region', { name: kitTexts.notices }).css('p')
  }
}

function unspaced(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}
