import { describe, expect, it } from 'vitest'
import { customerOwnedStoredValueExamples } from '#tests/adapters/device/stored/owned-stored-values'
import { MemoryStorage } from '#tests/support/memory-storage'

const luciasIds = { taxId: '27331274564', customer: '27331274564', customerId: 'c-d5402e6c' }

/**
 * The stored values that contain the id of a customer. `own` contains the ids of the signed-in customer, and
 * its copy `other` those of another customer.
 */
const valuesWithCustomerId = customerOwnedStoredValueExamples.flatMap(({ key, value, readStored }) => {
  const owned = value as { readonly value: Readonly<Record<string, unknown>> }
  const names = Object.keys(luciasIds).filter((name) => name in owned.value)
  const named = Object.fromEntries(Object.entries(luciasIds).filter(([name]) => names.includes(name)))
  return names.length === 0
    ? []
    : [{ key, readStored, own: value, other: { ...owned, value: { ...owned.value, ...named } } }]
})

function createStorageWithValue(key: string, value: unknown): MemoryStorage {
  const storage = new MemoryStorage()
  storage.write(key, JSON.stringify({ version: 1, value }))
  return storage
}

describe.each(valuesWithCustomerId)('$key', ({ key, own, other, readStored }) => {
  it('is read by the customer whom it names', () => {
    expect(readStored(createStorageWithValue(key, own))).toBeDefined()
  })

  it('is deleted when it names another customer', () => {
    const storage = createStorageWithValue(key, other)
    expect(readStored(storage)).toBeUndefined()
    expect(storage.read(key)).toBeUndefined()
  })
})
