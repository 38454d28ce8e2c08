import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import { demoTexts } from '@/ui/texts/demo.texts'

/** Sends messages to the portal's service worker as the push service does. */
export class PushServiceSimulator {
  static async createForPage(page: Page, context: BrowserContext): Promise<PushServiceSimulator> {
    await page.goto('/inicio?cliente=marta')
    await page.getByRole('button', { name: demoTexts.open }).press('Shift')
    await page.evaluate(async () => navigator.serviceWorker.ready)
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    const session = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    return new PushServiceSimulator(session, worker, origin, await findRegistrationId(session, origin))
  }

  private constructor(
    private readonly session: CDPSession,
    private readonly worker: Worker,
    private readonly origin: string,
    private readonly registrationId: string,
  ) {}

  async deliverPush(payload: unknown): Promise<void> {
    await this.session.send('ServiceWorker.deliverPushMessage', {
      origin: this.origin,
      registrationId: this.registrationId,
      data: JSON.stringify(payload),
    })
  }

  /**
   * Makes the service worker believe that no page of the portal is open. The page stays open, because
   * the browser stops the worker when the page closes.
   */
  async hidePagesFromWorker(): Promise<void> {
    await this.worker.evaluate(() => {
      const scope = globalThis as unknown as ServiceWorkerGlobalScope
      scope.clients.matchAll = async () => []
    })
  }

  /**
   * Simulates a touch on a notification with the given link and records the address of the window that
   * the touch opens. Replaces the browser functions that open or focus a window, because they need a
   * real touch.
   */
  async tapNotification(link: string | undefined): Promise<void> {
    await this.worker.evaluate(async (data) => {
      const scope = globalThis as unknown as ServiceWorkerGlobalScope & { openedWindowAddresses?: string[] }
      const { registration, clients } = scope
      const opened = (scope.openedWindowAddresses ??= [])
      clients.openWindow = async (address) => {
        opened.push(String(address))
        return null
      }
      WindowClient.prototype.focus = async function (this: WindowClient) {
        return this
      }
      await registration.showNotification('Aviso', data === undefined ? {} : { data })
      const [notification] = await registration.getNotifications()
      if (!notification) throw new Error('No notice is shown')
      const event = new NotificationEvent('notificationclick', { notification })
      const work: Promise<unknown>[] = []
      event.waitUntil = (promise) => void work.push(Promise.resolve(promise))
      scope.dispatchEvent(event)
      await Promise.all(work)
      notification.close()
    }, link)
  }

  /** Returns the addresses of the windows that touches on notifications have opened. */
  async openedWindowAddresses(): Promise<readonly string[]> {
    return this.worker.evaluate(() => {
      const opened: unknown = Reflect.get(globalThis, 'openedWindowAddresses')
      return Array.isArray(opened) ? opened.map(String) : []
    })
  }

  async closeNotifications(): Promise<void> {
    await this.worker.evaluate(async () => {
      const { registration } = globalThis as unknown as ServiceWorkerGlobalScope
      for (const notice of await registration.getNotifications()) notice.close()
    })
  }

  /** Returns the title and the link of each notification on screen, joined by an arrow. */
  async notificationTitlesAndLinks(): Promise<readonly string[]> {
    return this.worker.evaluate(async () => {
      const { registration } = globalThis as unknown as ServiceWorkerGlobalScope
      const shown = await registration.getNotifications()
      return shown.map((notice) => `${notice.title} → ${String(notice.data ?? '')}`)
    })
  }
}

async function findRegistrationId(session: CDPSession, address: string): Promise<string> {
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(address))
      if (ours) resolve(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return known
}
