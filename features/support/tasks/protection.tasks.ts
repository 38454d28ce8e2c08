import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { lostPhoneTexts } from '@/ui/texts/lost-phone.texts'
import { type Page, type Part } from '#features/support/page'

export class ProtectionTasks {
  constructor(private readonly page: Page) {}

  /** Goes from a step of the login to the page for a lost phone. */
  async saysPhoneIsLost(): Promise<void> {
    await this.page.main.role('link', { name: accessTexts.lostPhone }).press()
    await this.page.arrivesAt(addresses.lostPhone.path)
  }

  /** Protects an account. Without a DNI, the one that is filled in is used. */
  async protect(password: string, dni?: string): Promise<void> {
    if (dni !== undefined) await this.field(lostPhoneTexts.dni).fill(dni)
    await this.field(lostPhoneTexts.password).fill(password)
    await this.page.main.role('button', { name: lostPhoneTexts.submit }).press()
    await this.page.isAtRest()
  }

  /** Returns the DNI in the form. */
  async dni(): Promise<string> {
    return this.field(lostPhoneTexts.dni).value()
  }

  /** Returns why the account was not protected. */
  async whyNotProtected(): Promise<string> {
    const alerts = (await this.page.main.role('alert').readAll()).join('')
    const [, why = ''] = alerts.split(lostPhoneTexts.notDone)
    return (why.split(lostPhoneTexts.chat)[0] ?? '').trim()
  }

  private field(label: string): Part {
    return this.page.main.label(label)
  }
}
