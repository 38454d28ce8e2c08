import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PushMessage } from '@/domain/notifications/push-message'
import { BrowserPushMessaging } from '@/adapters/device/browser-push-messaging'
import { PushMessageDisplay, type OpenPage } from '@/adapters/device/push-message-display'
import { ManualClock } from '#tests/support/manual-clock'

const message: PushMessage = { title: 'Vence', body: 'Mañana', path: '/pagar-cuota' }

/** A page of the portal in a browser. It receives what the service worker posts to it. */
class FakePage extends EventTarget {
  readonly shownMessages: PushMessage[] = []
  /** Milliseconds until the page handles a message. */
  delayMilliseconds = 0

  constructor(private readonly client: Pick<OpenPage, 'visibilityState' | 'focused'>) {
    super()
  }

  /** Shows push messages from now on, as the portal does after the customer's first interaction. */
  listen(): void {
    const window = { navigator: { serviceWorker: this } }
    new BrowserPushMessaging(
      window as unknown as Window & typeof globalThis,
      new ManualClock(),
      undefined,
    ).onForegroundMessage((received) => this.shownMessages.push(received))
  }

  asOpenPage(): OpenPage {
    const postMessage: OpenPage['postMessage'] = (data, options) => {
      const ports = options && 'transfer' in options ? options.transfer : options
      const receive = () => this.dispatchEvent(Object.assign(new Event('message'), { data, ports }))
      if (this.delayMilliseconds === 0) receive()
      else setTimeout(receive, this.delayMilliseconds)
    }
    return { ...this.client, postMessage }
  }
}

/** Waits until the messages between the worker and the page have arrived, in both directions. */
async function waitForPorts(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

let openPages: FakePage[]
let notifications: { readonly title: string; readonly options: NotificationOptions }[]
let display: PushMessageDisplay

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  openPages = []
  notifications = []
  display = new PushMessageDisplay({
    findOpenPages: async () => openPages.map((page) => page.asOpenPage()),
    showNotification: async (title, options) => void notifications.push({ title, options }),
  })
})

afterEach(() => {
  vi.useRealTimers()
})

function openPage(visibilityState: 'visible' | 'hidden' = 'visible', focused = true): FakePage {
  const page = new FakePage({ visibilityState, focused })
  openPages.push(page)
  return page
}

it('a page that the customer looks at shows a message, and the device does not', async () => {
  const page = openPage()
  page.listen()
  await display.show(message)
  await waitForPorts()
  expect(page.shownMessages).toEqual([message])
  expect(notifications).toEqual([])
})

it('a page that answers too late leaves the message to the device', async () => {
  const page = openPage()
  page.listen()
  page.delayMilliseconds = 1_500
  const isShown = display.show(message)
  await vi.advanceTimersByTimeAsync(1_500)
  await isShown
  await waitForPorts()
  expect(notifications.map(({ title }) => title)).toEqual(['Vence'])
  expect(page.shownMessages).toEqual([])
})

it('a page that does not listen yet leaves the message to the device', async () => {
  openPage()
  const isShown = display.show(message)
  await vi.advanceTimersByTimeAsync(999)
  expect(notifications).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await isShown
  expect(notifications).toEqual([
    { title: 'Vence', options: { icon: '/icons/icon-192.png', body: 'Mañana', data: '/pagar-cuota' } },
  ])
})

it.each([
  ['hidden', true],
  ['visible', false],
] as const)('a %s page, with focus: %s, leaves the message to the device', async (visibility, focused) => {
  const page = openPage(visibility, focused)
  page.listen()
  await display.show(message)
  expect(notifications.map(({ title }) => title)).toEqual(['Vence'])
  expect(page.shownMessages).toEqual([])
})

it('the device shows a message without a text and without a target when no page is open', async () => {
  await display.show({ title: 'Vence' })
  expect(notifications).toEqual([{ title: 'Vence', options: { icon: '/icons/icon-192.png' } }])
})
