import { beforeEach, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { ShouldOfferBiometricUnlock } from '@/application/access/should-offer-biometric-unlock'
import type { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  visitorPage.authenticator.hasPasskeySupport = true
})

function shouldOfferUnlock(): Promise<boolean> {
  return visitorPage.resolveService(ShouldOfferBiometricUnlock).execute()
}

function unlockPreferences(): BiometricUnlockPreferences {
  return visitorPage.unlockPreferences
}

it('the unlock is offered to a customer whose account has none, on a capable device', async () => {
  expect(await shouldOfferUnlock()).toBe(true)
  expect(visitorPage.passkeyGateway.receivedCalls).toEqual(['passkeys of 27284561231'])
})

it('the unlock is not offered when the account has one, or when the lender does not answer', async () => {
  visitorPage.passkeyGateway.hasPasskeyAnswer = success(true)
  expect(await shouldOfferUnlock()).toBe(false)
  visitorPage.passkeyGateway.hasPasskeyAnswer = failure({ kind: 'no-answer' })
  expect(await shouldOfferUnlock()).toBe(false)
})

it('the lender is not asked when the device alone decides', async () => {
  unlockPreferences().markUnlockOfferSkipped(martaCustomer.customerId)
  expect(await shouldOfferUnlock()).toBe(false)
  visitorPage.signIn({ ...brunoCustomer, skipsUnlockOffer: true })
  expect(await shouldOfferUnlock()).toBe(false)
  visitorPage.authenticator.hasPasskeySupport = false
  visitorPage.signIn(brunoCustomer)
  expect(await shouldOfferUnlock()).toBe(false)
  visitorPage.sessions.closeSession('left')
  expect(await shouldOfferUnlock()).toBe(false)
  expect(visitorPage.passkeyGateway.receivedCalls).toEqual([])
})
