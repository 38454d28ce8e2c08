import { afterEach, expect, it, vi } from 'vitest'
import { BrowserRandomness } from '@/adapters/device/browser-device'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('keys are made on a page without https, which has no randomUUID', () => {
  let byte = 0
  const getRandomValues = (bytes: Uint8Array) => bytes.map(() => (byte += 15))
  vi.stubGlobal('crypto', { getRandomValues })
  expect(new BrowserRandomness().createUuid()).toBe('0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f0')
})

it('each key is different, and a UUID of version 4', () => {
  const keys = Array.from({ length: 500 }, () => new BrowserRandomness().createUuid())
  expect(new Set(keys).size).toBe(500)
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
