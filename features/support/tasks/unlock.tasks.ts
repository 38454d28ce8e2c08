import { accessTexts } from '@/ui/texts/access.texts'
import { unlockTexts } from '@/ui/texts/unlock.texts'
import { containing, type Page } from '#features/support/page'

const { register, reset } = unlockTexts

export class UnlockTasks {
  constructor(private readonly page: Page) {}

  /** Adds a fingerprint reader whose owner agrees. */
  async giveReader(): Promise<void> {
    await this.page.device.reader.give()
    await this.page.reload()
  }

  /** Makes the device not answer whether it has a reader. */
  async hesitate(): Promise<void> {
    await this.page.device.reader.hesitate()
  }

  /** Puts a finger on the reader: the next request is answered. */
  async touch(): Promise<void> {
    await this.page.device.reader.touch()
  }

  /** Takes the finger off: requests wait. */
  async letGo(): Promise<void> {
    await this.page.device.reader.letGo()
  }

  /** Makes every request of the device be cancelled. */
  async cancelsFromNowOn(): Promise<void> {
    await this.page.device.reader.refuse()
  }

  async readerIs(how: 'broken' | 'unverified'): Promise<void> {
    await this.page.device.reader.is(how)
  }

  async activate(): Promise<void> {
    await this.press(register.submit)
  }

  async putOff(): Promise<void> {
    await this.press(register.skip)
  }

  async putOffForEver(): Promise<void> {
    await this.page.label(register.neverAskAgain).check()
    await this.press(register.skip)
  }

  /** Presses the button beside the password, with a finger on the reader. */
  async enterByHand(): Promise<void> {
    await this.page.device.reader.touch()
    await this.press(accessTexts.password.unlock)
  }

  async reset(): Promise<void> {
    await this.press(reset.start)
    await this.page
      .role('dialog')
      .role('button', { name: containing(reset.confirm) })
      .press()
    await this.page.isAtRest()
  }

  /** Starts the reset, and cancels it after reading what it does. */
  async thinkBetterOfReset(): Promise<void> {
    await this.press(reset.start)
    const dialog = this.page.role('dialog', { name: containing(reset.question) })
    await dialog.text(reset.consequence).appears()
    await dialog.role('button', { name: containing(reset.cancel) }).press()
    await dialog.goes()
  }

  /** Returns the toasts on screen now; may be empty. */
  async notices(): Promise<readonly string[]> {
    await this.page.isAtRest()
    return this.page
      .role('region', { name: containing('Avisos') })
      .css('p')
      .readAll()
  }

  private async press(name: string): Promise<void> {
    await this.page.main.role('button', { name }).press()
    await this.page.isAtRest()
  }
}
