import { paths } from '@/ui/paths'
import { notificationsTexts } from '@/ui/texts/notifications.texts'
import type { NotificationTasks } from '#features/support/tasks/notifications.tasks'
import type { BrowserPortal } from './browser-portal'

const everydayPermissions = ['clipboard-read', 'clipboard-write']

export class BrowserNotifications implements NotificationTasks {
  private isAllowed = false

  constructor(private readonly portal: BrowserPortal) {}

  async allowDevice(): Promise<void> {
    this.isAllowed = true
    await this.portal.stage.context.grantPermissions([...everydayPermissions, 'notifications'])
  }

  async openOffer(): Promise<void> {
    await this.allowDevice()
    await this.portal.goTo(paths.pushOptIn)
    await this.workerIs('ready')
  }

  async accept(): Promise<void> {
    await this.button(notificationsTexts.submit).click()
  }

  async acceptInVain(): Promise<void> {
    await this.workerIs('never ready')
    await this.accept()
    const complaint = this.portal.page.getByText(notificationsTexts.timedOut)
    await this.portal.demo.moveClockUntil(complaint, 30)
  }

  async putOff(): Promise<void> {
    await this.button(notificationsTexts.later).click()
    await this.portal.page.waitForURL((url) => url.pathname === paths.home)
  }

  /** The next scenario's device has not been allowed anything. */
  async takeAway(): Promise<void> {
    if (!this.isAllowed) return
    await this.portal.stage.context.clearPermissions()
    await this.portal.stage.context.grantPermissions(everydayPermissions)
  }

  /** No service worker runs beside the scenarios: one page serves them all. */
  private async workerIs(state: 'ready' | 'never ready'): Promise<void> {
    const ready =
      state === 'ready' ? 'Promise.resolve({ async showNotification() {} })' : 'new Promise(() => {})'
    await this.portal.page.evaluate(
      `void Object.defineProperty(navigator.serviceWorker, 'ready', { configurable: true, value: ${ready} })`,
    )
  }

  private button(name: string) {
    return this.portal.main.getByRole('button', { name, exact: true })
  }
}
