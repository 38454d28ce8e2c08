import { describe, expect, it } from 'vitest'
import { parseEnteredBankAccount } from '@/domain/automatic-collection/entered-account'

describe('a typed account', () => {
  it.each([
    ['a CBU', '0140999803200004521869', { kind: 'cbu', text: '0140999803200004521869' }],
    ['a CBU in two blocks', '01409998 03200004521869', { kind: 'cbu', text: '0140999803200004521869' }],
    ['a CBU with hyphens', '01409998-03200004521869', { kind: 'cbu', text: '0140999803200004521869' }],
    ['a CVU', '0000003110000452186076', { kind: 'cvu', text: '0000003110000452186076' }],
    ['an alias', 'gato.MESA-7', { kind: 'alias', text: 'gato.mesa-7' }],
    ['the shortest alias', ' abcdef ', { kind: 'alias', text: 'abcdef' }],
    ['the longest alias', 'a'.repeat(20), { kind: 'alias', text: 'a'.repeat(20) }],
  ])('is accepted: %s', (_, typed, account) => {
    expect(parseEnteredBankAccount(typed)).toEqual(account)
  })

  it.each([
    ['missing', ''],
    ['missing', '   '],
    ['length', '014099980320000452186'],
    ['length', '01409998032000045218691'],
    ['length', '123456'],
    ['check-digits', '0140999803200004521868'],
    ['check-digits', '0140999703200004521869'],
    ['check-digits', '0000003110000452186077'],
    ['alias', 'abcde'],
    ['alias', 'a'.repeat(21)],
    ['alias', 'mañana.lunes'],
    ['alias', 'gato mesa'],
    ['alias', 'gato@mesa'],
  ])('is refused for %s: "%s"', (problem, typed) => {
    expect(parseEnteredBankAccount(typed)).toBe(problem)
  })
})
