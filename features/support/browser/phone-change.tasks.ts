import { identityStandInTexts } from '@/adapters/fake/identity-stand-in.texts'
import { paths } from '@/ui/paths'
import { accessTexts } from '@/ui/texts/access.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { phoneChangeTexts as texts } from '@/ui/texts/phone-change.texts'
import type { PhoneChangeTasks } from '#features/support/tasks/phone-change.tasks'
import { desktopViewport, phoneViewport } from '#tests/support/browser'
import type { BrowserPortal } from './browser-portal'

export class BrowserPhoneChange implements PhoneChangeTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async saysWrongNumber(): Promise<void> {
    const { page, main } = this.portal
    await main.getByLabel(accessTexts.code.label).waitFor()
    await this.portal.pressTowards(
      main.getByRole('link', { name: accessTexts.code.wrongNumber }),
      texts.intro.title,
    )
    await page.waitForURL((url) => url.pathname === paths.phoneChange)
  }

  async comeByDesktop(): Promise<void> {
    await this.portal.page.setViewportSize(desktopViewport)
    await this.portal.page.reload()
    await this.portal.main.getByRole('img', { name: texts.desktop.picture }).waitFor()
  }

  async takeSelfie(ending: string, spelling: string = 'externaltxid'): Promise<void> {
    const { page } = this.portal
    await this.askForSelfie()
    await page.getByLabel(identityStandInTexts.spelling).selectOption(spelling)
    await page.getByRole('button', { name: ending }).click()
    await page.waitForURL((url) => url.pathname === paths.phoneChange && url.search === '')
    await this.settled()
  }

  async askForSelfie(): Promise<void> {
    await this.portal.main.getByRole('button', { name: texts.intro.submit }).click()
  }

  async comeBackWith(query: string): Promise<void> {
    await this.portal.goTo(`${paths.phoneChange}?${query}`)
    await this.settled()
  }

  async comeBackToWait(): Promise<void> {
    await this.portal.goTo(`${paths.phoneChange}?idtx=tx-1&externaltxid=check-1`)
  }

  async giveNumber(cellphone: string): Promise<void> {
    await this.portal.main.getByLabel(texts.phone.label).fill(cellphone)
    await this.press(texts.phone.submit)
  }

  async giveSentCode(): Promise<void> {
    const shown = this.portal.main.getByText(/^Código de esta demostración/)
    await this.giveCode((await this.portal.read(shown)).slice(-4))
  }

  async giveCode(code: string): Promise<void> {
    await this.portal.main.getByLabel(accessTexts.code.label).fill(code)
    await this.press(texts.code.submit)
  }

  async typeNumber(text: string): Promise<string> {
    const field = this.portal.main.getByLabel(texts.phone.label)
    await field.pressSequentially(text)
    return field.inputValue()
  }

  async retry(): Promise<void> {
    const names = new RegExp(`^(${failureTexts.retry}|${texts.noMatch.retry})$`)
    await this.portal.main.getByRole('button', { name: names }).click()
    await this.settled()
  }

  async goOn(): Promise<void> {
    const names = new RegExp(`^(${texts.changed.toLogin}|${texts.changed.toHome})$`)
    await this.portal.main.getByRole('button', { name: names }).click()
    await this.portal.page.waitForURL((url) => url.pathname !== paths.phoneChange)
    await this.portal.atRest()
  }

  async title(): Promise<string> {
    await this.settled()
    return this.portal.read(this.portal.heading)
  }

  async lead(): Promise<string> {
    await this.settled()
    return this.portal.read(this.portal.main.locator('header p'))
  }

  async whileChecking(): Promise<string> {
    const title = this.portal.main.getByRole('heading', { level: 1, name: texts.checking.title })
    await title.waitFor()
    return `${await this.portal.read(title)} ${await this.portal.read(this.portal.main.locator('header p'))}`
  }

  async complaints(): Promise<readonly string[]> {
    const summary = this.portal.main.getByRole('alert').getByRole('listitem')
    await summary.first().waitFor()
    return this.portal.readAll(summary)
  }

  async scannable(): Promise<string> {
    await this.settled()
    const picture = this.portal.main.getByRole('img')
    return (await picture.count()) > 0 ? ((await picture.getAttribute('aria-label')) ?? '') : ''
  }

  async query(): Promise<string> {
    await this.settled()
    return new URL(this.portal.page.url()).search
  }

  /** Scenarios share one page: the next one holds a phone again. */
  async putDesktopAway(): Promise<void> {
    await this.portal.page.setViewportSize(phoneViewport)
  }

  private async settled(): Promise<void> {
    await this.portal.atRest()
    const checking = this.portal.main.getByRole('heading', { name: texts.checking.title })
    await checking.waitFor({ state: 'detached' })
  }

  private async press(name: string): Promise<void> {
    await this.portal.main.getByRole('button', { name, exact: true }).click()
    await this.portal.atRest()
  }
}
