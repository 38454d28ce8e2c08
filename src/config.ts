import * as v from 'valibot'
import { isCbu } from '@/domain/shared/cbu'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import { isCalendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PublicLinks, Settings } from '@/application/shared/settings.port'

const text = v.pipe(v.string(), v.minLength(1))
/** Beside the portal, or encrypted, or on this very machine; no name that could pass for the host. Source: GEN-12. */
const serverAddress = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1])(?=[:/]|$)|\/(?![/\\]))[^\s@]*$/),
  v.check((address) => URL.canParse(address, 'https://portal')),
)
const link = v.optional(v.pipe(v.string(), v.regex(/^(https?:\/\/\S+|)$/)), '')
const taxId = v.pipe(
  v.string(),
  v.check(isCuit),
  v.transform((digits) => digits as Cuit),
)
const day = v.pipe(
  v.string(),
  v.check(isCalendarDate),
  v.transform((date) => date as CalendarDate),
)
/** The lender's Firebase project, for notices and page views. Source: SES-05, PRO-05. */
const firebaseProject = v.strictObject({
  apiKey: text,
  projectId: text,
  appId: text,
  messagingSenderId: text,
  /** Without it no page view is reported. */
  measurementId: v.exactOptional(v.pipe(v.string(), v.regex(/^G-\w+$/))),
  /** Public key of the push certificate: a point of P-256, 65 bytes in base64url. */
  vapidKey: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
})
const digit = v.pipe(v.string(), v.regex(/^\d$/))

/** The colour of a portal whose lender names none. Source: GEN-05. */
const brandAccent = '#DA0067'

/** The file `config.json` beside the portal: what a lender sets without building again. Source: GEN-08. */
const configurationSchema = v.strictObject({
  apiBaseUrl: serverAddress,
  pushBaseUrl: serverAddress,
  brandName: text,
  accent: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), brandAccent),
  links: v.strictObject({
    company: link,
    whereToBuy: link,
    aboutUs: link,
    blog: link,
    help: link,
    revocation: link,
    contact: link,
  }),
  chatNumber: v.pipe(v.string(), v.regex(/^\d{8,15}$/)),
  whitelist: v.array(taxId),
  blockedMerchant: v.optional(taxId),
  rolloutDigits: v.array(digit),
  companyAccounts: v.array(
    v.strictObject({
      bank: text,
      accountNumber: text,
      cbu: v.pipe(v.string(), v.check(isCbu)),
      alias: text,
      companyName: text,
      taxId,
    }),
  ),
  holidays: v.array(day),
  WIKI_AVAILABLE: v.picklist(['ON', 'OFF']),
  firebase: v.exactOptional(firebaseProject),
})

export type FirebaseConfiguration = Readonly<v.InferOutput<typeof firebaseProject>>

export interface Configuration {
  readonly apiBaseUrl: string
  readonly pushBaseUrl: string
  /** Without it there are neither notices nor page views. */
  readonly firebase?: FirebaseConfiguration
  readonly settings: Settings
}

/** `key` is the path of the first wrong entry, `companyAccounts.0.cbu`; empty when the whole file cannot be read. */
export interface ConfigurationFailure {
  readonly kind: 'wrong-key'
  readonly key: string
}

/** Checks the configuration and puts it into the portal's words. */
export function readConfiguration(
  candidate: unknown,
  build: { readonly showsCodes: boolean },
): Result<Configuration, ConfigurationFailure> {
  const checked = v.safeParse(configurationSchema, candidate)
  if (!checked.success) return failure({ kind: 'wrong-key', key: v.getDotPath(checked.issues[0]) ?? '' })
  const {
    apiBaseUrl,
    pushBaseUrl,
    WIKI_AVAILABLE,
    links,
    blockedMerchant: _,
    firebase,
    ...rest
  } = checked.output
  return success({
    apiBaseUrl,
    pushBaseUrl,
    ...(firebase === undefined ? {} : { firebase }),
    settings: {
      ...rest,
      links: presentLinks(links),
      wikiAvailable: WIKI_AVAILABLE === 'ON',
      showsCodes: build.showsCodes,
    },
  })
}

function presentLinks(links: Readonly<Record<keyof PublicLinks, string>>): PublicLinks {
  return Object.fromEntries(Object.entries(links).filter(([, to]) => to !== ''))
}
