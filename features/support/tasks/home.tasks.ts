import { addresses } from '@/ui/addresses'
import { homeTexts } from '@/ui/texts/home.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { requirePlaywrightPage } from '#features/support/chromium-page'
import { substringPattern, type Page, type PageElement } from '#features/support/page'
import { readLinkTextsAndAddresses, type LinkTextsAndAddresses } from '#features/support/link-targets'

export class HomeTasks {
  constructor(private readonly page: Page) {}

  async greeting(): Promise<string> {
    await this.closeDialogs()
    await this.waitForTiles()
    return this.page.heading.visibleText()
  }

  /** Closes the dialogs that cover the screen, which is home or another one. Returns the screen's text. */
  async closeDialogsAndReadText(): Promise<string> {
    await this.closeDialogs()
    return this.page.main.visibleText()
  }

  async tileTexts(): Promise<readonly string[]> {
    await this.waitForTiles()
    return this.tileLinks().visibleTexts()
  }

  /** Returns the text and the address of each tile on home. */
  async tileLinksWithAddresses(): Promise<LinkTextsAndAddresses> {
    await this.waitForTiles()
    return readLinkTextsAndAddresses(this.tileLinks())
  }

  async openScreenOfTile(name: string): Promise<void> {
    await this.tileLinks().filterByContent(name).press()
    await this.page.waitForPath((path) => path !== addresses.home.path)
    await this.page.waitUntilIdle()
  }

  /** Returns the text shown while home is loading. */
  async loadingText(): Promise<string> {
    const status = this.page.main.getByRole('status').filterByContent(homeTexts.loading)
    await status.waitToAppear()
    return status.visibleText()
  }

  /** Returns the message that home shows when loading takes longer than usual. */
  async slowLoadingMessage(): Promise<string> {
    const status = this.page.main.getByRole('status').filterByContent('Está tardando')
    await status.waitToAppear()
    return status.visibleText()
  }

  /**
   * Returns the text of home's card for the credit line, without its buttons and links; empty if home has
   * no such card.
   */
  async creditLineCardText(): Promise<string> {
    await this.waitForTiles()
    const card = this.creditLineRegion()
    if ((await card.countMatches()) === 0) return ''
    const controls = await card.getByCss('button, a, [role="link"]').visibleTexts()
    return controls.reduce((text, control) => text.replace(` ${control}`, ''), await card.visibleText())
  }

  /** Returns the texts of the buttons and links of the card for the credit line on home. */
  async creditLineActionNames(): Promise<readonly string[]> {
    await this.waitForTiles()
    const actions = await this.creditLineRegion().getByCss('button, a').visibleTexts()
    return actions.map((action) => action.replace(` ${basicComponentTexts.opensInNewTab}`, ''))
  }

  /** Returns the links of the card for the credit line on home, each with its text and address. */
  async creditLineLinksWithAddresses(): Promise<LinkTextsAndAddresses> {
    await this.waitForTiles()
    const targets = await readLinkTextsAndAddresses(this.creditLineRegion().getByCss('a'))
    return targets.map(([words, target]) => [
      words.replace(` ${basicComponentTexts.opensInNewTab}`, ''),
      target,
    ])
  }

  /** Closes the dialogs that cover home's card for the credit line. */
  async closeDialogsOverCreditLine(): Promise<void> {
    await this.closeDialogs()
    await this.creditLineRegion().waitToAppear()
  }

  /** Opens another screen of the portal and comes back to home. */
  async openAnotherScreenAndComeBack(): Promise<void> {
    await this.openScreenOfTile(homeTexts.tiles['my-payments'])
    await this.page.goBack()
    await this.waitForTiles()
  }

  async toggleAmountVisibility(): Promise<void> {
    await this.creditLineRegion().getByRole('button').press()
  }

  /**
   * Closes the dialogs that cover home. Returns one text for each banner on home, in order: the address to
   * which a banner with an image leads, or the text of a banner without an image.
   */
  async bannerAddressesOrTexts(): Promise<readonly string[]> {
    await this.closeDialogs()
    const links = await this.carousel().getByRole('listitem').getByRole('link').allMatches()
    return Promise.all(
      links.map(async (link) => {
        const isPicture = (await link.getByCss('img').countMatches()) > 0
        return isPicture ? link.linkAddress() : this.bannerText(link)
      }),
    )
  }

  async openOfferBanner(): Promise<void> {
    await this.waitUntilLoaded()
    await this.carousel()
      .getByRole('link', { name: substringPattern(homeTexts.banners.pendingAction) })
      .press()
    await this.page.waitUntilIdle()
  }

