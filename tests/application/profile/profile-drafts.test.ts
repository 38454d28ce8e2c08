import { describe, expect, it } from 'vitest'
import { ProfileDrafts, type ProfileDraft } from '@/application/profile/profile-drafts'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'
import { hers } from './scripted-profile-gateway'

const ofMarta = { customerId: 'c-8f21d04b' }
const contact: ProfileDraft = { part: 'contact', ...ofMarta, typed: hers.contact }
const address: ProfileDraft = { part: 'address', ...ofMarta, typed: hers.address }

describe.each([contact, address])('a draft of her $part', (draft) => {
  it('is given to whose it is, after a reload too', () => {
    const tab = new SharedTexts()
    new ProfileDrafts(new MemoryStorage(tab)).keep(draft)
    expect(new ProfileDrafts(new MemoryStorage(tab)).of('c-8f21d04b')).toEqual(draft)
  })

  it('is gone when it is forgotten', () => {
    const tab = new MemoryStorage()
    const drafts = new ProfileDrafts(tab)
    drafts.keep(draft)
    drafts.forget()
    expect(drafts.of('c-8f21d04b')).toBeUndefined()
    expect(tab.read('profileDraft')).toBeUndefined()
  })

  it.each(Object.keys(draft.typed))('is dropped where its %s is not a text', (field) => {
    const tab = new MemoryStorage()
    const value = { ...draft, typed: { ...draft.typed, [field]: 4 } }
    tab.write('profileDraft', JSON.stringify({ version: 1, value }))
    expect(new ProfileDrafts(tab).of('c-8f21d04b')).toBeUndefined()
    expect(tab.read('profileDraft')).toBeUndefined()
  })

  it.each([
    ['of another part', { part: 'photo' }],
    ['of the other part', { part: draft.part === 'contact' ? 'address' : 'contact' }],
    ['of nobody', { customerId: 4 }],
    ['of nothing', { typed: undefined }],
  ])('is dropped where it is %s', (_, change) => {
    const tab = new MemoryStorage()
    tab.write('profileDraft', JSON.stringify({ version: 1, value: { ...draft, ...change } }))
    expect(new ProfileDrafts(tab).of('c-8f21d04b')).toBeUndefined()
    expect(tab.read('profileDraft')).toBeUndefined()
  })
})

it('there is none before anything is typed', () => {
  expect(new ProfileDrafts(new MemoryStorage()).of('c-8f21d04b')).toBeUndefined()
})

it('drops the draft of somebody else', () => {
  const tab = new MemoryStorage()
  const drafts = new ProfileDrafts(tab)
  drafts.keep(contact)
  expect(drafts.of('c-17be90a3')).toBeUndefined()
  expect(tab.read('profileDraft')).toBeUndefined()
})
