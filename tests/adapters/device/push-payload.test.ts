import { describe, expect, it } from 'vitest'
import type { PushMessage } from '@/domain/notifications/push-message'
import {
  parsePushMessage,
  receiveForegroundPushMessage,
  toForegroundPushMessage,
} from '@/adapters/device/push-payload'

const parsePushPayload = (payload: unknown) => parsePushMessage(JSON.stringify(payload))

/** Returns the push message that a page receives in an event with the given data; undefined if it receives none. */
function receive(data: unknown): PushMessage | undefined {
  const received: PushMessage[] = []
  receiveForegroundPushMessage({ data, ports: [] }, (message) => received.push(message))
  return received[0]
}

describe('a message of the push service', () => {
  it('is read with its target address', () => {
    const payload = { notification: { title: 'Vence', body: 'Mañana' }, data: { link: '/pagar-cuota?id=1' } }
    expect(parsePushPayload(payload)).toEqual({ title: 'Vence', body: 'Mañana', path: '/pagar-cuota?id=1' })
  })

  it.each(['https://otro.example', '//otro.example', 'javascript:alert(1)', '/\\otro.example', 7])(
    'has no target with %s',
    (link) => {
      expect(parsePushPayload({ notification: { title: 'Vence' }, data: { link } })).toEqual({
        title: 'Vence',
      })
    },
  )

  it.each(['', 'not json', 'null', '[]', '{"notification":{}}', '{"notification":{"title":7}}'])(
    'is ignored when it says %s',
    (text) => {
      expect(parsePushMessage(text)).toBeUndefined()
    },
  )

  it('passes from the service worker to the page', () => {
    const message = { title: 'Vence', body: 'Mañana', path: '/pagar-cuota?id=1' }
    expect(receive(toForegroundPushMessage(message))).toEqual(message)
  })

  it('reaches the page without a target outside the portal', () => {
    const message = toForegroundPushMessage({ title: 'Vence', path: '//otro.example' })
    expect(receive(message)).toEqual({ title: 'Vence' })
  })

  it('of a service worker of an earlier release reaches the page, which does not wait for a reply', () => {
    expect(receive({ kind: 'portal-push', message: { title: 'Vence' } })).toEqual({ title: 'Vence' })
  })

  it('is none for a page of an earlier release, which would show it together with the device', () => {
    expect(toForegroundPushMessage({ title: 'Vence' }).kind).not.toBe('portal-push')
  })

  it.each([undefined, 'portal-push', { kind: 'other', message: { title: 'x' } }, { kind: 'portal-push' }])(
    'is not confused with another message: %s',
    (data) => {
      expect(receive(data)).toBeUndefined()
    },
  )
})
