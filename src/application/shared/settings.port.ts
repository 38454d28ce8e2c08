import type { SmsCodeLength } from '@/domain/access/sms-code'
import type { Cuit } from '@/domain/shared/cuit'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { definePort } from './port'
import type { RemoteConfig } from './remote-config.port'

/** A bank account of the lender to which customers can transfer or deposit. Source: PAY-11. */
export interface LenderBankAccount {
  readonly bank: string
  readonly accountNumber: string
  readonly cbu: string
  readonly alias: string
  readonly companyName: string
  readonly taxId: Cuit
}

/**
 * Public web addresses of the lender. If an address is missing, the portal shows no link for it.
 * Source: HOM-14.
 */
export interface PublicLinks {
  readonly company?: string
  readonly whereToBuy?: string
  readonly aboutUs?: string
  readonly blog?: string
  readonly help?: string
  /**
   * Address of the lender's page for revoking a loan contract; if missing, the portal's own form is used.
   * Source: CAN-06.
   */
  readonly revocation?: string
  /**
   * Address of the lender's page for cancelling a service; if missing, the portal's own form is used.
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

/** The lender's logo. The pictures are stored on the portal's own site. Source: OPS-02. */
export interface Logo {
  /** Path of the logo's picture for light pages, such as `/marca/logo.svg`. */
  readonly light: string
  /** Path of the logo's picture for dark pages. */
  readonly dark: string
  /** Width of the lender's logo in CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Texts that the lender writes itself, used instead of the portal's own texts. Source: OPS-02. */
export interface LenderCustomTexts {
  /** Texts of the screen that asks for the DNI. */
  readonly login?: { readonly title?: string; readonly lead?: string }
  /** The slogan under the brand name on the splash screen. */
  readonly slogan?: string
  /** The text that tells visitors who can sign in. */
  readonly notACustomer?: string
  /** The hours of the support team, shown where the portal offers to write or call. */
  readonly supportHours?: string
}

/**
 * The lender's configuration for collecting installments automatically from a bank account. Source: COL-01.
 */
export interface AutomaticCollectionSettings {
  /**
   * When the bank is asked again after a failed attempt to collect: hours after the first attempt, in any
   * order.
   */
  readonly retryHours?: readonly number[]
  /** Sentences of the lender that the customer reads before they consent to the automatic collection. */
  readonly consent?: readonly string[]
}

/** The fields of the identity provider's form, by their names in the API contract. */
export type IdentityProviderFormField =
  | 'seckey'
  | 'idmaqcService'
  | 'profileServices'
  | 'services'
  | 'externalId'
  | 'customerId'
  | 'country'

export type IdentityProviderFieldNames = Partial<Readonly<Record<IdentityProviderFormField, string>>>

/** The portal's configuration, which the lender can change without a new build. Source: GEN-08. */
export interface Settings {
  readonly brandName: string
  /** The lender's logo; if missing, the portal's own logo is shown next to the brand name. Source: OPS-02. */
  readonly logo?: Logo
  readonly texts?: LenderCustomTexts
  /**
   * The lender's terms of automatic collection; if missing, the portal's default terms apply.
   * Source: COL-01.
   */
  readonly automaticCollection?: AutomaticCollectionSettings
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
  /** The brand's accent colour, in CSS notation; `#DA0067` by default. Source: GEN-05. */
  readonly accent: string
  readonly links: PublicLinks
  /** Phone number of the support chat, in international format, digits only. */
  readonly chatNumber: string
  /**
   * The lender's page on which the customer continues an application for a loan. Without it, they continue
   * in the support chat. Source: OFF-03.
   */
  readonly newLoanUrl?: string
  /** Tax ids that may sign in without a loan. Source: ACC-05. */
  readonly whitelist: readonly Cuit[]
  readonly companyAccounts: readonly LenderBankAccount[]
  readonly holidays: readonly CalendarDate[]
  /** Digits from 0 to 9. A customer whose DNI ends in one of them may add cards. Source: CAR-03. */
  readonly rolloutDigits: readonly string[]
  /** Tax id of the shop that customers cannot pay with a QR code. Source: QRP-02. */
  readonly blockedMerchant?: Cuit
  /**
   * The field names that the identity provider expects in the form with which the portal sends a customer
   * to it. A field that is not listed keeps its name from the API contract. Source: SES-18.
   */
  readonly identityForm?: IdentityProviderFieldNames
  /** Number of digits of the login codes sent by SMS; 4 if missing. Source: ACC-07. */
  readonly codeDigits?: SmsCodeLength
  /**
   * Whether new passwords have 8 or more characters, symbols included, instead of 6 or more letters or
   * digits. Source: ACC-17.
   */
  readonly passwordsWithSymbols?: boolean
  /** Whether notifications are offered only after the first payment from this device. Source: HOM-08. */
  readonly pushWaitsForPayment: boolean
  /** Whether the gallery of the portal's components (address `/wiki`) can be opened. Source: SES-14. */
  readonly wikiAvailable: boolean
  /** Whether the login code that was sent is shown on screen, for demos and tests. Source: ACC-10. */
  readonly showsLoginCodes: boolean
  /**
   * Whether the portal shows diagnostics about answers of the server that it cannot read, for the engineer
   * who connects the lender's server. Source: CON-05.
   */
  readonly showsDiagnostics: boolean
  /** The remote configuration, as it was published when the page was loaded. Source: OPS-03, OPS-05. */
  readonly remoteConfig: RemoteConfig
}
export const Settings = definePort<Settings>('Settings')
