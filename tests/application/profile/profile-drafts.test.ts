import { StoredProfileDrafts } from '@/adapters/device/stored/stored-profile-drafts'
import { describe, expect, it } from 'vitest'
import type { ProfileDrafts, ProfileDraft } from '@/application/profile/profile-drafts.port'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import { exampleProfile } from './scripted-profile-gateway'

const customerIdField = { customerId: 'c-8f21d04b' }
const contactDraft: ProfileDraft = { part: 'contact', ...customerIdField, typed: exampleProfile.contact }
const addressDraft: ProfileDraft = { part: 'address', ...customerIdField, typed: exampleProfile.address }

function createDraftsInTab(tab: MemoryStorage): ProfileDrafts {
  const sessions = createSessionStore()
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  return new StoredProfileDrafts(tab, sessions)
}

/** Returns the text that the portal stores on the device for this value in Marta's session. */
function createStoredText(value: unknown): string {
  const owner = { turn: 1, customer: 'c-8f21d04b' }
  return JSON.stringify({ version: 1, value: { owner, value } })
}

describe.each([contactDraft, addressDraft])('a draft of the $part', (draft) => {
  it('is returned to its customer, after a reload too', () => {
    const tab = new SharedStorageContent()
    createDraftsInTab(new MemoryStorage(tab)).save(draft)
    expect(createDraftsInTab(new MemoryStorage(tab)).current()).toEqual(draft)
  })

  it('is deleted when it is forgotten', () => {
    const tab = new MemoryStorage()
    const drafts = createDraftsInTab(tab)
    drafts.save(draft)
    drafts.forget()
    expect(drafts.current()).toBeUndefined()
    expect(tab.read('profileDraft')).toBeUndefined()
  })

  it.each(Object.keys(draft.typed))('is dropped when its %s is not a text', (field) => {
    const tab = new MemoryStorage()
    const value = { ...draft, typed: { ...draft.typed, [field]: 4 } }
    tab.write('profileDraft', createStoredText(value))
    expect(createDraftsInTab(tab).current()).toBeUndefined()
    expect(tab.read('profileDraft')).toBeUndefined()
  })

  it.each([
    ['of another part', { part: 'photo' }],
    ['of the other part', { part: draft.part === 'contact' ? 'address' : 'contact' }],
    ['without its customer', { customerId: 4 }],
    ['of nothing', { typed: undefined }],
  ])('is dropped when it is %s', (_, change) => {
    const tab = new MemoryStorage()
    tab.write('profileDraft', createStoredText({ ...draft, ...change }))
    expect(createDraftsInTab(tab).current()).toBeUndefined()
    expect(tab.read('profileDraft')).toBeUndefined()
  })
})

it('a draft does not exist before the customer types', () => {
  expect(createDraftsInTab(new MemoryStorage()).current()).toBeUndefined()
})

it('a draft of another customer is dropped', () => {
  const tab = new MemoryStorage()
  const drafts = createDraftsInTab(tab)
  drafts.save({ ...contactDraft, customerId: 'c-17be90a3' })
  expect(drafts.current()).toBeUndefined()
  expect(tab.read('profileDraft')).toBeUndefined()
})
