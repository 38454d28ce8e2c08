import { portalPathIfSafe } from '@/domain/session/inside-portal'
import { displaySafeText } from '@/domain/shared/readable-text'
import type { PushMessage } from '@/domain/notifications/push-message'

/**
 * Value of the field `kind` that distinguishes the service worker's push messages to the page from other
 * messages.
 */
const foregroundMessageKind = 'portal-push-offer'

/**
 * Value of the field `kind` in the messages of the service worker of an earlier release. It waits for no reply, so
 * the page shows them at once. A page of that release ignores the messages of this one.
 */
const earlierForegroundMessageKind = 'portal-push'

/**
 * Returns the push notification in the text of a Firebase message: its title, its body and its link,
 * which is a path of the portal (`notification.title`, `notification.body`, `data.link`). Undefined if
 * the message has no title. Source: PRO-05.
 */
export function parsePushMessage(text: string): PushMessage | undefined {
  const payload = parseJson(text)
  const notification = readField(payload, 'notification')
  const title = readField(notification, 'title')
  if (typeof title !== 'string' || title === '') return undefined
  const body = readField(notification, 'body')
  return {
    title: displaySafeText(title),
    ...(typeof body === 'string' ? { body: displaySafeText(body) } : {}),
    ...pathFieldFromLink(readField(readField(payload, 'data'), 'link')),
  }
}

export function toForegroundPushMessage(message: PushMessage): {
  readonly kind: string
  readonly message: PushMessage
} {
  return { kind: foregroundMessageKind, message }
}

/**
 * Tells the service worker that the page can show the push message in an event from it, and passes the message to
 * `show` once the worker confirms. A worker that has waited too long does not confirm, because the device shows the
 * message then. Does nothing if the event contains another message. Source: PRO-05.
 */
export function receiveForegroundPushMessage(
  { data, ports }: Pick<MessageEvent<unknown>, 'data' | 'ports'>,
  show: (message: PushMessage) => void,
): void {
  const message = parseForegroundPushMessage(data)
  if (!message) return
  const [port] = ports
  if (!port) return show(message)
  port.addEventListener('message', () => show(message), { once: true })
  port.start()
  port.postMessage('ready', { transfer: [] })
}

function parseForegroundPushMessage(data: unknown): PushMessage | undefined {
  const kind = readField(data, 'kind')
  if (kind !== foregroundMessageKind && kind !== earlierForegroundMessageKind) return undefined
  const message = readField(data, 'message')
  const [title, body] = [readField(message, 'title'), readField(message, 'body')]
  if (typeof title !== 'string') return undefined
  return {
    title,
    ...(typeof body === 'string' ? { body } : {}),
    ...pathFieldFromLink(readField(message, 'path')),
  }
}

function pathFieldFromLink(link: unknown): Pick<PushMessage, 'path'> {
  const path = typeof link === 'string' ? portalPathIfSafe(link) : undefined
  return path === undefined ? {} : { path }
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
