import type { SmsCodeDigits } from '@/domain/access/sms-code'
import type { Cuit } from '@/domain/shared/cuit'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { definePort } from './port'
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

/**
 * Public web addresses of the lender. The portal does not show the link of an address that is missing.
 * Source: HOM-14.
 */
export interface PublicLinks {
  readonly company?: string
  readonly whereToBuy?: string
  readonly aboutUs?: string
  readonly blog?: string
  readonly help?: string
  /**
   * Address of the lender's page to revoke a contract; if missing, the portal's own form is used.
   * Source: CAN-06.
   */
  readonly revocation?: string
  /**
   * Address of the lender's page to cancel a service; if missing, the portal's own form is used.
   * Source: CAN-06.
   */
  readonly serviceCancellation?: string
  readonly contact?: string
}

/** The lender's legal name and CUIT. Source: GEN-13. */
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
  /** Width of the logo in CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Texts that the lender writes itself; they replace the portal's own. Source: OPS-02. */
export interface CustomTexts {
  /** Texts of the screen that asks for the DNI. */
  readonly login?: { readonly title?: string; readonly lead?: string }
  /** The text under the brand on the splash screen. */
  readonly slogan?: string
  /** The text that tells visitors who can sign in. */
  readonly notACustomer?: string
  /** The hours of the support team, shown where the portal offers to write or call. */
  readonly supportHours?: string
}

/**
 * What the lender configures about collecting installments automatically from a bank account.
 * Source: COL-01.
 */
export interface CollectionTerms {
  /** Hours after the first attempt to collect at which the bank is asked again, in any order. */
  readonly retryHours?: readonly number[]
  /** Sentences of the lender that the customer reads before they consent to the collection. */
  readonly consent?: readonly string[]
}

/** The fields of the identity provider's form, by their names in the contract. */
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
  /** The lender's logo; if missing, the portal's own logo is shown next to the brand name. Source: OPS-02. */
  readonly logo?: Logo
  readonly texts?: CustomTexts
  /** The lender's terms of automatic collection; if missing, the portal's own apply. Source: COL-01. */
  readonly automaticCollection?: CollectionTerms
  /** Phone number of the lender, as customers dial it: `0810 555 0100`. Source: OPS-02. */
  readonly phoneNumber?: string
  /**
   * The lender's web address that receives the portal's error reports; if missing, no reports are sent.
   * Source: OPS-04.
   */
  readonly reportsUrl?: string
  /** The lender's legal name and CUIT; undefined if not configured. Source: GEN-13. */
  readonly legalEntity?: LegalEntity
  /** Hosts of the lender's links, in lower case; empty if not configured. Source: GEN-13. */
  readonly ownHosts: readonly string[]
  /** The brand's accent colour, as a CSS colour; `#DA0067` by default. Source: GEN-05. */
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
  /**
   * The names that the lender's identity provider gives to the fields of its form. A field that is not
   * listed has the name in the contract. Source: SES-18.
   */
  readonly identityForm?: IdentityFormNames
  /** Number of digits of the codes sent by SMS; 4 if missing. Source: ACC-07. */
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
  /** The remote configuration, as it was published when the page was loaded. Source: OPS-03, OPS-05. */
  readonly remoteConfig: RemoteConfig
}
export const Settings = definePort<Settings>('Settings')
