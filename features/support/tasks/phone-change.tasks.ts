import { identityProviderStandInPath } from '@/adapters/fake/access/identity-checks'
import { identityProviderStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { phoneChangeTexts as texts } from '@/ui/texts/phone-change.texts'
import { substringPattern, type Page } from '#features/support/page'
import { smsCodeLabelPattern } from './access.tasks'

export class PhoneChangeTasks {
  /** Address of the page at which the identity provider takes the selfie. */
  private identityProviderPageAddress = ''

  constructor(private readonly page: Page) {}

  /**
   * Opens the screen for changing the phone number from the screen for the SMS code, because the lender sent
   * the code to the customer's old number.
   */
  async openPhoneChangeFromSmsCode(): Promise<void> {
    await this.page.main.getByLabel(smsCodeLabelPattern).waitToAppear()
    await this.page.main.getByRole('link', { name: accessTexts.code.wrongNumber }).press()
    await this.page.main.getByRole('heading', { level: 1, name: texts.intro.title }).waitToAppear()
    await this.page.waitForPath(addresses.phoneChange.path)
  }

  /**
   * Makes the window as wide as that of a desktop computer, and reloads the screen for changing the phone
   * number.
   */
  async openOnDesktop(): Promise<void> {
    await this.page.device.changeDeviceKind('una computadora')
    await this.page.reload()
    await this.page.main.getByRole('img', { name: substringPattern(texts.desktop.picture) }).waitToAppear()
  }

  /**
   * Takes the selfie at the identity provider with the result `ending`, and returns to the portal. `spelling`
   * is the name of the query parameter that contains the identity check's id in the return address.
   */
  async takeSelfie(ending: string, spelling: string = 'externaltxid'): Promise<void> {
    await this.startSelfie()
    await this.endSelfie(ending, spelling)
  }

  /**
   * Goes back with the browser's back button to the identity provider's page, and ends the identity
   * check a second time.
   */
  async goBackAndEndSelfieAgain(ending: string): Promise<void> {
    await this.page.goBack()
    await this.page.waitForPath(identityProviderStandInPath)
    await this.endSelfie(ending, 'externaltxid')
  }

  /** Opens the identity provider's page again by its address, and ends the identity check a second time. */
  async reopenAddressAndEndSelfieAgain(ending: string): Promise<void> {
    await this.page.openAddress(this.identityProviderPageAddress)
    await this.page.waitForPath(identityProviderStandInPath)
    await this.endSelfie(ending, 'externaltxid')
  }

  private async endSelfie(ending: string, spelling: string): Promise<void> {
    await this.leaveSelfie(ending, spelling)
    await this.waitUntilSelfieIsChecked()
  }

  private async leaveSelfie(ending: string, spelling: string): Promise<void> {
    await this.page.getByLabel(identityProviderStandInTexts.spelling).selectOption(spelling)
    this.identityProviderPageAddress = await this.page.address()
    await this.page.getByRole('button', { name: ending }).press()
    await this.page.waitForPath(addresses.phoneChange.path)
  }

  /** Presses the button that starts the selfie, without waiting for the identity provider's page. */
  async startSelfie(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(texts.intro.submit) }).press()
  }

  /** Goes back without changing the phone number. */
  async leaveWithoutChangingPhone(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(texts.intro.back) }).press()
    await this.page.waitForPath((path) => path !== addresses.phoneChange.path)
  }

  /** Copies the link that the customer can open on their phone. Returns the link's path and query. */
  async copyPhoneLinkAndReadPath(): Promise<string> {
    await this.page.main.getByRole('button', { name: substringPattern(texts.desktop.copyLink) }).press()
    await this.page.waitUntilIdle()
    const { pathname, search } = new URL(await this.page.device.clipboardText())
    return pathname + search
  }

  async reportPhoneChangeCompleted(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(texts.desktop.done) }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the text with the name and the CUIT of the person whose phone number is changed. */
  async nameAndCuitOfPersonChangingPhone(): Promise<string> {
    await this.waitUntilSelfieIsChecked()
    return this.page.main.getByText(/CUIT/).visibleText()
  }

  /** Returns the fields that the portal sends to the identity provider for the selfie, by name. */
  async fieldsSentToIdentityProvider(): Promise<ReadonlyMap<string, string>> {
    await this.page.waitForPath(identityProviderStandInPath)
    return new Map(new URLSearchParams((await this.page.address()).replace(/^[^?]*/, '')))
  }

  /** Returns from the identity provider to the portal at an address whose query is forged. */
  async returnFromSelfieByForgedAddress(addressQuery: string): Promise<void> {
    await this.page.openAddress(`${addresses.phoneChange.path}?${addressQuery}`)
    await this.waitUntilSelfieIsChecked()
  }

  /** Starts the selfie, and returns from the identity provider to the portal while its result is pending. */
  async returnBeforeSelfieResult(): Promise<void> {
    await this.startSelfie()
    await this.leaveSelfie(identityProviderStandInTexts.decisions.HIT, 'externaltxid')
  }

  async enterPhoneNumber(cellphone: string): Promise<void> {
    await this.page.main.getByLabel(texts.phone.label).fill(cellphone)
    await this.press(texts.phone.submit)
  }

  async enterSentSmsCode(): Promise<void> {
    const shown = this.page.main.getByText(/^Código de esta demostración/)
    await this.enterSmsCode((await shown.visibleText()).replace(/^.*: /, ''))
  }

  async enterSmsCode(code: string): Promise<void> {
    await this.page.main.getByLabel(smsCodeLabelPattern).fill(code)
    await this.press(texts.code.submit)
  }

  async typePhoneNumberAndReadField(text: string): Promise<string> {
    const field = this.page.main.getByLabel(texts.phone.label)
    await field.typeText(text)
    return field.fieldValue()
  }

  async retryAfterFailure(): Promise<void> {
    const names = new RegExp(
      `^(${failureActionTexts.retry}|${texts.noMatch.retry}|${texts.checkOver.retry})$`,
    )
    await this.page.main.getByRole('button', { name: names }).press()
    await this.waitUntilSelfieIsChecked()
  }

  async continueAfterPhoneChange(): Promise<void> {
    const names = new RegExp(`^(${texts.changed.toLogin}|${texts.changed.toHome})$`)
    await this.page.main.getByRole('button', { name: names }).press()
    await this.page.waitForPath((path) => path !== addresses.phoneChange.path)
    await this.page.waitUntilIdle()
  }

  /** Returns the title of the screen. */
  async screenTitle(): Promise<string> {
    await this.waitUntilSelfieIsChecked()
    return this.page.heading.visibleText()
  }

  /** Returns the sentence under the screen's title. */
  async sentenceUnderTitle(): Promise<string> {
    await this.waitUntilSelfieIsChecked()
    return this.page.main.getByCss('header p').visibleText()
  }

  /**
   * Waits for the screen that says that the result of the selfie is pending. Returns the screen's title and
   * its sentence.
   */
  async pendingSelfieResultText(): Promise<string> {
    const title = this.page.main.getByRole('heading', {
      level: 1,
      name: substringPattern(texts.checking.title),
    })
    await title.waitToAppear()
    return `${await title.visibleText()} ${await this.page.main.getByCss('header p').visibleText()}`
  }

  /**
   * Returns the label of the QR code that opens the screen for changing the phone number on a phone; empty
   * if there is no QR code.
   */
  async phoneLinkQrCodeLabel(): Promise<string> {
    await this.waitUntilSelfieIsChecked()
    const picture = this.page.main.getByRole('img')
    return (await picture.isPresent()) ? picture.accessibleName() : ''
  }

  /** Returns the query of the page's address; empty if the address has no query. */
  async pageAddressQuery(): Promise<string> {
    await this.waitUntilSelfieIsChecked()
    return (await this.page.address()).replace(/^[^?]*/, '')
  }

  private async waitUntilSelfieIsChecked(): Promise<void> {
    await this.page.waitUntilIdle()
    const checking = this.page.main.getByRole('heading', { name: substringPattern(texts.checking.title) })
    await checking.waitToDisappear()
  }

  private async press(name: string): Promise<void> {
    await this.page.main.getByRole('button', { name }).press()
    await this.page.waitUntilIdle()
  }
}
