import type { SmsCodeLength } from '@/domain/access/sms-code'
import type { SwitchableCapability } from '@/domain/session/capability'
import { switchableCapabilities } from '@/domain/session/switchable-capabilities'
import { instant } from '@/domain/shared/calendar-date'
import { isSafeWebAddress } from '@/domain/shared/web-address'
import type {
  AutomaticCollectionSettings,
  IdentityProviderFieldNames,
  Logo,
  LenderCustomTexts,
} from '@/application/shared/settings.port'
import type { PortalMaintenance } from '@/application/shared/remote-config.port'
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

/** A maintenance of the lender's systems, which the configuration announces. Source: OPS-05. */
export interface PublishedMaintenance {
  readonly text: string
  /**
   * When the maintenance ends: date, time and time zone offset in ISO 8601, such as
   * `2026-11-22T06:00:00-03:00`.
   */
  readonly until?: string
  readonly capabilities?: readonly SwitchableCapability[]
}

export interface RarelyUsedConfigurationFile {
  /**
   * Which capabilities (parts of the portal) the lender has switched on or off. A capability that is not
   * named here is on. Source: OPS-03.
   */
  readonly capabilities?: Partial<Readonly<Record<SwitchableCapability, boolean>>>
  readonly maintenance?: PublishedMaintenance
  /** The oldest release of the portal that pages may still run, such as `0.2.0`. Source: OPS-05. */
  readonly minRelease?: string
  /** The pictures of the lender's logo and their size. Source: OPS-02. */
  readonly logo?: Logo
  /** The portal's name under its icon on a device where the portal is installed. Source: OPS-02. */
  readonly shortName?: string
  readonly phoneNumber?: string
  /** Web address to which the portal's pages report errors and failed requests. Source: OPS-04. */
  readonly reportsUrl?: string
  readonly texts?: LenderCustomTexts
  /** The lender's terms of the automatic collection of installments. Source: COL-01. */
  readonly automaticCollection?: AutomaticCollectionSettings
  /**
   * The names that the lender's identity provider (which checks who the customer is) gives to the fields
   * of its form. Source: SES-18.
   */
  readonly identityForm?: IdentityProviderFieldNames
  /**
   * The addresses of the identity provider that receive its form: the one to which the portal sends the form,
   * and those to which the provider passes it on. Only the tools that print and check the content security
   * policy read this key. If missing, the lender's API is the identity provider. Source: OPS-01, SES-18.
   */
  readonly identityProviderUrls?: readonly string[]
  /** The number of digits of SMS codes; 4 if missing. Source: ACC-07. */
  readonly codeDigits?: SmsCodeLength
  /**
   * Whether a new password needs at least 8 characters, with symbols allowed. If false or missing, it needs
   * at least 6, only letters and digits. Source: ACC-17.
   */
  readonly passwordsWithSymbols?: boolean
}

/**
 * Accepts the path of an image on the portal's own site, since the portal's security policy blocks
 * images of other sites.
 */
const checkPicturePath = createTextPatternCheck(/^(\/[\w-][\w.-]*)+\.(svg|png|webp)$/)

/**
 * Returns a check that accepts a whole number of CSS pixels from 1 to `maxPixels`. A logo of that size leaves
 * room next to it on a small phone.
 */
function createPixelSizeCheck(maxPixels: number): ConfigurationCheck {
  return (candidate) =>
    Number.isInteger(candidate) && Number(candidate) > 0 && Number(candidate) <= maxPixels ? undefined : ''
}

/**
 * The keys of the configuration file that the lender can change while pages of the portal are open.
 * Source: OPS-05.
 */
export type RemoteConfigKeys = {
  readonly [Key in 'capabilities' | 'maintenance' | 'minRelease']:
    | RarelyUsedConfigurationFile[Key]
    | undefined
}

const checkWebAddress = createTextPredicateCheck(isSafeWebAddress)

