import { afterEach, expect, it, vi } from 'vitest'
import { sha256 } from '@/application/shared/sha-256'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['ñandú', '43dbd6bf7148e6e6584eee6d8b61ab8e5dd76374c4587cdabd50a3274e11f9d3'],
])('the SHA-256 of %j is that of its UTF-8 bytes', async (text, digest) => {
  expect(await sha256(text)).toBe(digest)
})

it.each([undefined, {}])('the SHA-256 is missing on a page without https: %j', async (crypto) => {
  vi.stubGlobal('crypto', crypto)
  expect(await sha256('a')).toBeUndefined()
})
