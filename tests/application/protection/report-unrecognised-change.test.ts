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
let pushMessaging: MemoryPushMessaging
let preferences: PushPreferences
let reportUnrecognisedChange: ReportUnrecognisedChange

beforeEach(() => {
  reportAnswer = success()
  const storage = new MemoryStorage()
  const sessions = createSessionStoreWithMarta()
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
    new LoadAccountStatus(new MemorySessionGateway(), sessions, new ManualClock()),
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

it('the device stays subscribed when the report fails', async () => {
  reportAnswer = failure({ kind: 'no-answer' })
  expect(await reportUnrecognisedChange.execute('phone')).toEqual(reportAnswer)
  expect([pushMessaging.unsubscribeCount, preferences.isSubscribedToPush(martaCustomer.customerId)]).toEqual([
    0,
    true,
  ])
})
