import { beforeEach, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { ShouldOfferBiometricUnlock } from '@/application/access/should-offer-biometric-unlock'
import type { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitor: PortalVisitorPage

beforeEach(() => {
  visitor = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  visitor.authenticator.hasPasskeySupport = true
})

function shouldOfferUnlock(): Promise<boolean> {
  return visitor.resolve(ShouldOfferBiometricUnlock).execute()
}

function unlockPreferences(): BiometricUnlockPreferences {
  return visitor.unlockPreferences
}

it('the unlock is offered to a customer whose account has none, on a capable device', async () => {
  expect(await shouldOfferUnlock()).toBe(true)
  expect(visitor.passkeyGateway.receivedCalls).toEqual(['passkeys of 27284561231'])
})

it('the unlock is not offered when the account has one, or when the lender does not answer', async () => {
  visitor.passkeyGateway.hasPasskeyAnswer = success(true)
  expect(await shouldOfferUnlock()).toBe(false)
  visitor.passkeyGateway.hasPasskeyAnswer = failure({ kind: 'no-answer' })
  expect(await shouldOfferUnlock()).toBe(false)
})

it('the lender is not asked when the device alone decides', async () => {
  unlockPreferences().markUnlockOfferSkipped(martaCustomer.customerId)
  expect(await shouldOfferUnlock()).toBe(false)
  visitor.signIn({ ...brunoCustomer, skipsUnlockOffer: true })
  expect(await shouldOfferUnlock()).toBe(false)
  visitor.authenticator.hasPasskeySupport = false
  visitor.signIn(brunoCustomer)
  expect(await shouldOfferUnlock()).toBe(false)
  visitor.sessions.closeSession('left')
  expect(await shouldOfferUnlock()).toBe(false)
  expect(visitor.passkeyGateway.receivedCalls).toEqual([])
})
