import { describe, expect, it } from 'vitest'
import { StoredCustomerIdSet } from '@/adapters/device/stored/stored-customers'
import { MemoryStorage } from '#tests/support/memory-storage'

function createStoredCustomerIdSet() {
  const storage = new MemoryStorage()
  return { storage, customers: new StoredCustomerIdSet(storage, 'unlockSkipped') }
}

describe('the customers with stored data on a device', () => {
  it('are none at first, and each is known by their own id', () => {
    const { customers } = createStoredCustomerIdSet()
    expect(customers.includes('c-1')).toBe(false)
    customers.add('c-1')
    expect(customers.includes('c-1')).toBe(true)
    expect(customers.includes('c-2')).toBe(false)
  })

  it('are stored once, however often they are added', () => {
    const { customers, storage } = createStoredCustomerIdSet()
    customers.add('c-1')
    customers.add('c-2')
    customers.add('c-1')
    expect(storage.read('unlockSkipped')).toBe('{"version":1,"value":["c-2","c-1"]}')
  })

  it('are removed one by one, and nothing stays after the last one', () => {
    const { customers, storage } = createStoredCustomerIdSet()
    customers.add('c-1')
    customers.add('c-2')
    customers.remove('c-1')
    expect([customers.includes('c-1'), customers.includes('c-2')]).toEqual([false, true])
    customers.remove('c-2')
    expect(storage.read('unlockSkipped')).toBeUndefined()
  })

  it('are read from an earlier release, which stored only the list', () => {
    const { customers, storage } = createStoredCustomerIdSet()
    storage.write('unlockSkipped', '["c-1"]')
    expect(customers.includes('c-1')).toBe(true)
  })

  it.each(['["c-1",2]', '{"version":1,"value":"c-1"}', '{"version":1,"value":{"0":"c-1"}}'])(
    'are none when the stored text is %s',
    (text) => {
      const { customers, storage } = createStoredCustomerIdSet()
      storage.write('unlockSkipped', text)
      expect(customers.includes('c-1')).toBe(false)
    },
  )
})
