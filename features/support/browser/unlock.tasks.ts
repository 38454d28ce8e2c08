import { accessTexts } from '@/ui/texts/access.texts'
import { unlockTexts } from '@/ui/texts/unlock.texts'
import { suggestNoPasskeys, VirtualReader } from '#tests/support/virtual-reader'
import type { UnlockTasks } from '#features/support/tasks/unlock.tasks'
import type { BrowserPortal } from './browser-portal'

const { register, reset } = unlockTexts

export class BrowserUnlock implements UnlockTasks {
  private reader: VirtualReader | undefined

  constructor(private readonly portal: BrowserPortal) {}

  async giveReader(): Promise<void> {
    await suggestNoPasskeys(this.portal.page)
    this.reader = await VirtualReader.on(this.portal.page)
    await this.portal.session.reload()
  }

  async touch(): Promise<void> {
    await this.given().touch()
  }

  async letGo(): Promise<void> {
    await this.given().letGo()
  }

  async cancelsFromNowOn(): Promise<void> {
    await this.given().refuse()
  }

  async activate(): Promise<void> {
    await this.press(register.submit)
  }

  async putOff(): Promise<void> {
    await this.press(register.skip)
  }

  async putOffForEver(): Promise<void> {
    await this.portal.page.getByLabel(register.neverAskAgain).check()
    await this.press(register.skip)
  }

  async enterByHand(): Promise<void> {
    await this.reader?.touch()
    await this.press(accessTexts.password.unlock)
  }

  async reset(): Promise<void> {
    await this.press(reset.start)
    await this.portal.page.getByRole('dialog').getByRole('button', { name: reset.confirm }).click()
    await this.portal.atRest()
  }

  async notices(): Promise<readonly string[]> {
    await this.portal.atRest()
    return this.portal.readAll(this.portal.page.getByRole('region', { name: 'Avisos' }).locator('p'))
  }

  /** The next scenario finds a device without a reader. */
  async takeAway(): Promise<void> {
    await this.reader?.takeAway()
    this.reader = undefined
  }

  private async press(name: string): Promise<void> {
    await this.portal.main.getByRole('button', { name, exact: true }).click()
    await this.portal.atRest()
  }

  private given(): VirtualReader {
    if (!this.reader) throw new Error('The device has no reader')
    return this.reader
  }
}
