import { isCbu } from '@/domain/shared/cbu'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import { isCalendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { isSafeWebAddress } from '@/domain/shared/web-address'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  LenderBankAccount,
  LegalEntity,
  PublicLinks,
  Settings,
} from '@/application/shared/settings.port'
import {
  type ConfigurationCheck,
  type ConfigurationCheckPerKey,
  createObjectCheck,
  createOneOfCheck,
  checkBoolean,
  createTextPatternCheck,
  createListCheck,
  createOptionalCheck,
  checkVisibleText,
  createTextPredicateCheck,
} from './configuration-checks'
import type { RarelyUsedConfigurationKeys } from './rarely-used-keys'

/** The settings of the lender's Firebase project, which sends push notifications. Source: PRO-05. */
export interface FirebaseConfiguration {
  readonly apiKey: string
  readonly projectId: string
  readonly appId: string
  readonly messagingSenderId: string
  /** Public key for web push: a P-256 point, 65 bytes in base64url. */
  readonly vapidKey: string
}

/**
 * The contents of the file `/config.json` of the portal's site: what a lender can set without a new build.
 * Source: GEN-08.
 */
export interface ConfigurationFile {
  /** Address of the JSON schema with which a text editor checks the configuration file. Source: OPS-02. */
  readonly $schema?: string
  readonly apiBaseUrl: string
  readonly pushBaseUrl: string
  readonly brandName: string
  readonly legalEntity?: LegalEntity
  /**
   * The lender's own host names. With them, the portal checks for the customer whether a link is the
   * lender's; if missing, the portal does not offer this check. Source: GEN-13.
   */
  readonly ownHosts?: readonly string[]
  readonly accent?: string
  /** Web addresses of the lender's public pages. An empty address counts as missing. */
  readonly links: PublicLinks
  readonly chatNumber: string
  readonly newLoanUrl?: string
  readonly whitelist: readonly Cuit[]
  readonly blockedMerchant?: Cuit
  readonly rolloutDigits: readonly string[]
  readonly companyAccounts: readonly LenderBankAccount[]
  readonly holidays: readonly CalendarDate[]
  readonly pushOffer?: 'AT_LOGIN' | 'AFTER_PAYMENT'
  readonly WIKI_AVAILABLE: 'ON' | 'OFF'
  readonly firebase?: FirebaseConfiguration
  readonly pageViewsUrl?: string
  /**
   * Whether the portal shows the integrator which responses of the server break the API contract.
   * Source: CON-05.
   */
  readonly diagnostics?: boolean
}

/**
 * Accepts the address of a server: a path on the portal's own server, an https address, or an http address on
 * this machine; without a user name before the host. Source: GEN-12.
 */
const checkServerAddress = createTextPredicateCheck((address) =>
  isSafeWebAddress(address.replace(/^\/(?![/\\])/, 'https://a/')),
)
const checkPageAddress = createTextPredicateCheck(isSafeWebAddress)
/** Accepts a safe web address or an empty text. Source: GEN-14. */
const checkLink = createOptionalCheck(
  createTextPredicateCheck((address) => address === '' || isSafeWebAddress(address)),
)
const checkTaxId = createTextPredicateCheck(isCuit)

/** The accent colour by default. Source: GEN-05. */
const defaultAccent = '#DA0067'

