import type { CDPSession } from 'playwright'
import { failureTexts } from '@/ui/texts/failures.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import type { Device, DoorTasks } from '#features/support/tasks/doors.tasks'
import { desktopViewport, phoneViewport } from '#tests/support/browser'
import type { BrowserPortal } from './browser-portal'

const { install, introduction } = welcomeTexts

const saysStandalone = `
  const asked = window.matchMedia.bind(window)
  window.matchMedia = (query) => asked(query.includes('display-mode: standalone') ? 'all' : query)
`

export class BrowserDoors implements DoorTasks {
  private emulation: CDPSession | undefined

  constructor(private readonly portal: BrowserPortal) {}

  async openOn(device: Device, address: string): Promise<void> {
    const viewport = device === 'una computadora' ? desktopViewport : phoneViewport
    await this.portal.page.setViewportSize(viewport)
    if (device === 'la app instalada') await this.emulateStandalone()
    await this.portal.goTo(address)
  }

  /** Scenarios share one page: the next one holds a phone again, and a browser. */
  async putDeviceAway(): Promise<void> {
    await this.portal.page.setViewportSize(phoneViewport)
    await this.emulation?.detach()
    this.emulation = undefined
  }

  async setPassword(password: string, repeated: string): Promise<void> {
    await this.portal.main.getByLabel(newPasswordTexts.label, { exact: true }).fill(password)
    await this.portal.main.getByLabel(newPasswordTexts.repeatLabel, { exact: true }).fill(repeated)
    await this.press(newPasswordTexts.submit)
  }

  async logInAgain(): Promise<void> {
    await this.press(newPasswordTexts.logIn)
  }

  async retryCode(): Promise<void> {
    await this.press(failureTexts.retry)
  }

  async complaints(): Promise<readonly string[]> {
    const summary = this.portal.main.getByRole('alert').getByRole('listitem')
    await summary.first().waitFor()
    return this.portal.readAll(summary)
  }

  async title(): Promise<string> {
    await this.portal.atRest()
    return this.portal.read(this.portal.heading)
  }

  async nextStep(): Promise<void> {
    const names = new RegExp(`^(${introduction.next}|${introduction.finish})$`)
    await this.portal.main.getByRole('button', { name: names }).click()
    await this.portal.atRest()
  }

  async skipIntroduction(): Promise<void> {
    await this.press(introduction.skip)
  }

  async browserOffersInstall(answer: 'accepted' | 'dismissed'): Promise<void> {
    await this.portal.page.evaluate((outcome) => {
      // A function of the test's own would not survive the way into the page.
      const parts = { prompt: Promise.resolve.bind(Promise), userChoice: Promise.resolve({ outcome }) }
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), parts))
    }, answer)
    await this.portal.main.getByRole('button', { name: install.install }).waitFor()
  }

  async install(): Promise<void> {
    await this.portal.main.getByRole('button', { name: install.install }).click()
  }

  async installationEnds(): Promise<void> {
    await this.portal.page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await this.portal.main.getByRole('link', { name: install.open }).waitFor()
  }

  async continueInBrowser(): Promise<void> {
    await this.press(install.proceed)
  }

  async installationNews(): Promise<string> {
    const news = await this.portal.readAll(
      this.portal.main.getByRole('status').locator('p, div:not(:has(*))'),
    )
    return news.join(' ')
  }

  async installWays(): Promise<readonly string[]> {
    const ways = await this.portal.readAll(this.portal.main.locator('button, a'))
    return ways.map((way) => way.replace(/ \(se abre.*\)$/, ''))
  }

  async scannable(): Promise<string> {
    const picture = this.portal.main.getByRole('img')
    await picture.waitFor()
    return (await picture.getAttribute('aria-label')) ?? ''
  }

  async lastEntry(taxId: string): Promise<string> {
    await this.portal.atRest()
    return this.portal.page.evaluate((id) => {
      const journal = Object(JSON.parse(localStorage.getItem('portal-demo.journal') ?? '{}'))
      return String(journal.customers?.[id]?.lastEntry)
    }, taxId)
  }

  async installability(): Promise<readonly string[]> {
    return this.portal.page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      const manifest = await (await fetch(link?.href ?? '')).json()
      const icons = manifest.icons.map(async (icon: { src: string; purpose: string }) => {
        const picture = await createImageBitmap(await (await fetch(icon.src)).blob())
        return `${picture.width}x${picture.height} ${icon.purpose}`
      })
      return [manifest.name, manifest.display, ...(await Promise.all(icons))]
    })
  }

  /** No browser of a test is installed: the page is told that it is, for as long as the session lasts. */
  private async emulateStandalone(): Promise<void> {
    this.emulation = await this.portal.page.context().newCDPSession(this.portal.page)
    await this.emulation.send('Page.enable')
    await this.emulation.send('Page.addScriptToEvaluateOnNewDocument', { source: saysStandalone })
  }

  private async press(name: string): Promise<void> {
    await this.portal.main.getByRole('button', { name, exact: true }).click()
    await this.portal.atRest()
  }
}
