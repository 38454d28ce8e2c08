import { AccessGateway } from '@/application/access/access.port'
import { AutoLoginGateway } from '@/application/access/auto-login.port'
import { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import { IdentityCheckGateway } from '@/application/access/identity-check.port'
import { NewPasswordGateway } from '@/application/access/new-password.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { PhoneNumberChangeGateway } from '@/application/access/phone-change.port'
import { CancellationGateway } from '@/application/cancellation/cancellation.port'
import { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import { CardGateway } from '@/application/cards/card.port'
import { CardUpdateGateway } from '@/application/cards/card-update.port'
import { CustomerDocumentQueries } from '@/application/documents/customer-document-queries.port'
import { ReceiptUploadGateway, DocumentQueries } from '@/application/documents/document.port'
import { HomeGateway } from '@/application/home/home.port'
import { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import { AmountDueExplanationGateway } from '@/application/loans/amount-due-explanation.port'
import { LoanGateway, DocumentLoanQueries } from '@/application/loans/loan.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { LoanOfferGateway } from '@/application/offers/offer.port'
import { PaymentGateway, CardlessPaymentQueries } from '@/application/payments/payment.port'
import { ProfileGateway } from '@/application/profile/profile.port'
import { AccountDeviceQueries, AccountProtectionGateway } from '@/application/protection/protection.port'
import { CreditLineGateway } from '@/application/revolving-line/credit-line.port'
import { QrPaymentGateway } from '@/application/qr-payment/qr-payment.port'
import { RefinancingGateway } from '@/application/refinancing/refinancing.port'
import { AccountQueries, SessionGateway } from '@/application/session/session.port'
import { OperationStatusGateway } from '@/application/shared/operation-status.port'
import { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import { ClaimGateway, ClaimQueries } from '@/application/support/claim.port'
import { SurveyGateway } from '@/application/support/survey.port'

/** Ports whose gateways call the lender's server, each under the name that tests give its gateway. */
export const gatewayPortsByName = {
  access: AccessGateway,
  accountQueries: AccountQueries,
  autoLogin: AutoLoginGateway,
  automaticCollections: AutomaticCollectionGateway,
  identityCheck: IdentityCheckGateway,
  newPasswords: NewPasswordGateway,
  passkeys: PasskeyGateway,
  phoneChange: PhoneNumberChangeGateway,
  cancellation: CancellationGateway,
  consumerRequests: ConsumerRequestGateway,
  cards: CardGateway,
  cardUpdate: CardUpdateGateway,
  customerDocumentQueries: CustomerDocumentQueries,
  deviceQueries: AccountDeviceQueries,
  documentQueries: DocumentQueries,
  documents: ReceiptUploadGateway,
  home: HomeGateway,
  lines: CreditLineGateway,
  loanAmounts: AmountDueExplanationGateway,
  loanCostQueries: LoanCostQueries,
  loanListQueries: DocumentLoanQueries,
  loans: LoanGateway,
  operationStatuses: OperationStatusGateway,
  pushSubscriptions: PushSubscriptionGateway,
  offers: LoanOfferGateway,
  paymentMethodQueries: CardlessPaymentQueries,
  payments: PaymentGateway,
  profile: ProfileGateway,
  protection: AccountProtectionGateway,
  qrPayment: QrPaymentGateway,
  recentOperations: RecentOperationsGateway,
  refinancing: RefinancingGateway,
  session: SessionGateway,
  claimQueries: ClaimQueries,
  claims: ClaimGateway,
  survey: SurveyGateway,
} as const
