import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { accountProtectionTexts } from '@/ui/texts/account-protection.texts'
import { devicesScreenLinkTexts } from '@/ui/texts/devices-link.texts'
import { devicesTexts } from '@/ui/texts/devices.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { identityProofTexts } from '@/ui/texts/identity-proof.texts'
import { unrecognisedChangeTexts } from '@/ui/texts/unrecognised-change.texts'
import { lostPhoneTexts } from '@/ui/texts/lost-phone.texts'
import { assert } from '#features/support/assert'
import { readLinkTextsAndAddresses, type LinkTextsAndAddresses } from '#features/support/link-targets'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

export class AccountProtectionTasks {
  constructor(private readonly page: Page) {}

  /** Goes from a step of the login to the form for customers who have lost their phone. */
  async openLostPhoneForm(): Promise<void> {
    await this.page.main.getByRole('link', { name: accessTexts.lostPhone }).press()
    await this.page.waitForPath(addresses.lostPhone.path)
  }

  /**
   * Fills in and submits the form that protects an account. If `typedDni` is not given, the form keeps
   * the DNI that it already contains.
   */
  async protectAccount(password: string, typedDni?: string): Promise<void> {
    if (typedDni !== undefined) await this.field(lostPhoneTexts.dni).fill(typedDni)
    await this.field(lostPhoneTexts.password).fill(password)
    await this.page.main.getByRole('button', { name: lostPhoneTexts.submit }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the DNI in the form that protects an account. */
  async dniInProtectionForm(): Promise<string> {
    return this.field(lostPhoneTexts.dni).fieldValue()
  }

  /** Returns the text that says why the lender did not protect the account. */
  async accountNotProtectedReason(): Promise<string> {
    const alerts = (await this.page.main.getByRole('alert').visibleTexts()).join('')
    const [, why = ''] = alerts.split(accountProtectionTexts.notDone)
    return (why.split(lostPhoneTexts.chat)[0] ?? '').trim()
  }

  /** Opens the list of devices with an open session, from the customer's profile. */
  async openDeviceList(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(devicesScreenLinkTexts.title) }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the name and the detail of each device with an open session. */
  async devicesWithOpenSession(): Promise<readonly (readonly string[])[]> {
    const entries = this.page.main.getByRole('region', { name: devicesTexts.sessions }).getByRole('listitem')
    await entries.firstMatch().waitToAppear()
    return Promise.all(
      (await entries.allMatches()).map(async (entry) => [
        await entry.getByRole('heading').visibleText(),
        ...(await entry.getByCss('p').visibleTexts()),
      ]),
    )
  }

  /** Asks to end the session on the device with that name, and confirms with the password. */
  async endSession(device: string, password: string): Promise<void> {
    await this.openEndSessionDialog(device)
    await this.confirmWithPassword(password, devicesTexts.questions['end-session'].confirm)
  }

  /** Types the password in the dialog that asks for it, without confirming. */
  async typePassword(password: string): Promise<void> {
    await this.page.getByRole('dialog').getByLabel(identityProofTexts.password).fill(password)
  }

  async endOtherSessions(password: string): Promise<void> {
    await this.page.main.getByRole('button', { name: devicesTexts.endOthers }).press()
    await this.confirmWithPassword(password, devicesTexts.questions['end-others'].confirm)
  }

  async removePasskey(name: string, password: string): Promise<void> {
    await this.openRemovePasskeyDialog(name)
    await this.confirmWithPassword(password, devicesTexts.questions['remove-passkey'].confirm)
  }

  async endSessionWithPasskey(device: string): Promise<void> {
    await this.openEndSessionDialog(device)
    await this.proveWithPasskey()
  }

  async removePasskeyWithPasskey(name: string): Promise<void> {
    await this.openRemovePasskeyDialog(name)
    await this.page.device.fingerprintReader.putFingerOnReader()
    await this.proveWithPasskey()
  }

  async cancelEndingSession(device: string): Promise<void> {
    await this.openEndSessionDialog(device)
    await this.page.getByRole('dialog').getByRole('button', { name: identityProofTexts.cancel }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the text that says why the lender ended no session. */
  async sessionNotEndedReason(): Promise<string> {
    const complaints = this.page.getByRole('dialog').getByRole('alert').getByRole('listitem')
    await complaints.firstMatch().waitToAppear()
    return complaints.firstMatch().visibleText()
  }

  /** Like `sessionNotEndedReason`, but throws if the dialog says it more than once. */
  async sessionNotEndedReasonSaidOnce(): Promise<string> {
    const reason = await this.sessionNotEndedReason()
    const dialogText = await this.page.getByRole('dialog').visibleText()
    assert.equal(dialogText.split(reason).length - 1, 1)
    return reason
  }

  /** Returns whether the dialog says that the customer has to correct what they typed in a field. */
  async isFieldMarkedInvalid(): Promise<boolean> {
    await this.sessionNotEndedReason()
    const summary = basicComponentTexts.errorSummary(1)
    return this.page.getByRole('dialog').getByRole('alert').getByText(summary).isPresent()
  }

  /**
   * Returns the description of the dialog's password field: what the password is for, and what the customer
   * has to correct.
   */
  async passwordFieldDescription(): Promise<string> {
    return this.page.getByRole('dialog').getByLabel(identityProofTexts.password).accessibleDescription()
  }

  /** Returns the links of the dialog that asks for the password or a passkey. */
  async identityProofDialogLinks(): Promise<LinkTextsAndAddresses> {
    const links = this.page.getByRole('dialog').getByRole('link')
    await links.firstMatch().waitToAppear()
    return (await readLinkTextsAndAddresses(links)).filter(([, address]) => !address.startsWith('#'))
  }

  async reportUnrecognisedChange(): Promise<void> {
    await this.page.main.getByRole('button', { name: unrecognisedChangeTexts.submit }).press()
    await this.page.waitUntilIdle()
  }

  async pressReportUnrecognisedChangeTwice(): Promise<void> {
    await this.page.main.getByRole('button', { name: unrecognisedChangeTexts.submit }).pressTwice()
    await this.page.waitUntilIdle()
  }

  /** Goes from the screen that says whether the account was protected to the claim form. */
  async continueToClaim(): Promise<void> {
    await this.page.main.getByRole('link', { name: unrecognisedChangeTexts.claim }).press()
    await this.page.waitForPath(addresses.claims.path)
  }

  private async openRemovePasskeyDialog(name: string): Promise<void> {
    await this.page.main.getByRole('button', { name: `${devicesTexts.remove} ${name}` }).press()
  }

  private async proveWithPasskey(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: identityProofTexts.withPasskey }).press()
    await this.page.waitUntilIdle()
  }

  private async openEndSessionDialog(device: string): Promise<void> {
    const name = `${devicesTexts.end} ${devicesTexts.ofDevice(device)}`
    await this.page.main.getByRole('button', { name }).press()
  }

  private async confirmWithPassword(password: string, confirm: string): Promise<void> {
    await this.typePassword(password)
    await this.page.getByRole('dialog').getByRole('button', { name: confirm }).press()
    await this.page.waitUntilIdle()
  }

  private field(label: string): PageElement {
    return this.page.main.getByLabel(label)
  }
}
