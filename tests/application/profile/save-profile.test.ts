import { StoredProfileDrafts } from '@/adapters/device/stored/stored-profile-drafts'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { AddressPlaceDirectory } from '@/application/profile/address-place-directory'
import type { ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { ProfileQueries } from '@/application/profile/profile-queries'
import { SaveAddress, SaveContact } from '@/application/profile/save-profile'
import type { SessionStore } from '@/application/session/session-store'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { raulCustomer } from '#tests/support/test-customers'
import { exampleProfile, martaProfileOwner, ScriptedProfileGateway } from './scripted-profile-gateway'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)

let profileGateway: ScriptedProfileGateway
let sessions: SessionStore
let draftStore: ProfileDrafts

beforeEach(() => {
  profileGateway = new ScriptedProfileGateway()
  sessions = createSessionStoreWithMarta()
  draftStore = new StoredProfileDrafts(new MemoryStorage(), sessions)
})

function sessionEmail(): string | undefined {
  return sessions.customer()?.email
}

describe('the profile to change', () => {
  function find(of: SessionStore) {
    return new ProfileQueries(profileGateway, new AddressPlaceDirectory(profileGateway), of).findProfile()
  }

  it('comes with the customer and the address in words', async () => {
    expect(await find(sessions)).toEqual(
      success({
        ...exampleProfile,
        owner: martaProfileOwner,
        placeNames: { province: 'Buenos Aires', district: 'La Plata', city: 'Gonnet' },
      }),
    )
    expect(profileGateway.receivedCalls).toContain('profile of c-8f21d04b')
  })

  it('comes without the words when they cannot be read', async () => {
    profileGateway.provincesAnswer = noAnswerFailure
    profileGateway.districtsAnswer = noAnswerFailure
    expect(await find(sessions)).toEqual(
      success({ ...exampleProfile, owner: martaProfileOwner, placeNames: {} }),
    )
  })

  it('is missing without the lender', async () => {
    profileGateway.profileAnswer = noAnswerFailure
    expect(await find(sessions)).toEqual(noAnswerFailure)
    expect(profileGateway.receivedCalls).toEqual(['profile of c-8f21d04b'])
  })

  it('is not requested without a session', async () => {
    expect(await find(createSessionStoreWithoutCustomer())).toEqual(failure({ kind: 'session-ended' }))
    expect(profileGateway.receivedCalls).toEqual([])
  })
})

describe('saving the contact details', () => {
  const typed = { phone: '11 4567-8901', alternativePhone: '(221) 555 0000', email: ' marta@nuevo.example ' }
  const sent = { phone: '1145678901', alternativePhone: '2215550000', email: 'marta@nuevo.example' }

  beforeEach(() => draftStore.save({ part: 'contact', customerId: martaProfileOwner.customerId, typed }))

  function save(whose = martaProfileOwner) {
    return new SaveContact(profileGateway, sessions, draftStore).execute(whose, typed)
  }

  it('sends them as stored, deletes the draft, and updates the e-mail', async () => {
    expect(await save()).toEqual(success(sent))
    expect(profileGateway.saveRequests).toEqual([{ whose: martaProfileOwner, what: sent }])
    expect(draftStore.current()).toBeUndefined()
    expect(sessionEmail()).toBe('marta@nuevo.example')
  })

  it.each(['email-refused', 'phone-refused', 'no-answer', 'server-failure', 'session-ended'] as const)(
    'keeps the draft and the earlier e-mail when the answer is %s',
    async (kind) => {
      profileGateway.saveContactAnswer = failure({ kind })
      expect(await save()).toEqual(failure({ kind }))
      expect(draftStore.current()).toMatchObject({ typed })
      expect(sessionEmail()).toBeUndefined()
    },
  )

  it('changes nothing of another customer who is signed in by now', async () => {
    await save({ customerId: raulCustomer.customerId, taxId: raulCustomer.taxId })
    expect(sessionEmail()).toBeUndefined()
  })
})

describe('saving the address', () => {
  const typed = { ...exampleProfile.address, street: '  Rivadavia   Norte ', zipCode: 'b1900abc' }
  const sent = { ...exampleProfile.address, street: 'Rivadavia Norte', zipCode: 'B1900ABC' }

  beforeEach(() => draftStore.save({ part: 'address', customerId: martaProfileOwner.customerId, typed }))

  function save() {
    return new SaveAddress(profileGateway, draftStore).execute(martaProfileOwner, typed)
  }

  it('sends it as stored, and deletes the draft', async () => {
    expect(await save()).toEqual(success(sent))
    expect(profileGateway.saveRequests).toEqual([{ whose: martaProfileOwner, what: sent }])
    expect(draftStore.current()).toBeUndefined()
  })

  it.each(['no-answer', 'server-failure', 'session-ended'] as const)(
    'keeps the draft when the answer is %s',
    async (kind) => {
      profileGateway.saveAddressAnswer = failure({ kind })
      expect(await save()).toEqual(failure({ kind }))
      expect(draftStore.current()).toMatchObject({ part: 'address', typed })
    },
  )
})
