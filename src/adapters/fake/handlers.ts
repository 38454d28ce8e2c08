import type { ContractName, apiContracts } from '@/adapters/contract/contracts'
import { accessHandlers } from './access/access.routes'
import { autoLoginHandlers } from './access/auto-login.routes'
import { cancellationHandlers } from './cancellation/cancellation.routes'
import { cardsHandlers } from './cards/cards.routes'
import { cardUpdateHandlers } from './cards/card-update.routes'
import { certificatesHandlers } from './documents/certificates.routes'
import { debtFreeHandlers } from './documents/debt-free.routes'
import { documentsHandlers } from './documents/documents.routes'
import type { ContractHandlers } from './shared/handler'
import { homeHandlers } from './home/home.routes'
import { identityCheckHandlers } from './access/identity-check.routes'
import { invoicesHandlers } from './documents/invoices.routes'
import { loanCostHandlers } from './loan-cost/loan-cost.routes'
import { loansHandlers } from './loans/loans.routes'
import { notificationsHandlers } from './notifications/notifications.routes'
import { ordersHandlers } from './shared/orders.routes'
import { offersHandlers } from './offers/offers.routes'
import { passkeysHandlers } from './access/passkeys.routes'
import { passwordsHandlers } from './access/passwords.routes'
import { paymentsHandlers } from './payments/payments.routes'
import { phoneChangeHandlers } from './access/phone-change.routes'
import { profileHandlers } from './profile/profile.routes'
import { accountProtectionHandlers } from './protection/protection.routes'
import { creditLineHandlers } from './revolving-line/revolving-line.routes'
import { qrPaymentHandlers } from './qr-payment/qr-payment.routes'
import { revocationsHandlers } from './cancellation/revocations.routes'
import { refinancingHandlers } from './refinancing/refinancing.routes'
import { sessionHandlers } from './session/session.routes'
import { supportHandlers } from './support/support.routes'
import { surveyHandlers } from './support/survey.routes'
import { automaticCollectionHandlers } from './automatic-collection/automatic-collection.routes'

/** The handlers of the fake back end, one for each API call, grouped by API contract. */
export const handlersByContract: {
  readonly [Name in ContractName]: ContractHandlers<(typeof apiContracts)[Name]>
} = {
  access: accessHandlers,
  session: sessionHandlers,
  loans: loansHandlers,
  payments: paymentsHandlers,
  home: homeHandlers,
  passwords: passwordsHandlers,
  passkeys: passkeysHandlers,
  'auto-login': autoLoginHandlers,
  'automatic-collection': automaticCollectionHandlers,
  'card-update': cardUpdateHandlers,
  cards: cardsHandlers,
  'phone-change': phoneChangeHandlers,
  'identity-check': identityCheckHandlers,
  documents: documentsHandlers,
  notifications: notificationsHandlers,
  support: supportHandlers,
  offers: offersHandlers,
  survey: surveyHandlers,
  'debt-free': debtFreeHandlers,
  certificates: certificatesHandlers,
  invoices: invoicesHandlers,
  profile: profileHandlers,
  protection: accountProtectionHandlers,
  orders: ordersHandlers,
  'loan-cost': loanCostHandlers,
  'revolving-line': creditLineHandlers,
  cancellation: cancellationHandlers,
  'qr-payment': qrPaymentHandlers,
  revocations: revocationsHandlers,
  refinancing: refinancingHandlers,
}