  /**
   * Presses the button that shows the next banner on home. Returns the position of the banner that is
   * then visible, where 1 is the first banner.
   */
  async showNextBannerAndReadPosition(): Promise<number> {
    await this.waitUntilLoaded()
    await this.carousel()
      .getByRole('button', { name: substringPattern(homeTexts.banners.next) })
      .press()
    const track = requirePlaywrightPage(this.page)
      .getByRole('region', { name: homeTexts.banners.title })
      .getByRole('list')
    return track.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth) + 1)
  }

  /**
   * Returns which of the banner's two images home shows: the image for phones, or the image for wide
   * windows.
   */
  async shownBannerImageVariant(): Promise<'phone' | 'wide'> {
    await this.waitUntilLoaded()
    const carousel = requirePlaywrightPage(this.page).getByRole('region', { name: homeTexts.banners.title })
    const picture = carousel.locator('picture').first()
    const forPhones = await picture.locator('source').getAttribute('srcset')
    const isForPhones = await picture
      .locator('img')
      .evaluate(
        (image, address) => image instanceof HTMLImageElement && image.currentSrc.endsWith(String(address)),
        forPhones,
      )
    return isForPhones ? 'phone' : 'wide'
  }

  async logoutLinkAddress(): Promise<string> {
    return this.page.main.getByRole('link', { name: homeTexts.leave }).linkAddress()
  }

  async lawFirmPhoneLinkAddress(number: string): Promise<string> {
    return this.page.main.getByRole('link', { name: substringPattern(number) }).linkAddress()
  }

  /** Returns the contact details of the law firm that home shows, each with its label. */
  async lawFirmContact(): Promise<readonly (readonly [string, string])[]> {
    await this.page.waitUntilIdle()
    const labels = await this.page.main.getByCss('dt').visibleTexts()
    const values = await this.page.main.getByCss('dd').visibleTexts()
    return labels.map((label, position) => [label, values[position] ?? ''])
  }

  /** Returns the address of the law firm's WhatsApp link on home. */
  async lawFirmWhatsAppAddress(): Promise<string> {
    const link = this.page.main.getByRole('link', { name: substringPattern(homeTexts.legal.whatsapp) })
    return link.linkAddress()
  }

  /** Returns the title of the dialog that covers home; empty if there is no dialog. */
  async dialogTitle(): Promise<string> {
    await this.waitUntilLoaded()
    if ((await this.dialog().countMatches()) === 0) return ''
    return this.dialog().getByRole('heading', { level: 2 }).visibleText()
  }

  /** Opens the lender's notification on home. */
  async openNotification(): Promise<void> {
    await this.closeDialogs()
    await this.notificationButton().press()
    await this.dialog().waitToAppear()
  }

  async hasNotification(): Promise<boolean> {
    await this.waitUntilLoaded()
    return (
      (await this.page.main.getByRole('region', { name: homeTexts.notification.title }).countMatches()) > 0
    )
  }

  /** Goes back to home with the browser's back button. */
  async goBackToHome(): Promise<void> {
    await this.page.goBack()
    await this.page.waitForPath(addresses.home.path)
  }

  async dialogText(): Promise<string> {
    await this.waitUntilLoaded()
    return (await this.dialog().countMatches()) === 0 ? '' : this.dialog().visibleText()
  }

  async pressButtonInDialog(label: string): Promise<void> {
    await this.dialog().getByRole('button', { name: label }).press()
    await this.waitUntilLoaded()
  }

  /** Returns the address of each link in the dialog over home. */
  async dialogLinkAddresses(): Promise<readonly string[]> {
    await this.waitUntilLoaded()
    return (await readLinkTextsAndAddresses(this.dialog().getByRole('link'))).map(([, target]) => target)
  }

  /** Closes the dialog over home with its close button. */
  async closeDialog(): Promise<void> {
    await this.dialog().getByRole('button', { name: basicComponentTexts.close }).press()
    await this.waitUntilLoaded()
  }

  /** Returns the texts of the links in home's section of further actions. */
  async furtherActionLinkTexts(): Promise<readonly string[]> {
    await this.waitForTiles()
    return this.furtherRegion().getByRole('link').visibleTexts()
  }

  /**
   * Returns the disabled entries in home's section of further actions, each with the reason why it is
   * disabled.
   */
  async disabledFurtherActions(): Promise<readonly string[]> {
    await this.waitForTiles()
    await this.waitUntilLoaded()
    return this.furtherRegion().getByCss('[aria-disabled="true"]').visibleTexts()
  }

  async followFurtherActionLink(entry: string): Promise<void> {
    await this.furtherRegion()
      .getByRole('link', { name: substringPattern(entry) })
      .press()
    await this.page.waitForPath((path) => path !== addresses.home.path)
    await this.page.waitUntilIdle()
  }

  /** Returns the text of the given banner on home, without its button. */
  private async bannerText(banner: PageElement): Promise<string> {
    const { pendingAction, offerAction } = homeTexts.banners
    return (await banner.visibleText()).replace(` ${pendingAction}`, '').replace(` ${offerAction}`, '')
  }

  private notificationButton(): PageElement {
    return this.page.main.getByRole('button', { name: homeTexts.notification.read })
  }

  private dialog() {
    return this.page.getByRole('dialog')
  }

  private carousel() {
    return this.page.main.getByRole('region', { name: substringPattern(homeTexts.banners.title) })
  }

  private creditLineRegion() {
    return this.page.main.getByRole('region', { name: substringPattern(homeTexts.line.title) })
  }

  private furtherRegion() {
    return this.page.main.getByRole('region', { name: substringPattern(homeTexts.further.title) })
  }

  /** Closes the dialogs that cover home. */
  private async closeDialogs(): Promise<void> {
    await this.waitUntilLoaded()
    while (await this.dialog().isPresent()) await this.closeDialog()
  }

  /** Waits until home has loaded and shows all its parts. */
  private async waitUntilLoaded(): Promise<void> {
    await this.page.waitUntilIdle()
  }

  private tileLinks() {
    return this.page.main
      .getByRole('navigation', { name: substringPattern(homeTexts.menu) })
      .getByRole('link')
  }

  private async waitForTiles(): Promise<void> {
    await this.page.heading.waitToAppear()
    await this.page.main.getByCss('[aria-busy]').firstMatch().waitToDisappear()
  }
}
