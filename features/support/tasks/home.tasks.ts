import { addresses } from '@/ui/addresses'
import { homeTexts } from '@/ui/texts/home.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { inChromium } from '#features/support/in-chromium'
import { containing, type Page, type Part } from '#features/support/page'
import { targetsOf, type Targets } from '#features/support/targets'

export class HomeTasks {
  constructor(private readonly page: Page) {}

  async welcome(): Promise<string> {
    await this.putDialogsAside()
    await this.tilesShow()
    return this.page.heading.read()
  }

  /** All that a screen says, home or another, without what lies over it. */
  async allOfScreen(): Promise<string> {
    await this.putDialogsAside()
    return this.page.main.read()
  }

  async tiles(): Promise<readonly string[]> {
    await this.tilesShow()
    return this.tileLinks().readAll()
  }

  /** Each tile and where it leads. */
  async tileTargets(): Promise<Targets> {
    await this.tilesShow()
    return targetsOf(this.tileLinks())
  }

  async chooseTile(name: string): Promise<void> {
    await this.tileLinks().having(name).press()
    await this.page.arrivesAt((path) => path !== addresses.home.path)
    await this.page.isAtRest()
  }

  /** The first thing seen before the home is decided. */
  async loading(): Promise<string> {
    const status = this.page.main.role('status').having(homeTexts.loading)
    await status.appears()
    return status.read()
  }

  /** What is said when it takes longer than usual. */
  async slowSentence(): Promise<string> {
    const status = this.page.main.role('status').having('Está tardando')
    await status.appears()
    return status.read()
  }

  /** What the card of the line tells, or empty without one. */
  async lineCard(): Promise<string> {
    await this.tilesShow()
    const card = this.lineRegion()
    if ((await card.count()) === 0) return ''
    const controls = await card.css('button, a, [role="link"]').readAll()
    return controls.reduce((text, control) => text.replace(` ${control}`, ''), await card.read())
  }

  /** What can be done from it. */
  async lineWays(): Promise<readonly string[]> {
    await this.tilesShow()
    const ways = await this.lineRegion().css('button, a').readAll()
    return ways.map((way) => way.replace(` ${kitTexts.opensInNewTab}`, ''))
  }

  /** Each link of the card and where it leads. */
  async lineTargets(): Promise<Targets> {
    await this.tilesShow()
    const targets = await targetsOf(this.lineRegion().css('a'))
    return targets.map(([words, target]) => [words.replace(` ${kitTexts.opensInNewTab}`, ''), target])
  }

  /** Puts aside what lies over the card. */
  async lookAtLine(): Promise<void> {
    await this.putDialogsAside()
    await this.lineRegion().appears()
  }

  /** Within the portal, as one does to look something up. */
  async leaveAndComeBack(): Promise<void> {
    await this.chooseTile(homeTexts.tiles['my-payments'])
    await this.page.back()
    await this.tilesShow()
  }

  async toggleAmount(): Promise<void> {
    await this.lineRegion().role('button').press()
  }

  /** Each banner in order: where its picture leads, or what it tells. */
  async banners(): Promise<readonly string[]> {
    await this.putDialogsAside()
    const links = await this.carousel().role('listitem').role('link').all()
    return Promise.all(
      links.map(async (link) => {
        const isPicture = (await link.css('img').count()) > 0
        return isPicture ? link.target() : this.tellingOf(link)
      }),
    )
  }

  async chooseOfferBanner(): Promise<void> {
    await this.quiet()
    await this.carousel()
      .role('link', { name: containing(homeTexts.banners.pendingAction) })
      .press()
    await this.page.isAtRest()
  }

