import type { Locator } from 'playwright'
import { homeTexts } from '@/ui/texts/home.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import type { HomeTasks } from '#features/support/tasks/home.tasks'
import type { BrowserPortal } from './browser-portal'

export class BrowserHome implements HomeTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async welcome(): Promise<string> {
    await this.tilesShow()
    // The style capitalises the name; what it is, is in lower case.
    return ((await this.portal.heading.textContent()) ?? '').trim()
  }

  async helpTarget(): Promise<string> {
    await this.tilesShow()
    const help = this.portal.page
      .getByRole('banner')
      .getByRole('link', { name: shellTexts.help, exact: true })
    return (await help.count()) === 0 ? '' : ((await help.getAttribute('href')) ?? '')
  }

  async widen(width: number): Promise<void> {
    await this.portal.page.setViewportSize({ width, height: 800 })
  }

  async tiles(): Promise<readonly string[]> {
    await this.tilesShow()
    return this.portal.readAll(this.tileLinks())
  }

  async chooseTile(name: string): Promise<void> {
    await this.tileLinks().filter({ hasText: name }).click()
    await this.portal.page.waitForURL((url) => url.pathname !== '/inicio')
    await this.portal.atRest()
  }

  async debtBanner(): Promise<string> {
    await this.tilesShow()
    const banner = this.portal.main.getByRole('region', { name: homeTexts.debt.title })
    if ((await banner.count()) === 0) return ''
    return (await this.portal.read(banner)).replace(` ${homeTexts.debt.pay}`, '')
  }

  async payDebt(): Promise<void> {
    await this.portal.main.getByRole('link', { name: homeTexts.debt.pay }).first().click()
    await this.portal.page.waitForURL((url) => url.pathname !== '/inicio')
  }

  async bottomBar(): Promise<readonly string[]> {
    await this.tilesShow()
    const bar = this.portal.page.getByRole('navigation', { name: kitTexts.quickNavigation })
    return (await bar.getByRole('listitem').allTextContents()).map((text) => text.trim())
  }

  async menu(): Promise<readonly string[]> {
    await this.openMenu()
    return this.portal.readAll(this.menuDialog().getByRole('link'))
  }

  async chooseFromMenu(entry: string): Promise<void> {
    await this.openMenu()
    await this.menuDialog().getByRole('link', { name: entry, exact: true }).click()
    await this.menuDialog().waitFor({ state: 'detached' })
    await this.portal.atRest()
  }

  async loading(): Promise<string> {
    const status = this.portal.main.getByRole('status').filter({ hasText: homeTexts.loading })
    await status.waitFor({ state: 'attached' })
    return ((await status.textContent()) ?? '').trim()
  }

  async slowSentence(): Promise<string> {
    const status = this.portal.main.getByRole('status').filter({ hasText: 'Está tardando' })
    await status.waitFor()
    return this.portal.read(status)
  }

  async lineCard(): Promise<string> {
    await this.tilesShow()
    const card = this.lineRegion()
    if ((await card.count()) === 0) return ''
    const controls = await this.portal.readAll(card.locator('button, a, [role="link"]'))
    return controls.reduce((text, control) => text.replace(` ${control}`, ''), await this.portal.read(card))
  }

  async lineWays(): Promise<readonly string[]> {
    await this.tilesShow()
    const ways = await this.portal.readAll(this.lineRegion().locator('button, a'))
    return ways.map((way) => way.replace(` ${kitTexts.opensInNewTab}`, ''))
  }

  async toggleAmount(): Promise<void> {
    await this.lineRegion().getByRole('button').click()
  }

  async banners(): Promise<readonly string[]> {
    await this.quiet()
    const links = await this.carousel().getByRole('listitem').getByRole('link').all()
    return Promise.all(
      links.map(async (link) => {
        const isPicture = (await link.locator('img').count()) > 0
        return isPicture ? ((await link.getAttribute('href')) ?? '') : this.tellingOf(link)
      }),
    )
  }

  async chooseOfferBanner(): Promise<void> {
    await this.quiet()
    await this.carousel().getByRole('link', { name: homeTexts.banners.pendingAction }).click()
    await this.portal.atRest()
  }

  async bannerAfterStep(): Promise<number> {
    await this.quiet()
    await this.carousel().getByRole('button', { name: homeTexts.banners.next }).click()
    const track = this.carousel().getByRole('list')
    return track.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth) + 1)
  }

  async bannerPicture(): Promise<'phone' | 'wide'> {
    await this.quiet()
    const picture = this.carousel().locator('picture').first()
    const forPhones = await picture.locator('source').getAttribute('srcset')
    const isForPhones = await picture
      .locator('img')
      .evaluate(
        (image, address) => image instanceof HTMLImageElement && image.currentSrc.endsWith(String(address)),
        forPhones,
      )
    return isForPhones ? 'phone' : 'wide'
  }

  async legalNotice(): Promise<string> {
    await this.portal.atRest()
    return this.portal.read(this.portal.heading)
  }

  async studyContact(): Promise<readonly (readonly [string, string])[]> {
    await this.portal.atRest()
    const labels = await this.portal.readAll(this.portal.main.locator('dt'))
    const values = await this.portal.readAll(this.portal.main.locator('dd'))
    return labels.map((label, position) => [label, values[position] ?? ''])
  }

  async whatsApp(): Promise<string> {
    const link = this.portal.main.getByRole('link', { name: homeTexts.legal.whatsapp })
    return (await link.getAttribute('href')) ?? ''
  }

  async dialogTitle(): Promise<string> {
    await this.quiet()
    if ((await this.dialog().count()) === 0) return ''
    return this.portal.read(this.dialog().getByRole('heading', { level: 2 }))
  }

  async dialogText(): Promise<string> {
    await this.quiet()
    return (await this.dialog().count()) === 0 ? '' : this.portal.read(this.dialog())
  }

  async pressInDialog(label: string): Promise<void> {
    await this.dialog().getByRole('button', { name: label, exact: true }).click()
    await this.quiet()
  }

  async closeDialog(): Promise<void> {
    await this.dialog().getByRole('button', { name: kitTexts.close, exact: true }).click()
    await this.quiet()
  }

  async furtherActions(): Promise<readonly string[]> {
    await this.tilesShow()
    return this.portal.readAll(this.furtherRegion().getByRole('link'))
  }

  async chooseFurtherAction(entry: string): Promise<void> {
    await this.furtherRegion().getByRole('link', { name: entry }).click()
    await this.portal.page.waitForURL((url) => url.pathname !== '/inicio')
    await this.portal.atRest()
  }

  /** What a banner tells, without what it asks to press. */
  private async tellingOf(banner: Locator): Promise<string> {
    const { pendingAction, offerAction } = homeTexts.banners
    return (await this.portal.read(banner)).replace(` ${pendingAction}`, '').replace(` ${offerAction}`, '')
  }

  private dialog() {
    return this.portal.page.getByRole('dialog')
  }

  private carousel() {
    return this.portal.main.getByRole('region', { name: homeTexts.banners.title, includeHidden: true })
  }

  private lineRegion() {
    return this.portal.main.getByRole('region', { name: homeTexts.line.title })
  }

  private furtherRegion() {
    return this.portal.main.getByRole('region', { name: homeTexts.further.title })
  }

  /** Everything that home asks for has come, and what is fetched to show it too. */
  private async quiet(): Promise<void> {
    await this.portal.heading.waitFor()
    await this.portal.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    await this.portal.page.waitForLoadState('networkidle')
    await this.portal.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  }

  private async openMenu(): Promise<void> {
    await this.tilesShow()
    await this.portal.page.getByRole('button', { name: kitTexts.openMenu }).click()
    await this.menuDialog().waitFor()
  }

  private menuDialog() {
    return this.portal.page.getByRole('dialog', { name: shellTexts.mainMenu })
  }

  private tileLinks() {
    return this.portal.main.getByRole('navigation', { name: homeTexts.menu }).getByRole('link')
  }

  private async tilesShow(): Promise<void> {
    await this.portal.heading.waitFor()
    await this.portal.main.locator('[aria-busy]').first().waitFor({ state: 'detached' })
  }
}
