import { describe, expect, it } from 'vitest'
import { readConfiguration } from '@/start/configuration'
import { failure } from '@/domain/shared/result'
import { readShippedConfiguration, readShippedConfigurationJson } from '#tests/support/shipped-configuration'
import { copyWithValueAtPath } from '#tests/support/with-value-at'

const buildOptions = { showsLoginCodes: false }

/**
 * Firebase project for push notifications. It is optional, and the shipped configuration has none. Source:
 * PRO-05, SES-05.
 */
const firebaseProject = {
  apiKey: 'key-of-the-lender',
  projectId: 'portal',
  appId: '1:123456789012:web:abcdef',
  messagingSenderId: '123456789012',
  vapidKey: 'BNbxGYNMhEIi3kYpZ2vTGhsZpRJ7cVQ2zv0E9wQkXz6Z7y0s1mUeIuHqCkQm8Wm6T0u0m9tFq3n1o5r7s9u1w3y',
}

/** Pairs of a configuration key and a value that the portal does not accept for it. */
const wrongConfigurationEntries: readonly (readonly [string, unknown])[] = [
  ['$schema', ''],
  ['apiBaseUrl', 'api.example'],
  ['apiBaseUrl', 'http://api.example/v1'],
  ['apiBaseUrl', '//otro.example/api'],
  ['apiBaseUrl', '/\\otro.example/api'],
  ['apiBaseUrl', 'http://localhost.otro.example/api'],
  ['apiBaseUrl', 'http://localhost:4000@otro.example/api'],
  ['apiBaseUrl', 'https://['],
  ['pushBaseUrl', 'http://push.example'],
  ['pushBaseUrl', ''],
  ['brandName', ''],
  ['brandName', 'Luma\u202E'],
  ['accent', 'red'],
  ['accent', '#DA006'],
  ['links', undefined],
  ['links.company', 'www.example.com.ar'],
  ['links.whereToBuy', 'javascript:alert(1)'],
  ['links.aboutUs', 3],
  ['links.aboutUs', 'tel:*611'],
  ['links.blog', 'ftp://x'],
  ['links.help', '/ayuda'],
  ['links.revocation', 'https://con espacio'],
  ['links.contact', 'mailto:x@y.example'],
  ['links.company', 'http://www.example.com.ar'],
  ['links.help', 'https://banco.example@otro.example/'],
  ['links.blog', 'https://banco.example/\u202Egpj.exe'],
  ['links.blog', 'https://banco.example:443@otro.example/'],
  ['links.other', 'https://www.example.com.ar'],
  ['chatNumber', '+54 9 11'],
  ['newLoanUrl', 'http://www.example.com.ar/prestamos'],
  ['newLoanUrl', '/prestamos'],
  ['newLoanUrl', 'https://banco.example:443@otro.example/'],
  ['newLoanUrl', 'javascript:alert(1)'],
  ['newLoanUrl', ''],
  ['whitelist', '27412209171'],
  ['whitelist.0', '27412209170'],
  ['blockedMerchant', '30718945639'],
  ['rolloutDigits.0', '12'],
  ['legalEntity', 'Luma Créditos S.A.'],
  ['legalEntity.name', ''],
  ['legalEntity.taxId', '30718945639'],
  ['ownHosts', 'www.example.com.ar'],
  ['ownHosts.0', 'https://www.example.com.ar'],
  ['ownHosts.1', 'Portal.example.com.ar'],
  ['companyAccounts', {}],
  ['companyAccounts.0.bank', ''],
  ['companyAccounts.0.bank', 'Ban\u200Bco'],
  ['companyAccounts.1.accountNumber', 599],
  ['companyAccounts.2.cbu', '0070999000030001548963'],
  ['companyAccounts.2.cbu', '007099900003000154896'],
  ['companyAccounts.2.cbu', '2850590910040944118739'],
  ['companyAccounts.3.alias', ''],
  ['companyAccounts.0.companyName', ''],
  ['companyAccounts.0.taxId', '30718945639'],
  ['companyAccounts.0.iban', 'x'],
  ['holidays.0', '2026-02-30'],
  ['holidays.0', '21/11/2026'],
  ['pushOffer', 'NEVER'],
  ['WIKI_AVAILABLE', true],
  ['debug', true],
]

describe('the shipped configuration', () => {
  it('is valid', () => {
    expect(readConfiguration(readShippedConfigurationJson(), buildOptions).ok).toBe(true)
  })

  it("is converted to the portal's terms", () => {
    const { apiBaseUrl, settings } = readShippedConfiguration()
    expect(apiBaseUrl).toBe('/api')
    expect(settings.accent).toBe('#DA0067')
    expect(settings.whitelist).toEqual(['27412209171'])
    expect(settings.companyAccounts).toHaveLength(4)
    expect(settings.wikiAvailable).toBe(false)
    expect(settings.showsLoginCodes).toBe(true)
  })
})

describe('the Firebase project', () => {
  const withFirebase = (project: unknown) =>
    readConfiguration({ ...readShippedConfigurationJson(), firebase: project }, buildOptions)

  it('is absent unless the file names one', () => {
    expect(readShippedConfiguration()).not.toHaveProperty('firebase')
  })

  it('is used as a whole', () => {
    const answer = withFirebase(firebaseProject)
    expect(answer.ok && answer.value.firebase).toEqual(firebaseProject)
  })

  it.each(Object.keys(firebaseProject))('without %s names the missing key', (key) => {
    const answer = withFirebase(copyWithValueAtPath(firebaseProject, key, undefined))
    expect(answer).toEqual(failure({ kind: 'wrong-key', wrongEntryPath: `firebase.${key}` }))
  })

  it.each([
    ['apiKey', ''],
    ['projectId', 3],
    ['appId', ''],
    ['messagingSenderId', 123_456_789_012],
    ['measurementId', 'G-ABC1234567'],
    ['vapidKey', 'the private one'],
    ['vapidKey', firebaseProject.vapidKey.slice(1)],
    ['authDomain', 'portal.firebaseapp.com'],
  ])('with a wrong %s names that key', (key, value) => {
    const answer = withFirebase({ ...firebaseProject, [key]: value })
    expect(answer).toEqual(failure({ kind: 'wrong-key', wrongEntryPath: `firebase.${key}` }))
  })
})

