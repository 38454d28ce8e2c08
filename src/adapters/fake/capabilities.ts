import type { CapabilityName, contracts } from '@/adapters/contract/contracts'
import { accessHandlers } from './access.routes'
import { autoLoginHandlers } from './auto-login.routes'
import { cancellationHandlers } from './cancellation.routes'
import { cardsHandlers } from './cards.routes'
import { cardUpdateHandlers } from './card-update.routes'
import { debtFreeHandlers } from './debt-free.routes'
import { documentsHandlers } from './documents.routes'
import type { Handlers } from './handler'
import { homeHandlers } from './home.routes'
import { identityCheckHandlers } from './identity-check.routes'
import { invoicesHandlers } from './invoices.routes'
import { loanCostHandlers } from './loan-cost.routes'
import { loansHandlers } from './loans.routes'
import { notificationsHandlers } from './notifications.routes'
import { ordersHandlers } from './orders.routes'
import { offersHandlers } from './offers.routes'
import { passkeysHandlers } from './passkeys.routes'
import { passwordsHandlers } from './passwords.routes'
import { paymentsHandlers } from './payments.routes'
import { phoneChangeHandlers } from './phone-change.routes'
import { profileHandlers } from './profile.routes'
import { revolvingLineHandlers } from './revolving-line.routes'
import { qrPaymentHandlers } from './qr-payment.routes'
import { revocationsHandlers } from './revocations.routes'
import { refinancingHandlers } from './refinancing.routes'
import { sessionHandlers } from './session.routes'
import { supportHandlers } from './support.routes'
import { surveyHandlers } from './survey.routes'

/** The handlers of every call of every contract. */
export const handlers: { readonly [Name in CapabilityName]: Handlers<(typeof contracts)[Name]> } = {
  access: accessHandlers,
  session: sessionHandlers,
  loans: loansHandlers,
  payments: paymentsHandlers,
  home: homeHandlers,
  passwords: passwordsHandlers,
  passkeys: passkeysHandlers,
  'auto-login': autoLoginHandlers,
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
  invoices: invoicesHandlers,
  profile: profileHandlers,
  orders: ordersHandlers,
  'loan-cost': loanCostHandlers,
  'revolving-line': revolvingLineHandlers,
  cancellation: cancellationHandlers,
  'qr-payment': qrPaymentHandlers,
  revocations: revocationsHandlers,
  refinancing: refinancingHandlers,
}
