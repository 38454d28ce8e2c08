import { describe, expect, it } from 'vitest'
import { StoredValue, hasTexts } from '@/application/shared/stored-value'
import { MemoryStorage } from '#tests/support/memory-storage'

interface Note {
  readonly text: string
}

function isNote(candidate: unknown): candidate is Note {
  return hasTexts(candidate, 'text')
}

function aNote(storage = new MemoryStorage()) {
  return { storage, note: new StoredValue<Note>(storage, 'note', isNote) }
}

describe('a stored value', () => {
  it('is absent until it is written, and again once it is removed', () => {
    const { note } = aNote()
    expect(note.read()).toBeUndefined()
    note.write({ text: 'hola' })
    expect(note.read()).toEqual({ text: 'hola' })
    note.remove()
    expect(note.read()).toBeUndefined()
  })

  it('lies under its key as JSON', () => {
    const { storage, note } = aNote()
    note.write({ text: 'hola' })
    expect(storage.read('note')).toBe('{"text":"hola"}')
  })

  it.each(['', '{', 'undefined', 'null', '[]', '"text"', '{"text":3}', '{"other":"x"}'])(
    'is absent when what lies there is %s',
    (text) => {
      const { storage, note } = aNote()
      storage.write('note', text)
      expect(note.read()).toBeUndefined()
    },
  )
})

describe('hasTexts', () => {
  it('wants every key to hold a text', () => {
    expect(hasTexts({ one: 'a', two: 'b' }, 'one', 'two')).toBe(true)
    expect(hasTexts({ one: 'a', two: 2 }, 'one', 'two')).toBe(false)
    expect(hasTexts({ one: 'a' }, 'one', 'two')).toBe(false)
  })

  it('does not take an inherited field for one', () => {
    expect(hasTexts({}, 'constructor')).toBe(false)
    expect(hasTexts(Object.create({ one: 'a' }), 'one')).toBe(false)
  })
})
