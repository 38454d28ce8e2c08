import { describe, expect, it } from 'vitest'
import { isObjectOf, isWellFormedText } from '@/adapters/device/stored/shape'
import { StoredValue, upgradesFromUnversionedValue } from '@/adapters/device/stored/stored-value'
import { MemoryStorage } from '#tests/support/memory-storage'

interface StoredNote {
  readonly text: string
}

const isNote = isObjectOf<StoredNote>({ text: isWellFormedText })

function createStoredNote(storage = new MemoryStorage()) {
  return { storage, note: new StoredValue<StoredNote>(storage, 'note', { version: 2, isValid: isNote }) }
}

describe('a stored value', () => {
  it('is absent until it is written, and again once it is removed', () => {
    const { note } = createStoredNote()
    expect(note.read()).toBeUndefined()
    note.write({ text: 'hola' })
    expect(note.read()).toEqual({ text: 'hola' })
    note.remove()
    expect(note.read()).toBeUndefined()
  })

  it('is stored under its key as JSON, with its version', () => {
    const { storage, note } = createStoredNote()
    note.write({ text: 'hola' })
    expect(storage.read('note')).toBe('{"version":2,"value":{"text":"hola"}}')
  })

  it.each([
    '',
    '{',
    'undefined',
    'null',
    '[]',
    '"text"',
    '{"text":"hola"}',
    '{"version":1,"value":{"text":"hola"}}',
    '{"version":"2","value":{"text":"hola"}}',
    '{"version":2.5,"value":{"text":"hola"}}',
    '{"version":0,"value":{"text":"hola"}}',
    '{"version":-1,"value":{"text":"hola"}}',
    '{"version":2}',
    '{"version":2,"value":null}',
    '{"version":2,"value":{"text":3}}',
    '{"version":2,"value":[{"text":"hola"}]}',
  ])('is dropped when the stored text is %s', (text) => {
    const { storage, note } = createStoredNote()
    storage.write('note', text)
    expect(note.read()).toBeUndefined()
    expect(storage.read('note')).toBeUndefined()
  })

  it('of a later release is absent, and stays for a tab with that release', () => {
    const { storage, note } = createStoredNote()
    const later = '{"version":3,"value":{"text":"hola"}}'
    storage.write('note', later)
    expect(note.read()).toBeUndefined()
    expect(storage.read('note')).toBe(later)
  })
})

describe('a value that an earlier release stored', () => {
  const note = (storage: MemoryStorage) =>
    new StoredValue<StoredNote>(storage, 'note', {
      version: 2,
      isValid: isNote,
      upgrades: { ...upgradesFromUnversionedValue, 1: (stored) => ({ text: Object(stored).words }) },
    })

  it.each([
    ['the version before', '{"version":1,"value":{"words":"hola"}}'],
    ['no version, over each one since', '{"words":"hola"}'],
  ])('is read from %s', (_, text) => {
    const storage = new MemoryStorage()
    storage.write('note', text)
    expect(note(storage).read()).toEqual({ text: 'hola' })
  })

  it.each(['{"version":1,"value":{"words":3}}', '{"version":1,"value":null}', '{"text":"hola"}'])(
    'is dropped when it cannot be converted: %s',
    (text) => {
      const storage = new MemoryStorage()
      storage.write('note', text)
      expect(note(storage).read()).toBeUndefined()
      expect(storage.read('note')).toBeUndefined()
    },
  )
})

describe('a shape', () => {
  it('does not accept an inherited field', () => {
    expect(isObjectOf<{ constructor: string }>({ constructor: () => true })({})).toBe(true)
    expect(isNote(Object.create({ text: 'a' }))).toBe(false)
  })
})
