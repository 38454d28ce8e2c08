import { describe, expect, it } from 'vitest'
import { calculateHash, calculateShortHash } from '@/domain/shared/hash'

describe('a fingerprint', () => {
  it('is the same for the same names and salt', () => {
    expect(calculateHash('salt', '27284561231', '40128753')).toBe(
      calculateHash('salt', '27284561231', '40128753'),
    )
  })

  it.each([
    ['another salt', ['other', '27284561231', '40128753']],
    ['another customer', ['salt', '20382146906', '40128753']],
    ['another loan', ['salt', '27284561231', '40153318']],
    ['names that are parted elsewhere', ['salt', '2728456123', '140128753']],
  ] as const)('differs for %s', (_, [salt, ...names]) => {
    expect(calculateHash(salt, ...names)).not.toBe(calculateHash('salt', '27284561231', '40128753'))
  })

  it('contains none of its names', () => {
    expect(calculateHash('salt', '27284561231', '40128753')).toMatch(/^[0-9a-f]{16}$/)
  })

  it('stays the same as in an earlier release', () => {
    expect(calculateHash('salt', 'a')).toBe('74e5036eb2bcc3e2')
    expect(calculateHash('salt', '5')).toBe('096217eaae6e9006')
    expect(calculateShortHash('salt', '5')).toBe('096217ea')
  })

  it('distinguishes ten thousand loans', () => {
    const fingerprints = Array.from({ length: 10_000 }, (_, loan) =>
      calculateHash('salt', '27284561231', String(loan)),
    )
    expect(new Set(fingerprints).size).toBe(10_000)
  })
})
