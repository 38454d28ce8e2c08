import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LegalEntity, PublicLinks } from '@/application/shared/settings.port'
import { switchableCapabilities } from '@/domain/session/switchable-capabilities'
import { readConfiguration, oftenUsedKeyChecks, type ConfigurationFile } from '@/start/configuration'
import {
  rarelyUsedConfigurationKeys,
  type RarelyUsedConfigurationFile,
} from '@/start/rarely-used-configuration'
import { matchesConfigurationSchema, type ConfigurationSchemaPart } from '#tests/support/schema-complaint'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'
import { copyWithValueAtPath } from '#tests/support/with-value-at'

interface ConfigurationSchema extends ConfigurationSchemaPart {
  readonly properties: Readonly<Record<string, ConfigurationSchemaPart & { readonly description?: string }>>
}

const configurationSchema: ConfigurationSchema = JSON.parse(readFileSync('public/config.schema.json', 'utf8'))

const examplePageAddress = 'https://www.example.com.ar/pagina'

/** A configuration with every key. A new key does not compile until it is added here. */
const completeConfiguration = {
  $schema: './config.schema.json',
  apiBaseUrl: '/api',
  pushBaseUrl: '/push',
  brandName: 'Luma Créditos',
  shortName: 'Luma',
  logo: { light: '/marca/logo.svg', dark: '/marca/logo-dark.svg', width: 120, height: 32 },
  texts: {
    login: { title: 'Entrá a Luma', lead: 'Con tu DNI alcanza.' },
    slogan: 'Tus cuotas, claras.',
    notACustomer: 'Este portal es para clientes de Luma.',
    supportHours: 'De lunes a viernes, de 9 a 18.',
  },
  legalEntity: { name: 'Luma Créditos S.A.', taxId: '30718945638' } satisfies Record<
    keyof Required<LegalEntity>,
    string
  >,
  ownHosts: ['www.example.com.ar'],
  accent: '#DA0067',
  links: {
    company: examplePageAddress,
    whereToBuy: examplePageAddress,
    aboutUs: examplePageAddress,
    blog: examplePageAddress,
    help: examplePageAddress,
    revocation: examplePageAddress,
    serviceCancellation: examplePageAddress,
    contact: examplePageAddress,
  } satisfies Record<keyof Required<PublicLinks>, string>,
  chatNumber: '5491150000000',
  automaticCollection: { retryHours: [48, 96], consent: ['Es gratis.'] },
  phoneNumber: '0810 555 0100',
  newLoanUrl: examplePageAddress,
  identityForm: { seckey: 'api_key', country: 'pais' },
  identityProviderUrls: [examplePageAddress],
  codeDigits: 6,
  passwordsWithSymbols: true,
  whitelist: ['27412209171'],
  blockedMerchant: '30718945638',
  rolloutDigits: ['2'],
  companyAccounts: [
    {
      bank: 'Banco Nación',
      accountNumber: '0599-531004271/6',
      cbu: '0110599500053100427169',
      alias: 'LUMA.CUOTAS.NACION',
      companyName: 'Luma Créditos S.A.',
      taxId: '30718945638',
    },
  ],
  holidays: ['2026-12-08'],
  pushOffer: 'AT_LOGIN',
  WIKI_AVAILABLE: 'OFF',
  firebase: {
    apiKey: 'key-of-the-lender',
    projectId: 'portal',
    appId: '1:123456789012:web:abcdef',
    messagingSenderId: '123456789012',
    vapidKey: `B${'x'.repeat(86)}`,
  },
  pageViewsUrl: examplePageAddress,
  reportsUrl: examplePageAddress,
  diagnostics: false,
  capabilities: Object.fromEntries(switchableCapabilities.map((each) => [each, true])),
  maintenance: {
    text: 'Volvemos.',
    until: '2026-11-22T06:00:00-03:00',
    capabilities: switchableCapabilities,
  },
  minRelease: '0.2.0',
} satisfies Record<keyof Required<ConfigurationFile & RarelyUsedConfigurationFile>, unknown>

const isConfiguration = (candidate: unknown): boolean =>
  readConfiguration(candidate, { showsLoginCodes: false }, rarelyUsedConfigurationKeys).ok
const matchesSchema = (candidate: unknown): boolean =>
  matchesConfigurationSchema(candidate, configurationSchema)

/** Returns the path of every part of a value, such as `companyAccounts.0.cbu`. */
function listPropertyPaths(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, within]) => [
    key,
    ...listPropertyPaths(within).map((path) => `${key}.${path}`),
  ])
}

const configurationPaths = listPropertyPaths(completeConfiguration)

/** Values to try for each key. Each is wrong for most keys. */
const wrongValues: readonly unknown[] = [
  '',
  ' ',
  'text',
  'Banco​',
  '/camino',
  '//otro.example',
  'https://www.example.com.ar',
  'http://www.example.com.ar',
  'http://localhost:4000/api',
  'https://banco.example@otro.example/',
  'https://con espacio',
  '#12345',
  '123',
  '123456789',
  'A'.repeat(13),
  'ON',
  7,
  250,
  1.5,
  true,
  null,
  [],
  {},
  [{}],
]

describe('the schema of the configuration', () => {
  it('names every checked key, and no other', () => {
    const checked = [...Object.keys(oftenUsedKeyChecks), ...Object.keys(rarelyUsedConfigurationKeys.checks)]
    expect(Object.keys(configurationSchema.properties).toSorted()).toEqual(checked.toSorted())
  })

  it('accepts a configuration with every key, as the portal does', () => {
    expect(isConfiguration(completeConfiguration)).toBe(true)
    expect(matchesSchema(completeConfiguration)).toBe(true)
  })

  it.each([
    ['the shipped one', readShippedConfigurationJson()],
    ['the one of the example', JSON.parse(readFileSync('deploy/example-config.json', 'utf8'))],
  ])('is named by %s, which matches it', (_, file) => {
    expect(file).toHaveProperty('$schema')
    expect(matchesSchema(file)).toBe(true)
  })

  it.each(configurationPaths.filter((path) => !/\d$/.test(path)))(
    'lets %s be omitted when the portal does',
    (path) => {
      const candidate = copyWithValueAtPath(completeConfiguration, path, undefined)
      expect(matchesSchema(candidate)).toBe(isConfiguration(candidate))
    },
  )

  it.each(configurationPaths)('refuses for %s the values that the portal refuses', (path) => {
    const verdicts = (isRight: (candidate: unknown) => boolean) =>
      wrongValues.filter((value) => isRight(copyWithValueAtPath(completeConfiguration, path, value)))
    expect(verdicts(matchesSchema)).toEqual(verdicts(isConfiguration))
  })

  it.each([...configurationPaths.filter((path) => !/\d$/.test(path)), ''])(
    'knows no other key within %s',
    (path) => {
      const inside = `${path === '' ? '' : `${path}.`}invented`
      const candidate = copyWithValueAtPath(completeConfiguration, inside, 'x')
      expect(matchesSchema(candidate)).toBe(isConfiguration(candidate))
    },
  )

  it('describes every key', () => {
    const silent = Object.entries(configurationSchema.properties).filter(
      ([, { description = '' }]) => description === '',
    )
    expect(silent).toEqual([])
  })
})
