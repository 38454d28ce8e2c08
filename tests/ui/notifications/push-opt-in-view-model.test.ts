import { PortalContainer } from '@/start/composition'
import type { Container } from 'inversify'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure } from '@/domain/shared/result'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Toasts } from '@/ui/kit/toasts'
import { ForegroundNotices } from '@/ui/notifications/foreground-notices'
import { PushOptInViewModel } from '@/ui/notifications/push-opt-in-view-model'
import '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, sessionOf } from '#tests/support/people'

let container: Container
let messaging: MemoryPushMessaging
let navigation: MemoryNavigation

beforeEach(() => {
  messaging = new MemoryPushMessaging()
  messaging.supported = 'available'
  navigation = new MemoryNavigation('/recibir-notificaciones')
  container = new PortalContainer({ autobind: true })
  container.bind(PushMessaging).toConstantValue(messaging)
  container.bind(PushSubscriptionGateway).toConstantValue(new MemoryPushSubscriptionGateway())
  container.bind(LocalStorage).toConstantValue(new MemoryStorage())
  container.bind(TabStorage).toConstantValue(new MemoryStorage())
  container.bind(Navigation).toConstantValue(navigation)
  container.bind(Clock).toConstantValue(new ManualClock())
  container.get(SessionStore).open(sessionOf(martaCustomer))
})

function arrive(): PushOptInViewModel {
  const model = container.get(PushOptInViewModel)
  model.start()
  return model
}

const shownToasts = () => container.get(Toasts).list.map(({ text }) => text)

describe('the offer of notices', () => {
  it('goes home once they are on', async () => {
    await arrive().submit()
    expect(navigation.path()).toBe('/inicio')
    expect(shownToasts()).toEqual(['Listo. Vas a recibir los avisos en este dispositivo.'])
  })

  it.each([
    ['failed', 'No pudimos activar los avisos. Probá de nuevo en unos minutos.'],
    ['timed-out', 'Activar los avisos está tardando demasiado. Probá de nuevo en unos minutos.'],
    ['not-allowed', 'No se activaron los avisos porque el navegador no tiene tu permiso.'],
  ] as const)('stays and says why when it %s', async (kind, text) => {
    messaging.token = failure({ kind })
    const model = arrive()
    await model.submit()
    expect(model.state.phase).toBe('offering')
    expect(shownToasts()).toEqual([text])
  })

  it('says how to allow them once they are blocked', async () => {
    messaging.token = failure({ kind: 'not-allowed' })
    const model = arrive()
    messaging.supported = 'blocked'
    await model.submit()
    expect(model.state.phase).toBe('blocked')
  })

  it('subscribes once, however often it is pressed', async () => {
    const model = arrive()
    const first = model.submit()
    await model.submit()
    await first
    expect(shownToasts()).toHaveLength(1)
  })

  it('is put off by the customer alone', () => {
    arrive().later()
    const preferences = container.get<PushPreferences>(PushPreferences)
    expect(preferences.isSkipped('c-8f21d04b')).toBe(true)
    expect(preferences.isSkipped('c-a1e6034d')).toBe(false)
    expect(navigation.path()).toBe('/inicio')
  })

  it.each(['blocked', 'unsupported'] as const)('is not made where notices are %s', (support) => {
    messaging.supported = support
    expect(arrive().state.phase).toBe(support)
  })

  it('is not repeated to who receives them', async () => {
    await arrive().submit()
    expect(arrive().state.phase).toBe('subscribed')
  })
})

describe('a notification that comes while the screen is open', () => {
  it('is read inside the portal', () => {
    container.get(ForegroundNotices).start()
    messaging.deliver({ title: 'Tu cuota vence mañana', body: 'Pagala desde el portal.' })
    expect(shownToasts()).toEqual(['Tu cuota vence mañana. Pagala desde el portal.'])
  })
})
