import { addresses } from '@/ui/addresses'
import { notificationsTexts } from '@/ui/texts/notifications.texts'
import { secondsUntil, type Page } from '#features/support/page'

export class NotificationsTasks {
  constructor(private readonly page: Page) {}

  /** The device can show notices, from now on. */
  async allowDevice(): Promise<void> {
    await this.page.device.notices.allow()
  }

  /** The customer has refused them in the browser, from now on. */
  async forbidDevice(): Promise<void> {
    await this.page.device.notices.forbid()
  }

  /** The device can show notices of an installed portal alone, from now on. */
  async allowWhenInstalled(): Promise<void> {
    await this.page.device.notices.allowWhenInstalled()
  }

  /** The customer will say no once the browser asks them. */
  async refuse(): Promise<void> {
    await this.page.device.notices.refuse()
  }

  /** A notice comes while the customer looks at the portal. */
  async receive(title: string, body: string): Promise<void> {
    await this.page.isAtRest()
    await this.page.device.notices.arrive(title, body === '' ? undefined : body)
  }

  /** Goes to the offer with a device that can show notices. */
  async openOffer(): Promise<void> {
    await this.allowDevice()
    await this.page.go(addresses.pushOptIn.path)
    await this.page.device.notices.workerIs('ready')
  }

  async accept(): Promise<void> {
    await this.button(notificationsTexts.submit).press()
    await this.page.isAtRest()
  }

  /** Accepts after the failure has been shown. */
  async acceptAgain(): Promise<void> {
    await this.page.isAtRest()
    await this.accept()
    await this.page.arrivesAt(addresses.home.path)
  }

  /** Accepts where the push service never answers, and waits until the portal gives up. */
  async acceptInVain(): Promise<void> {
    await this.page.device.notices.workerIs('never ready')
    await this.accept()
    await secondsUntil(this.page, this.page.text(notificationsTexts.timedOut), 30)
  }

  async putOff(): Promise<void> {
    await this.button(notificationsTexts.later).press()
    await this.page.arrivesAt(addresses.home.path)
  }

  /** Goes on from where there is nothing to accept. */
  async goHome(): Promise<void> {
    await this.button(notificationsTexts.goHome).press()
    await this.page.arrivesAt(addresses.home.path)
  }

  private button(name: string) {
    return this.page.main.role('button', { name })
  }
}