describe('the analytics page', () => {
  const withPage = (pageViewsUrl: unknown) =>
    readConfiguration({ ...readShippedConfigurationJson(), pageViewsUrl }, buildOptions)

  it('is absent unless the file names one', () => {
    expect(readShippedConfiguration()).not.toHaveProperty('pageViewsUrl')
  })

  it('is used as it is', () => {
    const answer = withPage('https://medicion.example.com.ar/')
    expect(answer.ok && answer.value.pageViewsUrl).toBe('https://medicion.example.com.ar/')
  })

  it.each(['/medicion.html', 'http://medicion.example.com.ar/', '', 'data:text/html,x', 3])(
    'must be a whole https address: %j',
    (page) => {
      expect(withPage(page)).toEqual(failure({ kind: 'wrong-key', wrongEntryPath: 'pageViewsUrl' }))
    },
  )
})

describe('a configuration', () => {
  it.each(wrongConfigurationEntries)('with a wrong %s names that key', (key, value) => {
    const answer = readConfiguration(
      copyWithValueAtPath(readShippedConfigurationJson(), key, value),
      buildOptions,
    )
    expect(answer).toEqual(failure({ kind: 'wrong-key', wrongEntryPath: key }))
  })

  it.each([
    '/api',
    'https://api.example/v1',
    'http://localhost:4000/api',
    'http://127.0.0.1:4000',
    'http://[::1]/api',
  ])('can name a server at %s', (apiBaseUrl) => {
    expect(readConfiguration({ ...readShippedConfigurationJson(), apiBaseUrl }, buildOptions).ok).toBe(true)
  })

  it('has no key that this table leaves out', () => {
    const tried = new Set(wrongConfigurationEntries.map(([key]) => key.split('.')[0]))
    expect(Object.keys(readShippedConfigurationJson()).filter((key) => !tried.has(key))).toEqual([])
  })

  it.each(
    Object.keys(readShippedConfigurationJson()).filter(
      (key) =>
        !['$schema', 'accent', 'blockedMerchant', 'legalEntity', 'newLoanUrl', 'ownHosts'].includes(key),
    ),
  )('without %s names that key', (key) => {
    const answer = readConfiguration(
      copyWithValueAtPath(readShippedConfigurationJson(), key, undefined),
      buildOptions,
    )
    expect(answer).toEqual(failure({ kind: 'wrong-key', wrongEntryPath: key }))
  })

  it('without an accent uses the brand’s own', () => {
    const answer = readConfiguration(
      copyWithValueAtPath(readShippedConfigurationJson(), 'accent', undefined),
      buildOptions,
    )
    expect(answer.ok && answer.value.settings.accent).toBe('#DA0067')
  })

  it.each([undefined, 'nothing', 3, []])('that cannot be read names no wrongEntryPath: %j', (candidate) => {
    expect(readConfiguration(candidate, buildOptions).ok).toBe(false)
    expect(readConfiguration(undefined, buildOptions)).toEqual(
      failure({ kind: 'wrong-key', wrongEntryPath: '' }),
    )
  })

  it('leaves out the links that are empty or missing', () => {
    const json = {
      ...readShippedConfigurationJson(),
      links: { company: '', help: 'https://www.example.com.ar/ayuda' },
    }
    const answer = readConfiguration(json, buildOptions)
    expect(answer.ok && answer.value.settings.links).toEqual({ help: 'https://www.example.com.ar/ayuda' })
  })

  it('can omit the page that continues a new loan', () => {
    const answer = readConfiguration(
      copyWithValueAtPath(readShippedConfigurationJson(), 'newLoanUrl', undefined),
      buildOptions,
    )
    expect(answer.ok && answer.value.settings).not.toHaveProperty('newLoanUrl')
  })

  it('can omit the blocked merchant', () => {
    expect(
      readConfiguration(
        copyWithValueAtPath(readShippedConfigurationJson(), 'blockedMerchant', undefined),
        buildOptions,
      ).ok,
    ).toBe(true)
  })

  it('opens the component showcase only when it says ON', () => {
    const answer = readConfiguration(
      { ...readShippedConfigurationJson(), WIKI_AVAILABLE: 'ON' },
      buildOptions,
    )
    expect(answer.ok && answer.value.settings.wikiAvailable).toBe(true)
  })

  it('offers notifications at the login unless it says otherwise', () => {
    const waits = (pushOffer?: string) => {
      const answer = readConfiguration(
        { ...readShippedConfigurationJson(), ...(pushOffer && { pushOffer }) },
        buildOptions,
      )
      return answer.ok && answer.value.settings.pushWaitsForPayment
    }
    expect([waits(), waits('AT_LOGIN'), waits('AFTER_PAYMENT')]).toEqual([false, false, true])
  })

  it('shows codes only in a build that does', () => {
    const answer = readConfiguration(readShippedConfigurationJson(), buildOptions)
    expect(answer.ok && answer.value.settings.showsLoginCodes).toBe(false)
  })
})
