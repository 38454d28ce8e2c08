import { PortalContainer } from '@/start/composition'
import type { Container } from 'inversify'
import { setImmediate as waitForQueuedTasks } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Toasts } from '@/ui/kit/toasts'
import { PushOptInViewModel } from '@/ui/notifications/push-opt-in-view-model'
import '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'

let container: Container
let pushMessaging: MemoryPushMessaging
let pushGateway: MemoryPushSubscriptionGateway
let navigation: MemoryNavigation

beforeEach(() => {
  pushMessaging = new MemoryPushMessaging()
  pushMessaging.pushSupportAnswer = 'available'
  pushGateway = new MemoryPushSubscriptionGateway()
  navigation = new MemoryNavigation('/recibir-notificaciones')
  container = new PortalContainer({ autobind: true })
  container.bind(PushMessaging).toConstantValue(pushMessaging)
  container.bind(PushSubscriptionGateway).toConstantValue(pushGateway)
  container.bind(LocalStorage).toConstantValue(new MemoryStorage())
  container.bind(TabStorage).toConstantValue(new MemoryStorage())
  container.bind(Navigation).toConstantValue(navigation)
  container.bind(Clock).toConstantValue(new ManualClock())
  container.get(SessionStore).openSession(createSessionOfCustomer(martaCustomer))
})

function openOptIn(): PushOptInViewModel {
  const model = container.get(PushOptInViewModel)
  model.onMount()
  return model
}

const shownToasts = () => container.get(Toasts).shown.map(({ text }) => text)

describe('the offer of notifications', () => {
  it('leads to the home once the customer allows them', async () => {
    await openOptIn().submit()
    expect(navigation.path()).toBe('/inicio')
    expect(shownToasts()).toEqual(['Listo. Vas a recibir los avisos en este dispositivo.'])
  })

  it('explains how to allow them once they are blocked', async () => {
    pushMessaging.tokenAnswer = failure({ kind: 'not-allowed' })
    const model = openOptIn()
    pushMessaging.pushSupportAnswer = 'blocked'
    await model.submit()
    expect(model.state.phase).toBe('blocked')
  })

  it('subscribes once, however often the customer presses', async () => {
    const model = openOptIn()
    const first = model.submit()
    await model.submit()
    await first
    expect(shownToasts()).toHaveLength(1)
  })

  it('is not made again while the device is subscribed', async () => {
    await openOptIn().submit()
    const model = openOptIn()
    await waitForQueuedTasks()
    expect(model.state.phase).toBe('subscribed')
  })

  it('is made again once the browser has deleted the subscription, as after a block', async () => {
    await openOptIn().submit()
    pushMessaging.isSubscriptionDeleted = true
    const model = openOptIn()
    await vi.waitFor(() => expect(model.state.phase).toBe('offering'))
    pushMessaging.tokenAnswer = success('device-2')
    await model.submit()
    expect(pushGateway.subscribeCalls.at(-1)).toEqual({
      customerId: martaCustomer.customerId,
      token: 'device-2',
    })
  })
})