const checkDateTime = createTextPredicateCheck(
  (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[-+]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
)

/** Accepts the name of a form's field, or a missing value. */
const checkFieldName = createOptionalCheck(createTextPatternCheck(/^[\w.-]{1,64}$/))

/** Accepts a whole number of hours, from 1 to 720 (a month). */
const checkHourCount: ConfigurationCheck = (candidate) =>
  Number.isInteger(candidate) && Number(candidate) >= 1 && Number(candidate) <= 720 ? undefined : ''

/**
 * The checks and the conversion of the configuration keys that few lenders use. This code is loaded before
 * the first screen only if the configuration file has one of these keys; otherwise it is loaded later, with
 * the background services.
 */
export const rarelyUsedConfigurationKeys = {
  checks: {
    capabilities: createOptionalCheck(
      createObjectCheck(
        Object.fromEntries(switchableCapabilities.map((each) => [each, createOptionalCheck(checkBoolean)])),
      ),
    ),
    maintenance: createOptionalCheck(
      createObjectCheck({
        text: checkVisibleText,
        until: createOptionalCheck(checkDateTime),
        capabilities: createOptionalCheck(createListCheck(createOneOfCheck(...switchableCapabilities))),
      } satisfies ConfigurationCheckPerKey<PublishedMaintenance>),
    ),
    minRelease: createOptionalCheck(createTextPatternCheck(/^\d+(\.\d+){2}$/)),
    logo: createOptionalCheck(
      createObjectCheck({
        light: checkPicturePath,
        dark: checkPicturePath,
        width: createPixelSizeCheck(200),
        height: createPixelSizeCheck(40),
      } satisfies ConfigurationCheckPerKey<Logo>),
    ),
    shortName: createOptionalCheck(
      createTextPredicateCheck((text) => checkVisibleText(text) === undefined && text.length <= 12),
    ),
    reportsUrl: createOptionalCheck(checkWebAddress),
    identityProviderUrls: createOptionalCheck(createListCheck(checkWebAddress)),
    automaticCollection: createOptionalCheck(
      createObjectCheck({
        retryHours: createOptionalCheck(createListCheck(checkHourCount)),
        consent: createOptionalCheck(createListCheck(checkVisibleText)),
      } satisfies ConfigurationCheckPerKey<AutomaticCollectionSettings>),
    ),
    phoneNumber: createOptionalCheck(createTextPatternCheck(/^\d[\d ]{4,18}\d$/)),
    identityForm: createOptionalCheck(
      createObjectCheck({
        seckey: checkFieldName,
        idmaqcService: checkFieldName,
        profileServices: checkFieldName,
        services: checkFieldName,
        externalId: checkFieldName,
        customerId: checkFieldName,
        country: checkFieldName,
      } satisfies ConfigurationCheckPerKey<IdentityProviderFieldNames>),
    ),
    codeDigits: createOptionalCheck((digits) => (digits === 4 || digits === 6 ? undefined : '')),
    passwordsWithSymbols: createOptionalCheck(checkBoolean),
    texts: createOptionalCheck(
      createObjectCheck({
        login: createOptionalCheck(
          createObjectCheck({
            title: createOptionalCheck(checkVisibleText),
            lead: createOptionalCheck(checkVisibleText),
          } satisfies ConfigurationCheckPerKey<LenderCustomTexts['login'] & object>),
        ),
        slogan: createOptionalCheck(checkVisibleText),
        notACustomer: createOptionalCheck(checkVisibleText),
        supportHours: createOptionalCheck(checkVisibleText),
      } satisfies ConfigurationCheckPerKey<LenderCustomTexts>),
    ),
  } satisfies ConfigurationCheckPerKey<RarelyUsedConfigurationFile>,

  readRemoteConfigSettings({
    capabilities: switches = {},
    maintenance,
    minRelease,
  }: Partial<RemoteConfigKeys>) {
    return {
      switchedOffCapabilities: switchableCapabilities.filter((each) => switches[each] === false),
      ...(maintenance && { maintenance: toMaintenance(maintenance) }),
      minRelease,
    }
  },
} satisfies RarelyUsedConfigurationKeys

function toMaintenance({ until, ...rest }: PublishedMaintenance): PortalMaintenance {
  return { ...rest, ...(until === undefined ? {} : { until: instant(Date.parse(until)) }) }
}
