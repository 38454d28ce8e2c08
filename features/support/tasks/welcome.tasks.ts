import type { CodeNotLoadedReason } from '@/application/shared/release.port'
import { formControlTexts } from '@/ui/texts/form-controls.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import type { DeviceKind } from '#features/support/device'
import { requirePlaywrightPage } from '#features/support/chromium-page'
import { substringPattern, type Page } from '#features/support/page'
import { readPathInQrCode } from '#features/support/qr-code-on-screen'

const { install, introduction } = welcomeTexts

export class WelcomeTasks {
  constructor(private readonly page: Page) {}

  /** Opens an address on a device of that kind. */
  async openAddressOnDevice(device: DeviceKind, address: string): Promise<void> {
    await this.page.device.changeDeviceKind(device)
    await this.page.openAddress(address)
  }

  /** Returns the hint below the field for the new password. */
  async passwordHint(): Promise<string> {
    return this.page.main.getByLabel(newPasswordTexts.label).accessibleDescription()
  }

  /** Types a new password and its repetition, and saves it. */
  async saveNewPassword(password: string, repeated: string): Promise<void> {
    await this.page.main.getByLabel(newPasswordTexts.label).fill(password)
    await this.page.main.getByLabel(newPasswordTexts.repeatLabel).fill(repeated)
    await this.press(newPasswordTexts.submit)
  }

  /**
   * Types the current password into the password form, and saves the new password, which was typed before.
   */
  async typeCurrentAndSaveNewPassword(password: string): Promise<void> {
    await this.page.main.getByLabel(newPasswordTexts.currentLabel).fill(password)
    await this.press(newPasswordTexts.submit)
  }

  /** Returns the address of the link with that name. */
  async addressOfLinkNamed(name: string): Promise<string | undefined> {
    return this.page.main.getByRole('link', { name }).attributeValue('href')
  }

  /** Makes the typed password visible. */
  async revealTypedPassword(): Promise<void> {
    await this.page.main.getByRole('button', { name: formControlTexts.showPassword }).firstMatch().press()
  }

  /** Returns the typed password as the screen shows it in plain text. */
  async shownPassword(): Promise<string> {
    return this.page.main.getByRole('textbox', { name: newPasswordTexts.label }).fieldValue()
  }

  /** Goes from the confirmation of the new password to the login. */
  async continueToLogin(): Promise<void> {
    await this.press(newPasswordTexts.logIn)
  }

  async goToNextIntroductionStep(): Promise<void> {
    const names = new RegExp(`^(${introduction.next}|${introduction.finish})$`)
    await this.page.main.getByRole('button', { name: names }).press()
    await this.page.waitUntilIdle()
  }

  async skipIntroduction(): Promise<void> {
    await this.press(introduction.skip)
  }

  async offerInstallation(answer: 'accepted' | 'dismissed'): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.device.appInstallation.offerInstallation(answer)
    await this.page.main.getByRole('button', { name: substringPattern(install.install) }).waitToAppear()
  }

  async installApp(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(install.install) }).press()
  }

  async finishInstallation(): Promise<void> {
    await this.page.device.appInstallation.finishInstallation()
    await this.page.main.getByRole('link', { name: substringPattern(install.open) }).waitToAppear()
  }

  async continueInBrowser(): Promise<void> {
    await this.press(install.proceed)
  }

  /** Makes the install screen's code fail to load from now on. */
  async makeInstallScreenFailToLoad(why: CodeNotLoadedReason): Promise<void> {
    await this.page.device.appInstallation.makeInstallScreenFailToLoad(why)
  }

  async dispatchOnlineEvent(): Promise<void> {
    await this.page.device.appInstallation.dispatchOnlineEvent()
  }

  async makeInstallScreenLoadAgain(): Promise<void> {
    await this.page.device.appInstallation.makeInstallScreenLoadAgain()
  }

  /** Returns the screen's message about installing the portal; empty if there is no such message. */
  async installationMessage(): Promise<string> {
    const messages = await this.page.main.getByRole('status').getByCss('p, div:not(:has(*))').visibleTexts()
    return messages.join(' ')
  }

  /** Returns the texts of the buttons and links for installing the portal. */
  async installActionNames(): Promise<readonly string[]> {
    const actions = await this.page.main.getByCss('button, a').visibleTexts()
    return actions.map((action) => action.replace(/ \(se abre.*\)$/, ''))
  }

  /**
   * Waits for the QR code by which a large screen offers to install the portal on a phone. Returns the QR
   * code's label.
   */
  async installationQrCodeLabel(): Promise<string> {
    const picture = this.page.main.getByRole('img')
    await picture.waitToAppear()
    return await picture.accessibleName()
  }

  /** Returns the path, query and hash of the address in the QR code on the screen. */
  async pathInQrCode(): Promise<string> {
    return readPathInQrCode(this.page)
  }

  /**
   * Returns the screen's instructions for installing the portal by hand, without an install prompt of the
   * browser.
   */
  async manualInstallationSteps(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('listitem').visibleTexts()
  }

  /**
   * Returns how the customer last signed in, as the fake lender recorded it: `app` in the installed
   * portal, or `tab` in a browser tab.
   */
  async lastLoginInAppOrTab(taxId: string): Promise<string> {
    const { customers } = await this.dataChangedByFakeLender()
    return String(customers?.[taxId]?.['lastLoginPlace'])
  }

  /**
   * Returns the states of the customer's sessions at the fake lender, without repetition: 'abierta'
   * (open) or 'terminada' (ended).
   */
  async sessionStatesAtLender(taxId: string): Promise<readonly string[]> {
    const { tokens } = await this.dataChangedByFakeLender()
    const own = Object.values(tokens ?? {}).filter((token) => token['taxId'] === taxId)
    return [...new Set(own.map(({ revoked }) => (revoked ? 'terminada' : 'abierta')))]
  }

  /**
   * Returns the devices to which the fake lender sends that customer's notifications, as it stores them;
   * empty if there are none.
   */
  async notificationDevicesAtLender(taxId: string): Promise<readonly unknown[]> {
    const { customers } = await this.dataChangedByFakeLender()
    const devices = customers?.[taxId]?.['pushTokens']
    return Array.isArray(devices) ? devices : []
  }

  /**
   * Returns what a browser reads before it offers to install the portal, as a list of texts: the
   * portal's name, its display mode, and the size and purpose of each icon.
   */
  async installationManifestTexts(): Promise<readonly string[]> {
    return requirePlaywrightPage(this.page).evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      const manifest = await (await fetch(link?.href ?? '')).json()
      const icons = manifest.icons.map(async (icon: { src: string; purpose: string }) => {
        const picture = await createImageBitmap(await (await fetch(icon.src)).blob())
        return `${picture.width}x${picture.height} ${icon.purpose}`
      })
      return [manifest.name, manifest.display, ...(await Promise.all(icons))]
    })
  }

  /**
   * Returns the data that the fake lender has changed since it was started, by table and by id within
   * the table.
   */
  private async dataChangedByFakeLender(): Promise<
    Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>
  > {
    await this.page.waitUntilIdle()
    const journal = Object(
      JSON.parse((await this.page.device.localStorageValue('portal-demo.journal')) ?? '{}'),
    )
    return Object(journal.value)
  }

  private async press(name: string): Promise<void> {
    await this.page.main.getByRole('button', { name }).press()
    await this.page.waitUntilIdle()
  }
}
