import { accessTexts } from '@/ui/texts/access.texts'
import { devicesTexts } from '@/ui/texts/devices.texts'
import { identityProofTexts } from '@/ui/texts/identity-proof.texts'
import { passkeyRegistrationTexts as register } from '@/ui/texts/passkey-registration.texts'
import { passkeyRemovalTexts as reset } from '@/ui/texts/passkey-removal.texts'
import { substringPattern, type Page } from '#features/support/page'

const removeAllPasskeysTexts = devicesTexts.questions['remove-all-passkeys']

export class FingerprintUnlockTasks {
  constructor(private readonly page: Page) {}

  /** Adds a fingerprint reader with a finger on it to the device, and reloads the page. */
  async addFingerprintReader(): Promise<void> {
    await this.page.device.fingerprintReader.addToDevice()
    await this.page.reload()
  }

  /** Makes the device never answer whether it has a fingerprint reader. */
  async keepReaderAvailabilityPending(): Promise<void> {
    await this.page.device.fingerprintReader.keepReaderAvailabilityPending()
  }

  /** Puts a finger on the fingerprint reader, so that the next fingerprint request succeeds. */
  async putFingerOnReader(): Promise<void> {
    await this.page.device.fingerprintReader.putFingerOnReader()
  }

  /**
   * Takes the finger off the fingerprint reader. A fingerprint request then waits until the finger is
   * back.
   */
  async takeFingerOffReader(): Promise<void> {
    await this.page.device.fingerprintReader.takeFingerOffReader()
  }

  /** Makes the device cancel every fingerprint request from now on. */
  async cancelFingerprintRequests(): Promise<void> {
    await this.page.device.fingerprintReader.cancelFingerprintRequests()
  }

  async failFingerprintRequests(how: 'broken' | 'unverified'): Promise<void> {
    await this.page.device.fingerprintReader.failFingerprintRequests(how)
  }

  async activateFingerprint(): Promise<void> {
    await this.press(register.submit)
  }

  async postponeFingerprint(): Promise<void> {
    await this.press(register.skip)
  }

  async declineFingerprintForever(): Promise<void> {
    await this.page.getByLabel(register.neverAskAgain).setChecked()
    await this.press(register.skip)
  }

  /**
   * Puts a finger on the fingerprint reader, and presses the fingerprint button on the screen that asks for
   * the password.
   */
  async logInWithFingerprintButton(): Promise<void> {
    await this.page.device.fingerprintReader.putFingerOnReader()
    await this.press(accessTexts.password.unlock)
  }

  async beginFingerprintReset(): Promise<void> {
    await this.press(reset.start)
    await this.page.waitUntilIdle()
  }

  async resetFingerprint(
    proof: { readonly password: string } | 'with-passkey' | 'without-proof',
  ): Promise<void> {
    await this.beginFingerprintReset()
    const dialog = this.page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name: substringPattern(name) }).press()
    if (proof === 'without-proof') await press(reset.confirm)
    else if (proof === 'with-passkey') await press(identityProofTexts.withPasskey)
    else {
      await dialog.getByLabel(identityProofTexts.password).fill(proof.password)
      await press(removeAllPasskeysTexts.confirm)
    }
    await this.page.waitUntilIdle()
  }

  /** Starts to reset the fingerprint login, and cancels in the dialog that explains the reset. */
  async cancelFingerprintReset(): Promise<void> {
    await this.beginFingerprintReset()
    const dialog = this.page.getByRole('dialog', { name: substringPattern(removeAllPasskeysTexts.title) })
    await dialog.getByText(removeAllPasskeysTexts.text).waitToAppear()
    await dialog.getByRole('button', { name: identityProofTexts.cancel }).press()
    await dialog.waitToDisappear()
  }

  /**
   * Waits until the screen is idle. Returns the texts of its toasts (short notices); empty if there are
   * none.
   */
  async toastTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page
      .getByRole('region', { name: substringPattern('Avisos') })
      .getByCss('p')
      .visibleTexts()
  }

  private async press(name: string): Promise<void> {
    await this.page.main.getByRole('button', { name }).press()
    await this.page.waitUntilIdle()
  }
}