  /** Steps to the next banner by its button, and tells which one stands in view, from 1. */
  async bannerAfterStep(): Promise<number> {
    await this.quiet()
    await this.carousel()
      .role('button', { name: containing(homeTexts.banners.next) })
      .press()
    const track = inChromium(this.page)
      .getByRole('region', { name: homeTexts.banners.title })
      .getByRole('list')
    return track.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth) + 1)
  }

  /** Which of its two pictures a banner shows. */
  async bannerPicture(): Promise<'phone' | 'wide'> {
    await this.quiet()
    const carousel = inChromium(this.page).getByRole('region', { name: homeTexts.banners.title })
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

  /** The title of what stands in the place of home. */
  async legalNotice(): Promise<string> {
    await this.page.isAtRest()
    return this.page.heading.read()
  }

  /** What it says below its title. */
  async legalExplanation(): Promise<string> {
    return this.page.main.css('header p').first().read()
  }

  async logoutTarget(): Promise<string> {
    return this.page.main.role('link', { name: homeTexts.leave }).target()
  }

  async studyPhoneTarget(number: string): Promise<string> {
    return this.page.main.role('link', { name: containing(number) }).target()
  }

  /** The contact of the study, by label. */
  async studyContact(): Promise<readonly (readonly [string, string])[]> {
    await this.page.isAtRest()
    const labels = await this.page.main.css('dt').readAll()
    const values = await this.page.main.css('dd').readAll()
    return labels.map((label, position) => [label, values[position] ?? ''])
  }

  /** Where the WhatsApp button leads. */
  async whatsApp(): Promise<string> {
    const link = this.page.main.role('link', { name: containing(homeTexts.legal.whatsapp) })
    return link.target()
  }

  /** The title of the one dialog that lies over home, or empty without one. */
  async dialogTitle(): Promise<string> {
    await this.quiet()
    if ((await this.dialog().count()) === 0) return ''
    return this.dialog().role('heading', { level: 2 }).read()
  }

  /** Reads what the lender has to tell, once nothing lies over it. */
  async openNews(): Promise<void> {
    await this.putDialogsAside()
    await this.newsButton().press()
    await this.dialog().appears()
  }

  async hasNews(): Promise<boolean> {
    await this.quiet()
    return (await this.page.main.role('region', { name: homeTexts.notification.title }).count()) > 0
  }

  /** By the browser's own way back. */
  async comeBack(): Promise<void> {
    await this.page.back()
    await this.page.arrivesAt(addresses.home.path)
  }

  async dialogText(): Promise<string> {
    await this.quiet()
    return (await this.dialog().count()) === 0 ? '' : this.dialog().read()
  }

  async pressInDialog(label: string): Promise<void> {
    await this.dialog().role('button', { name: label }).press()
    await this.quiet()
  }

  /** Where each link of the dialog leads. */
  async dialogTargets(): Promise<readonly string[]> {
    await this.quiet()
    return (await targetsOf(this.dialog().role('link'))).map(([, target]) => target)
  }

  /** By its cross. */
  async closeDialog(): Promise<void> {
    await this.dialog().role('button', { name: kitTexts.close }).press()
    await this.quiet()
  }

  /** The entries for what else can be done. */
  async furtherActions(): Promise<readonly string[]> {
    await this.tilesShow()
    return this.furtherRegion().role('link').readAll()
  }

  /** Those that are closed to the customer, each with its reason. */
  async closedActions(): Promise<readonly string[]> {
    await this.tilesShow()
    await this.quiet()
    return this.furtherRegion().css('[aria-disabled="true"]').readAll()
  }

  async chooseFurtherAction(entry: string): Promise<void> {
    await this.furtherRegion()
      .role('link', { name: containing(entry) })
      .press()
    await this.page.arrivesAt((path) => path !== addresses.home.path)
    await this.page.isAtRest()
  }

  /** What a banner tells, without what it asks to press. */
  private async tellingOf(banner: Part): Promise<string> {
    const { pendingAction, offerAction } = homeTexts.banners
    return (await banner.read()).replace(` ${pendingAction}`, '').replace(` ${offerAction}`, '')
  }

  private newsButton(): Part {
    return this.page.main.role('button', { name: homeTexts.notification.read })
  }

  private dialog() {
    return this.page.role('dialog')
  }

  private carousel() {
    return this.page.main.role('region', { name: containing(homeTexts.banners.title) })
  }

  private lineRegion() {
    return this.page.main.role('region', { name: containing(homeTexts.line.title) })
  }

  private furtherRegion() {
    return this.page.main.role('region', { name: containing(homeTexts.further.title) })
  }

  /** Whatever home offers first lies over the rest of it. */
  private async putDialogsAside(): Promise<void> {
    await this.quiet()
    while (await this.dialog().isThere()) await this.closeDialog()
  }

  /** Everything that home asks for has come, and what is fetched to show it too. */
  private async quiet(): Promise<void> {
    await this.page.isAtRest()
  }

  private tileLinks() {
    return this.page.main.role('navigation', { name: containing(homeTexts.menu) }).role('link')
  }

  private async tilesShow(): Promise<void> {
    await this.page.heading.appears()
    await this.page.main.css('[aria-busy]').first().goes()
  }
}
