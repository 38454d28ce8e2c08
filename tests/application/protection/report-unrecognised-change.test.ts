import { StoredPushSubscription } from '@/adapters/device/stored/stored-push-subscription'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { beforeEach, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import type { PushPreferences } from '@/application/notifications/push-preferences.port'
import type { AccountProtectionFailure } from '@/application/protection/protection.port'
import { ReportUnrecognisedChange } from '@/application/protection/report-unrecognised-change'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer } from '#tests/support/test-customers'

let reportAnswer: Result<void, AccountProtectionFailure>
let sessionGateway: MemorySessionGateway
let pushMessaging: MemoryPushMessaging
let preferences: PushPreferences
let reportUnrecognisedChange: ReportUnrecognisedChange

beforeEach(() => {
  reportAnswer = success()
  const storage = new MemoryStorage()
  const sessions = createSessionStoreWithMarta()
  sessionGateway = new MemorySessionGateway()
  pushMessaging = new MemoryPushMessaging()
  preferences = new StoredPushPreferences(storage)
  const device = new DevicePushSubscription(
    new StoredPushSubscription(storage),
    pushMessaging,
    new MemoryPushSubscriptionGateway(),
    preferences,
  )
  device.save({ customerId: martaCustomer.customerId, token: 'device-1' })
  preferences.markSubscribedToPush(martaCustomer.customerId)
  reportUnrecognisedChange = new ReportUnrecognisedChange(
    { reportUnrecognisedChange: async () => reportAnswer },
    sessions,
    new LoadAccountStatus(sessionGateway, sessions, new ManualClock()),
    device,
  )
})

it('the device is unsubscribed, because the lender removes every push subscription', async () => {
  expect(await reportUnrecognisedChange.execute('phone')).toEqual(success())
  expect([pushMessaging.unsubscribeCount, preferences.isSubscribedToPush(martaCustomer.customerId)]).toEqual([
    1,
    false,
  ])
})

it.each([
  { kind: 'no-answer' },
  { kind: 'unreadable', reference: 'protection.disownChange' },
  { kind: 'server-failure', mayBeDone: true },
] as const)('the device is unsubscribed when the report may have arrived: %j', async (reason) => {
  reportAnswer = failure(reason)
  expect(await reportUnrecognisedChange.execute('phone')).toEqual(reportAnswer)
  expect([pushMessaging.unsubscribeCount, preferences.isSubscribedToPush(martaCustomer.customerId)]).toEqual([
    1,
    false,
  ])
  expect(sessionGateway.receivedCalls).toHaveLength(1)
})

it.each([
  { kind: 'not-offered' },
  { kind: 'no-answer', isUnsent: true },
  { kind: 'server-failure', tooManyRequests: {} },
  { kind: 'session-ended' },
] as const)('the device stays subscribed when the report was certainly not made: %j', async (reason) => {
  reportAnswer = failure(reason)
  expect(await reportUnrecognisedChange.execute('phone')).toEqual(reportAnswer)
  expect([pushMessaging.unsubscribeCount, preferences.isSubscribedToPush(martaCustomer.customerId)]).toEqual([
    0,
    true,
  ])
  expect(sessionGateway.receivedCalls).toEqual([])
})
