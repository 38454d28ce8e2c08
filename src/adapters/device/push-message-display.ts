import type { PushMessage } from '@/domain/notifications/push-message'
import { toForegroundPushMessage } from './push-payload'

/** Milliseconds in which a page has to answer that it can show a message. */
const answerTimeoutMilliseconds = 1_000

/** A page of the portal that is open in the browser, as the service worker sees it. */
export type OpenPage = Pick<WindowClient, 'visibilityState' | 'focused' | 'postMessage'>

interface PushMessageDisplayServices {
  readonly findOpenPages: () => Promise<readonly OpenPage[]>
  readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>
}

/**
 * Shows push messages: in the portal if the customer is looking at it, otherwise as a notification of the device.
 * Source: PRO-05.
 */
export class PushMessageDisplay {
  constructor(private readonly services: PushMessageDisplayServices) {}

  /**
   * Shows a message. The device shows it if no page answers in a second that it can show it, because pages receive
   * messages only after the customer's first interaction. A page that answers later does not show it.
   */
  async show(message: PushMessage): Promise<void> {
    const pages = (await this.services.findOpenPages()).filter(
      (page) => page.visibilityState === 'visible' && page.focused,
    )
    if (await isShownByPage(pages, message)) return
    const { title, body, path } = message
    await this.services.showNotification(title, {
      icon: '/icons/icon-192.png',
      ...(body === undefined ? {} : { body }),
      ...(path === undefined ? {} : { data: path }),
    })
  }
}

/** Offers a message to the pages, and lets those show it that answer in time. Returns whether there is one. */
async function isShownByPage(pages: readonly OpenPage[], message: PushMessage): Promise<boolean> {
  if (pages.length === 0) return false
  const ownPorts: MessagePort[] = []
  const answer = new Promise<boolean>((resolve) => {
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel()
      ownPorts.push(port1)
      port1.addEventListener('message', () => {
        port1.postMessage('show', { transfer: [] })
        resolve(true)
      })
      port1.start()
      page.postMessage(toForegroundPushMessage(message), { transfer: [port2] })
    }
    setTimeout(resolve, answerTimeoutMilliseconds, false)
  })
  const isShown = await answer
  if (!isShown) for (const port of ownPorts) port.close()
  return isShown
}
