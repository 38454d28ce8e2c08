import { StoredPushSubscription } from '@/adapters/device/stored/stored-push-subscription'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { StoredPasskeyUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { beforeEach, expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import { failure, success, type Result } from '@/domain/shared/result'
import type { LoginProgressStore } from '@/application/access/login-progress-store.port'
import type { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import type {
  LostPhoneFailure,
  LostPhoneProof,
  LostPhoneReportResult,
} from '@/application/protection/protection.port'
import { ReportLostPhone } from '@/application/protection/report-lost-phone'
import type { SessionStore } from '@/application/session/session-store'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, raulCustomer } from '#tests/support/test-customers'

const martasProof = { dni: martaCustomer.dni, password: 'cuota2026' }
const raulsProof = { dni: raulCustomer.dni, password: 'cuota2026' }

const lostPhoneReportResult = { reportedAt: instant(0), hasPausedPasskeys: true }

let reportAnswer: Result<LostPhoneReportResult, LostPhoneFailure>
let sentProofs: LostPhoneProof[]
let sessions: SessionStore
let loginProgress: LoginProgressStore
let unlockPreferences: BiometricUnlockPreferences
let pushGateway: MemoryPushSubscriptionGateway
let reportLostPhone: ReportLostPhone

beforeEach(() => {
  reportAnswer = success(lostPhoneReportResult)
  sentProofs = []
  const gateway = {
    reportLostPhone: async (proof: LostPhoneProof) => {
      sentProofs.push(proof)
      return reportAnswer
    },
  }
  const storage = new MemoryStorage()
  sessions = createSessionStoreWithMarta()
  loginProgress = new StoredLoginProgress(storage, new MemoryStorage())
  unlockPreferences = new StoredPasskeyUnlockPreferences(storage)
  pushGateway = new MemoryPushSubscriptionGateway()
  const device = new DevicePushSubscription(
    new StoredPushSubscription(storage),
    new MemoryPushMessaging(),
    pushGateway,
    new StoredPushPreferences(storage),
  )
  device.save({ customerId: martaCustomer.customerId, token: 'device-1' })
  unlockPreferences.markUnlockRegistered(martaCustomer.customerId, 'of-marta')
  loginProgress.rememberDni(martaCustomer.dni)
  loginProgress.save({ dni: martaCustomer.dni, people: [] })
  reportLostPhone = new ReportLostPhone(gateway, sessions, loginProgress, unlockPreferences, device)
})

function storedState() {
  return {
    customer: sessions.customer()?.dni,
    remembered: loginProgress.rememberedDni(),
    login: loginProgress.current()?.dni,
    hasPasskey: unlockPreferences.isUnlockRegistered(martaCustomer.customerId),
    passkeyId: unlockPreferences.registeredPasskeyId(martaCustomer.customerId),
  }
}

const storedStateBeforeReport = {
  customer: martaCustomer.dni,
  remembered: martaCustomer.dni,
  login: martaCustomer.dni,
  hasPasskey: true,
  passkeyId: 'of-marta',
}

it('the device forgets the customer whose account is protected', async () => {
  expect(await reportLostPhone.execute(martasProof)).toEqual(success(lostPhoneReportResult))
  expect(sentProofs).toEqual([martasProof])
  expect(storedState()).toEqual({ hasPasskey: false })
  expect([sessions.lastEndReason(), pushGateway.unsubscribeCalls.map(({ token }) => token)]).toEqual([
    'left',
    ['device-1'],
  ])
})

it('the device keeps the data of another customer', async () => {
  await reportLostPhone.execute(raulsProof)
  expect(storedState()).toEqual(storedStateBeforeReport)
})

it('the device forgets nothing of an account that was not protected', async () => {
  reportAnswer = failure({ kind: 'not-proved' })
  expect(await reportLostPhone.execute(martasProof)).toEqual(reportAnswer)
  expect(storedState()).toEqual(storedStateBeforeReport)
})
