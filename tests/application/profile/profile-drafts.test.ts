import { expect, it } from 'vitest'
import { ProfileDrafts } from '@/application/profile/profile-drafts'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'

const typed = { phone: '1145678901', alternativePhone: '', email: 'marta@nuevo.example' }
const ofMarta = { part: 'contact', customerId: 'c-8f21d04b', typed } as const

it('gives a draft to whose it is, after a reload too', () => {
  const tab = new SharedTexts()
  new ProfileDrafts(new MemoryStorage(tab)).keep(ofMarta)
  expect(new ProfileDrafts(new MemoryStorage(tab)).of('c-8f21d04b')).toEqual(ofMarta)
})

it('drops the draft of somebody else', () => {
  const tab = new MemoryStorage()
  const drafts = new ProfileDrafts(tab)
  drafts.keep(ofMarta)
  expect(drafts.of('c-17be90a3')).toBeUndefined()
  expect(tab.read('profileDraft')).toBeUndefined()
})
