import type { SmsCodeDigits } from '@/domain/access/sms-code'
import type { Cuit } from '@/domain/shared/cuit'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { port } from './port'
import type { RemoteConfig } from './remote-config.port'

/** A bank account of the lender to which customers can transfer or deposit. Source: PAY-11. */
export interface CompanyAccount {
  readonly bank: string
  readonly accountNumber: string
  readonly cbu: string
  readonly alias: string
  readonly companyName: string
  readonly taxId: Cuit
}

/** Public addresses of the lender. Without an address its link is not shown. Source: HOM-14. */
export interface PublicLinks {
  readonly company?: string
  readonly whereToBuy?: string
  readonly aboutUs?: string
  readonly blog?: string
  readonly help?: string
  /** Without it, the portal's own form is used. Source: CAN-06. */
  readonly revocation?: string
  /** Without it, the portal's own form is used. Source: CAN-06. */
  readonly serviceCancellation?: string
  readonly contact?: string
}

/** The lender as a legal entity. Source: GEN-13. */
export interface LegalEntity {
  readonly name: string
  readonly taxId: Cuit
}

/** The lender's logo, as pictures on the portal's own site. Source: OPS-02. */
export interface Logo {
  /** Path of the picture for light pages, such as `/marca/logo.svg`. */
  readonly light: string
  /** Path of the picture for dark pages. */
  readonly dark: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Texts that the lender writes itself, in place of the portal's. Source: OPS-02. */
export interface CustomTexts {
  /** Texts of the screen that asks for the DNI. */
  readonly login?: { readonly title?: string; readonly lead?: string }
  /** Under the brand on the opening screen. */
  readonly slogan?: string
  /** Tells visitors who they are that can sign in. */
  readonly notACustomer?: string
  /** The hours of the support team, shown where the portal offers to write or call. */
  readonly supportHours?: string
}

/** What the lender configures about collecting from an account. Source: COL-01. */
export interface CollectionTerms {
  /** Hours after the first attempt at which the bank is asked again, in any order. */
  readonly retryHours?: readonly number[]
  /** Sentences of the lender that the customer reads before the consent. */
  readonly consent?: readonly string[]
}

/** The contract's name of each field of the identity provider's form. */
export type IdentityFormField =
  | 'seckey'
  | 'idmaqcService'
  | 'profileServices'
  | 'services'
  | 'externalId'
  | 'customerId'
  | 'country'

export type IdentityFormNames = Partial<Readonly<Record<IdentityFormField, string>>>

/** The configuration that the lender can change without a new build. Source: GEN-08. */
export interface Settings {
  readonly brandName: string
  /** Without it, the portal's own logo is shown next to the name. Source: OPS-02. */
  readonly logo?: Logo
  readonly texts?: CustomTexts
  /** Without them, the portal's own. Source: COL-01. */
  readonly automaticCollection?: CollectionTerms
  /** Phone number to call, as customers dial it: `0810 555 0100`. Source: OPS-02. */
  readonly phoneNumber?: string
  /** The lender's own address that receives reports of this page; without it, nothing is sent. Source: OPS-04. */
  readonly reportsUrl?: string
  /** The lender's legal name and CUIT; undefined if not configured. Source: GEN-13. */
  readonly legalEntity?: LegalEntity
  /** Hosts of the lender's links, in lower case; empty if not configured. Source: GEN-13. */
  readonly ownHosts: readonly string[]
  /** A CSS colour; `#DA0067` by default. Source: GEN-05. */
  readonly accent: string
  readonly links: PublicLinks
  /** Phone number of the support chat, in international digits. */
  readonly chatNumber: string
  /**
   * The lender's page on which an application for a loan continues; without it, the support chat is used.
   * Source: OFF-03.
   */
  readonly newLoanUrl?: string
  /** Tax ids that may sign in without a loan. Source: ACC-05. */
  readonly whitelist: readonly Cuit[]
  readonly companyAccounts: readonly CompanyAccount[]
  readonly holidays: readonly CalendarDate[]
  /** Last digits of the DNI of customers who may add cards. Source: CAR-03. */
  readonly rolloutDigits: readonly string[]
  /** Tax id of the shop that cannot be paid. Source: QRP-02. */
  readonly blockedMerchant?: Cuit
  /** The identity provider's own names of the fields of its form; one that is not named keeps the contract's. Source: SES-18. */
  readonly identityForm?: IdentityFormNames
  /** Number of digits of the codes sent by SMS; without it, 4. Source: ACC-07. */
  readonly codeDigits?: SmsCodeDigits
  /** Whether new passwords have 8 or more characters, symbols included, instead of 6 letters or digits. Source: ACC-17. */
  readonly passwordsWithSymbols?: boolean
  /** Whether notifications are offered only after the first payment from this device. Source: HOM-08. */
  readonly pushWaitsForPayment: boolean
  /** Whether the help articles are available. Source: SES-14. */
  readonly wikiAvailable: boolean
  /** Whether the code that was sent is shown on screen, for demos and tests. Source: ACC-10. */
  readonly showsCodes: boolean
  /** Whether answers that the portal cannot read are described to the integrator. Source: CON-05. */
  readonly showsDiagnostics: boolean
  /** As published when the page was loaded. Source: OPS-03, OPS-05. */
  readonly remoteConfig: RemoteConfig
}
export const Settings = port<Settings>('Settings')
