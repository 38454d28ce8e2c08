import { accessContract } from './access.contract'
import { automaticCollectionContract } from './automatic-collection.contract'
import { autoLoginContract } from './auto-login.contract'
import { cancellationContract } from './cancellation.contract'
import { cardUpdateContract } from './card-update.contract'
import { cardsContract } from './cards.contract'
import { certificatesContract } from './certificates.contract'
import { debtFreeContract } from './debt-free.contract'
import { documentsContract } from './documents.contract'
import { homeContract } from './home.contract'
import { identityCheckContract } from './identity-check.contract'
import { invoicesContract } from './invoices.contract'
import { loanCostContract } from './loan-cost.contract'
import { loansContract } from './loans.contract'
import { notificationsContract } from './notifications.contract'
import { offersContract } from './offers.contract'
import { ordersContract } from './orders.contract'
import { passkeysContract } from './passkeys.contract'
import { passwordsContract } from './passwords.contract'
import { paymentsContract } from './payments.contract'
import { phoneChangeContract } from './phone-change.contract'
import { profileContract } from './profile.contract'
import { protectionContract } from './protection.contract'
import { qrPaymentContract } from './qr-payment.contract'
import { refinancingContract } from './refinancing.contract'
import { revocationsContract } from './revocations.contract'
import { revolvingLineContract } from './revolving-line.contract'
import { sessionContract } from './session.contract'
import { supportContract } from './support.contract'
import { surveyContract } from './survey.contract'

/**
 * Every API call that the portal makes to the lender's server, grouped by subject. Each group is an API
 * contract.
 */
export const apiContracts = {
  access: accessContract,
  session: sessionContract,
  loans: loansContract,
  payments: paymentsContract,
  orders: ordersContract,
  home: homeContract,
  passwords: passwordsContract,
  passkeys: passkeysContract,
  'auto-login': autoLoginContract,
  'automatic-collection': automaticCollectionContract,
  'phone-change': phoneChangeContract,
  'identity-check': identityCheckContract,
  'card-update': cardUpdateContract,
  cards: cardsContract,
  documents: documentsContract,
  'debt-free': debtFreeContract,
  certificates: certificatesContract,
  invoices: invoicesContract,
  cancellation: cancellationContract,
  revocations: revocationsContract,
  offers: offersContract,
  'loan-cost': loanCostContract,
  'revolving-line': revolvingLineContract,
  'qr-payment': qrPaymentContract,
  refinancing: refinancingContract,
  support: supportContract,
  survey: surveyContract,
  profile: profileContract,
  protection: protectionContract,
  notifications: notificationsContract,
} as const

export type ContractName = keyof typeof apiContracts

/**
 * The names of all API contracts, such as `payments`. The fake back end answers the calls of every
 * contract.
 */
export const apiContractNames = Object.keys(apiContracts) as readonly ContractName[]

type Contracts = typeof apiContracts

/**
 * The name of an API call: its API contract and its key in that contract, such as
 * `payments.payWithSavedCard`.
 */
export type CallName = {
  [Name in keyof Contracts]: `${Name}.${keyof Contracts[Name] & string}`
}[keyof Contracts]
