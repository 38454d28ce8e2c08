import type { PushMessage } from '@/domain/notifications/push-message'
import { addresses } from '@/ui/addresses'
import { notificationsTexts } from '@/ui/texts/notifications.texts'
import { advanceClockUntilShown, type Page } from '#features/support/page'

export class NotificationsTasks {
  constructor(private readonly page: Page) {}

  /** Makes the device able to show notifications. */
  async allowNotifications(): Promise<void> {
    await this.page.device.notifications.allowNotifications()
  }

  /** Blocks notifications in the browser. */
  async blockNotifications(): Promise<void> {
    await this.page.device.notifications.blockNotifications()
  }

  /** Makes notifications available only in a portal that is installed. */
  async allowNotificationsOnlyIfInstalled(): Promise<void> {
    await this.page.device.notifications.allowNotificationsOnlyIfInstalled()
  }

  /** Makes the customer refuse when the browser asks whether the portal may show notifications. */
  async denyPermissionWhenAsked(): Promise<void> {
    await this.page.device.notifications.denyPermissionWhenAsked()
  }

  /** Deletes the push subscription in the browser. */
  async deletePushSubscription(): Promise<void> {
    await this.page.device.notifications.deletePushSubscription()
  }

  /** Delivers a notification while the portal is visible. */
  async receiveNotification(message: PushMessage): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.device.notifications.deliverNotification(message)
  }

  /** Opens the screen that offers notifications, on a device that can show notifications. */
  async openNotificationsOffer(): Promise<void> {
    await this.allowNotifications()
    await this.page.openAddress(addresses.pushOptIn.path)
    await this.page.device.notifications.setServiceWorkerState('ready')
  }

  async acceptNotifications(): Promise<void> {
    await this.button(notificationsTexts.submit).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Presses the button that accepts notifications again, after the screen showed that accepting them
   * failed.
   */
  async retryAcceptingNotifications(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.acceptNotifications()
    await this.page.waitForPath(addresses.home.path)
  }

  /**
   * Accepts notifications while the push service does not answer, and waits until the portal stops
   * waiting for it.
   */
  async acceptWithUnansweredPushService(): Promise<void> {
    await this.page.device.notifications.setServiceWorkerState('never ready')
    await this.acceptNotifications()
    await advanceClockUntilShown(this.page, this.page.getByText(notificationsTexts.timedOut), 30)
  }

  async postponeNotifications(): Promise<void> {
    await this.button(notificationsTexts.later).press()
    await this.page.waitForPath(addresses.home.path)
  }

  /** Goes home from the notifications screen, on which there is nothing to accept. */
  async goHome(): Promise<void> {
    await this.button(notificationsTexts.goHome).press()
    await this.page.waitForPath(addresses.home.path)
  }

  private button(name: string) {
    return this.page.main.getByRole('button', { name })
  }
}
