import type { Cuit } from '@/domain/shared/cuit'
import type { CalendarDate } from '@/domain/shared/calendar-date'

/** A bank account of the lender, to transfer or deposit to. Source: PAY-11. */
export interface CompanyAccount {
  readonly bank: string
  readonly accountNumber: string
  readonly cbu: string
  readonly alias: string
  readonly companyName: string
  readonly taxId: string
}

/** The lender's public addresses; a missing one leaves its entry out. Source: HOM-14. */
export interface PublicLinks {
  readonly company?: string
  readonly whereToBuy?: string
  readonly aboutUs?: string
  readonly blog?: string
  readonly help?: string
  /** Missing, the portal takes it itself. Source: CAN-06. */
  readonly revocation?: string
  /** Missing, the portal takes it itself. Source: CAN-06. */
  readonly serviceCancellation?: string
  readonly contact?: string
}

/** What the lender configures without building again. Source: GEN-08. */
export interface Settings {
  readonly brandName: string
  /** A CSS colour, `#DA0067` unless configured. Source: GEN-05. */
  readonly accent: string
  readonly links: PublicLinks
  /** International digits of the support chat. */
  readonly chatNumber: string
  /** The lender's page where a new loan is gone on with; without it, by the chat. Source: OFF-03. */
  readonly newLoanUrl?: string
  /** Tax ids that enter without a loan. Source: ACC-05. */
  readonly whitelist: readonly Cuit[]
  readonly companyAccounts: readonly CompanyAccount[]
  readonly holidays: readonly CalendarDate[]
  /** Last digits of the DNI of who may add cards. Source: CAR-03. */
  readonly rolloutDigits: readonly string[]
  /** The shop that nothing is paid to. Source: QRP-02. */
  readonly blockedMerchant?: Cuit
  /** Notices are offered after the first payment from this device, and not at the login. Source: HOM-08. */
  readonly pushWaitsForPayment: boolean
  /** Source: SES-14. */
  readonly wikiAvailable: boolean
  /** Demo and test use: the code that was sent is shown on screen. Source: ACC-10. */
  readonly showsCodes: boolean
}
export const Settings = Symbol('Settings')
