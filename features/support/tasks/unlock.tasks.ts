import { accessTexts } from '@/ui/texts/access.texts'
import { unlockTexts } from '@/ui/texts/unlock.texts'
import { containing, type Page } from '#features/support/page'

const { register, reset } = unlockTexts

export class UnlockTasks {
  constructor(private readonly page: Page) {}

  /** From now on the device has a fingerprint reader, and whoever holds it agrees. */
  async giveReader(): Promise<void> {
    await this.page.device.reader.give()
    await this.page.reload()
  }

  /** From now on the device keeps to itself whether it has a reader. */
  async hesitate(): Promise<void> {
    await this.page.device.reader.hesitate()
  }

  /** A finger rests on the reader: the device's next question is answered. */
  async touch(): Promise<void> {
    await this.page.device.reader.touch()
  }

  /** No finger is on the reader: the device's questions wait. */
  async letGo(): Promise<void> {
    await this.page.device.reader.letGo()
  }

  /** Whoever holds the device lets none of its dialogs through. */
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

  /** Asks to reset it, and thinks better of it once it is said what that does. */
  async thinkBetterOfReset(): Promise<void> {
    await this.press(reset.start)
    const dialog = this.page.role('dialog', { name: containing(reset.question) })
    await dialog.text(reset.consequence).appears()
    await dialog.role('button', { name: containing(reset.cancel) }).press()
    await dialog.goes()
  }

  /** The short notices that are on the screen now, perhaps none. */
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