export const oftenUsedKeyChecks: ConfigurationCheckPerKey<ConfigurationFile> = {
  $schema: createOptionalCheck(checkVisibleText),
  apiBaseUrl: checkServerAddress,
  pushBaseUrl: checkServerAddress,
  brandName: checkVisibleText,
  legalEntity: createOptionalCheck(
    createObjectCheck({
      name: checkVisibleText,
      taxId: checkTaxId,
    } satisfies ConfigurationCheckPerKey<LegalEntity>),
  ),
  ownHosts: createOptionalCheck(createListCheck(createTextPatternCheck(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  accent: createOptionalCheck(createTextPatternCheck(/^#[0-9a-f]{6}$/i)),
  links: createObjectCheck({
    company: checkLink,
    whereToBuy: checkLink,
    aboutUs: checkLink,
    blog: checkLink,
    help: checkLink,
    revocation: checkLink,
    serviceCancellation: checkLink,
    contact: checkLink,
  } satisfies ConfigurationCheckPerKey<PublicLinks>),
  chatNumber: createTextPatternCheck(/^\d{8,15}$/),
  newLoanUrl: createOptionalCheck(checkPageAddress),
  whitelist: createListCheck(checkTaxId),
  blockedMerchant: createOptionalCheck(checkTaxId),
  rolloutDigits: createListCheck(createTextPatternCheck(/^\d$/)),
  companyAccounts: createListCheck(
    createObjectCheck({
      bank: checkVisibleText,
      accountNumber: checkVisibleText,
      cbu: createTextPredicateCheck(isCbu),
      alias: checkVisibleText,
      companyName: checkVisibleText,
      taxId: checkTaxId,
    } satisfies ConfigurationCheckPerKey<LenderBankAccount>),
  ),
  holidays: createListCheck(createTextPredicateCheck(isCalendarDate)),
  pushOffer: createOptionalCheck(createOneOfCheck('AT_LOGIN', 'AFTER_PAYMENT')),
  WIKI_AVAILABLE: createOneOfCheck('ON', 'OFF'),
  pageViewsUrl: createOptionalCheck(checkPageAddress),
  diagnostics: createOptionalCheck(checkBoolean),
  firebase: createOptionalCheck(
    createObjectCheck({
      apiKey: checkVisibleText,
      projectId: checkVisibleText,
      appId: checkVisibleText,
      messagingSenderId: checkVisibleText,
      vapidKey: createTextPatternCheck(/^B[\w-]{86}$/),
    } satisfies ConfigurationCheckPerKey<FirebaseConfiguration>),
  ),
}

interface BuildOptions {
  readonly showsLoginCodes: boolean
  readonly showsDiagnostics?: boolean
}

export interface Configuration {
  readonly apiBaseUrl: string
  readonly pushBaseUrl: string
  /** Settings of push notifications; if missing, the portal has no push notifications. */
  readonly firebase?: FirebaseConfiguration
  /**
   * Address of the page on another origin that counts visits of the portal; if missing, visits are not
   * counted. Source: SES-05.
   */
  readonly pageViewsUrl?: string
  readonly settings: Settings
}

/**
 * What is wrong with the configuration file. `wrongEntryPath` is the path of the first wrong entry, such as
 * `companyAccounts.0.cbu`; empty if the file cannot be read.
 */
export interface ConfigurationFailure {
  readonly kind: 'wrong-key'
  readonly wrongEntryPath: string
}

/**
 * Checks the configuration file and converts it to the portal's settings. If the file has keys that few
 * lenders use, the code for them is loaded first.
 */
export async function readConfigurationFile(
  candidate: unknown,
  build: BuildOptions,
): Promise<Result<Configuration, ConfigurationFailure>> {
  const hasOthers = Object.keys(Object(candidate)).some((key) => !Object.hasOwn(oftenUsedKeyChecks, key))
  const rare = hasOthers
    ? (await import('./rarely-used-configuration')).rarelyUsedConfigurationKeys
    : undefined
  return readConfiguration(candidate, build, rare)
}

/**
 * Checks the configuration file and converts it to the portal's settings, without loading code. `rare`
 * contains the checks of the keys that few lenders use; without it, a file with one of these keys counts
 * as wrong.
 */
export function readConfiguration(
  candidate: unknown,
  build: BuildOptions,
  rare?: RarelyUsedConfigurationKeys,
): Result<Configuration, ConfigurationFailure> {
  const wrongKeyIn = createObjectCheck({ ...oftenUsedKeyChecks, ...rare?.checks })
  if (!isConfigurationFile(candidate, wrongKeyIn))
    return failure({ kind: 'wrong-key', wrongEntryPath: wrongKeyIn(candidate) ?? '' })
  const {
    apiBaseUrl,
    pushBaseUrl,
    pushOffer,
    WIKI_AVAILABLE,
    links,
    firebase,
    pageViewsUrl,
    diagnostics,
    ...rest
  } = candidate
  return success({
    apiBaseUrl,
    pushBaseUrl,
    ...(firebase === undefined ? {} : { firebase }),
    ...(pageViewsUrl === undefined ? {} : { pageViewsUrl }),
    settings: {
      ...rest,
      ownHosts: rest.ownHosts ?? [],
      accent: rest.accent ?? defaultAccent,
      links: omitEmptyLinks(links),
      pushWaitsForPayment: pushOffer === 'AFTER_PAYMENT',
      wikiAvailable: WIKI_AVAILABLE === 'ON',
      showsLoginCodes: build.showsLoginCodes,
      showsDiagnostics: diagnostics ?? build.showsDiagnostics ?? false,
      remoteConfig: rare?.readRemoteConfigSettings(rest) ?? { switchedOffCapabilities: [] },
    },
  })
}

function isConfigurationFile(
  candidate: unknown,
  wrongKeyIn: ConfigurationCheck,
): candidate is ConfigurationFile {
  return wrongKeyIn(candidate) === undefined
}

function omitEmptyLinks(links: PublicLinks): PublicLinks {
  return Object.fromEntries(Object.entries(links).filter(([, to]) => to !== ''))
}
