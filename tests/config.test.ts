import { describe, expect, it } from 'vitest'
import { readConfiguration } from '@/config'
import { failure } from '@/domain/shared/result'
import { shippedConfiguration, shippedJson } from '#tests/support/shipped-configuration'
import { withValueAt } from '#tests/support/with-value-at'

const build = { showsCodes: false }

/** Each key of the file with a value that it cannot have. */
const wrongValues: readonly (readonly [string, unknown])[] = [
  ['apiBaseUrl', 'api.example'],
  ['pushBaseUrl', ''],
  ['brandName', ''],
  ['accent', 'red'],
  ['accent', '#DA006'],
  ['links', undefined],
  ['links.company', 'www.example.com.ar'],
  ['links.whereToBuy', 'javascript:alert(1)'],
  ['links.aboutUs', 3],
  ['links.blog', 'ftp://x'],
  ['links.help', '/ayuda'],
  ['links.revocation', 'https://con espacio'],
  ['links.contact', 'mailto:x@y.example'],
  ['links.other', 'https://www.example.com.ar'],
  ['chatNumber', '+54 9 11'],
  ['whitelist', '27412209171'],
  ['whitelist.0', '27412209170'],
  ['blockedMerchant', '30718945639'],
  ['rolloutDigits.0', '12'],
  ['companyAccounts', {}],
  ['companyAccounts.0.bank', ''],
  ['companyAccounts.1.accountNumber', 599],
  ['companyAccounts.2.cbu', '0070999000030001548963'],
  ['companyAccounts.3.alias', ''],
  ['companyAccounts.0.companyName', ''],
  ['companyAccounts.0.taxId', '30718945639'],
  ['companyAccounts.0.iban', 'x'],
  ['holidays.0', '2026-02-30'],
  ['WIKI_AVAILABLE', true],
  ['debug', true],
]

describe('the configuration that is shipped', () => {
  it('is valid', () => {
    expect(readConfiguration(shippedJson(), build).ok).toBe(true)
  })

  it('is put into the words of the portal', () => {
    const { apiBaseUrl, settings } = shippedConfiguration()
    expect(apiBaseUrl).toBe('/api')
    expect(settings.accent).toBe('#DA0067')
    expect(settings.whitelist).toEqual(['27412209171'])
    expect(settings.companyAccounts).toHaveLength(4)
    expect(settings.wikiAvailable).toBe(false)
    expect(settings.showsCodes).toBe(true)
  })
})

describe('a configuration', () => {
  it.each(wrongValues)('with a wrong %s names that key', (key, value) => {
    const answer = readConfiguration(withValueAt(shippedJson(), key, value), build)
    expect(answer).toEqual(failure({ kind: 'wrong-key', key }))
  })

  it('has no key that this table leaves out', () => {
    const tried = new Set(wrongValues.map(([key]) => key.split('.')[0]))
    expect(Object.keys(shippedJson()).filter((key) => !tried.has(key))).toEqual([])
  })

  it.each(Object.keys(shippedJson()).filter((key) => key !== 'blockedMerchant'))(
    'without %s names that key',
    (key) => {
      const answer = readConfiguration(withValueAt(shippedJson(), key, undefined), build)
      expect(answer).toEqual(failure({ kind: 'wrong-key', key }))
    },
  )

  it.each([undefined, 'nothing', 3, []])('that cannot be read names no key: %j', (candidate) => {
    expect(readConfiguration(candidate, build).ok).toBe(false)
    expect(readConfiguration(undefined, build)).toEqual(failure({ kind: 'wrong-key', key: '' }))
  })

  it('leaves out the links that are empty or missing', () => {
    const json = { ...shippedJson(), links: { company: '', help: 'https://www.example.com.ar/ayuda' } }
    const answer = readConfiguration(json, build)
    expect(answer.ok && answer.value.settings.links).toEqual({ help: 'https://www.example.com.ar/ayuda' })
  })

  it('may leave out the blocked merchant', () => {
    expect(readConfiguration(withValueAt(shippedJson(), 'blockedMerchant', undefined), build).ok).toBe(true)
  })

  it('opens the component showcase only when it says ON', () => {
    const answer = readConfiguration({ ...shippedJson(), WIKI_AVAILABLE: 'ON' }, build)
    expect(answer.ok && answer.value.settings.wikiAvailable).toBe(true)
  })

  it('shows codes only where the build does', () => {
    const answer = readConfiguration(shippedJson(), build)
    expect(answer.ok && answer.value.settings.showsCodes).toBe(false)
  })
})
