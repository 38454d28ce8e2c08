import * as v from 'valibot'
import { isCbu } from '@/domain/shared/cbu'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import { isCalendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PublicLinks, Settings } from '@/application/shared/settings.port'

const text = v.pipe(v.string(), v.minLength(1))
const address = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/)\S*$/))
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
const digit = v.pipe(v.string(), v.regex(/^\d$/))

/** The file `config.json` beside the portal: what a lender sets without building again. Source: GEN-08. */
const configurationSchema = v.strictObject({
  apiBaseUrl: address,
  pushBaseUrl: address,
  brandName: text,
  accent: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
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
})

export interface Configuration {
  readonly apiBaseUrl: string
  readonly pushBaseUrl: string
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
    rolloutDigits: __,
    ...rest
  } = checked.output
  return success({
    apiBaseUrl,
    pushBaseUrl,
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
