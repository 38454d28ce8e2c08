import { addresses } from '@/ui/addresses'
import { homeTexts } from '@/ui/texts/home.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { closedEntries } from '#features/support/closed-entries'
import { inChromium } from '#features/support/in-chromium'
import { containing, type Page, type Part } from '#features/support/page'

/** What stands there and where it leads, one after the other. */
type Targets = readonly (readonly [words: string, target: string])[]

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

  /** Where the help of the header leads; empty without it. */
  async helpTarget(): Promise<string> {
    await this.tilesShow()
    const help = this.page.role('banner').role('link', { name: shellTexts.help })
    return (await help.isThere()) ? help.target() : ''
  }

  /** From now on the window is that wide, in CSS pixels. */
  async widen(width: number): Promise<void> {
    await this.page.device.widen(width)
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

  /** Amount and note of the debt banner, or empty without one. */
  async debtBanner(): Promise<string> {
    await this.tilesShow()
    const banner = this.page.main.role('region', { name: containing(homeTexts.debt.title) })
    if ((await banner.count()) === 0) return ''
    return (await banner.read()).replace(` ${homeTexts.debt.pay}`, '')
  }

  async payDebt(): Promise<void> {
    await this.page.main
      .role('link', { name: containing(homeTexts.debt.pay) })
      .first()
      .press()
    await this.page.arrivesAt((path) => path !== addresses.home.path)
  }

  /** The entries of the bottom bar, what is only heard included. */
  async bottomBar(): Promise<readonly string[]> {
    await this.tilesShow()
    return this.bar().role('listitem').readAll()
  }

  /** Where the entries of the bottom bar lead. */
  async bottomBarTargets(): Promise<readonly string[]> {
    await this.tilesShow()
    return (await targetsOf(this.bar().css('a'))).map(([, target]) => target)
  }

  /** The entries of the bottom bar that are closed to her, each with its reason. */
  async closedInBottomBar(): Promise<readonly string[]> {
    await this.tilesShow()
    return closedEntries(this.bar())
  }

  /** What the bottom bar says to everybody who sees it, over its entries. */
  async bottomBarReasons(): Promise<readonly string[]> {
    await this.tilesShow()
    return this.bar().css('p').readAll()
  }

  /** What is at the far end of the header and closed to her, with its reason. */
  async closedInHeader(): Promise<readonly string[]> {
    await this.tilesShow()
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

  /** The entries that are closed to her, each with its reason. */
  async closedInMenu(): Promise<readonly string[]> {
    await this.openMenu()
    await this.quiet()
    return this.menuDialog().css('[aria-disabled="true"]').readAll()
  }

  async chooseFromMenu(entry: string): Promise<void> {
    await this.openMenu()
    await this.menuDialog().role('link', { name: entry }).press()
    await this.menuDialog().goes()
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

  async dialogText(): Promise<string> {
    await this.quiet()
    return (await this.dialog().count()) === 0 ? '' : this.dialog().read()
  }

  async pressInDialog(label: string): Promise<void> {
    await this.dialog().role('button', { name: label }).press()
    await this.quiet()
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

  /** Those that are closed to her, each with its reason. */
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

  private async openMenu(): Promise<void> {
    await this.tilesShow()
    await this.page.role('button', { name: containing(kitTexts.openMenu) }).press()
    await this.menuDialog().appears()
  }

  private bar() {
    return this.page.role('navigation', { name: containing(kitTexts.quickNavigation) })
  }

  private menuDialog() {
    return this.page.role('dialog', { name: containing(menuTexts.mainMenu) })
  }

  private tileLinks() {
    return this.page.main.role('navigation', { name: containing(homeTexts.menu) }).role('link')
  }

  private async tilesShow(): Promise<void> {
    await this.page.heading.appears()
    await this.page.main.css('[aria-busy]').first().goes()
  }
}

async function targetsOf(links: Part): Promise<Targets> {
  const all = await links.all()
  return Promise.all(all.map(async (link) => [await link.read(), await link.target()] as const))
}
