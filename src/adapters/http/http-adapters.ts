import { AccessGateway } from '@/application/access/access.port'
import { AutoLoginGateway } from '@/application/access/auto-login.port'
import { IdentityCheckGateway } from '@/application/access/identity-check.port'
import { NewPasswordGateway } from '@/application/access/new-password.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { PhoneChangeGateway } from '@/application/access/phone-change.port'
import { CancellationGateway } from '@/application/cancellation/cancellation.port'
import { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import { CardGateway } from '@/application/cards/card.port'
import { CardUpdateGateway } from '@/application/cards/card-update.port'
import { CustomerDocumentGateway } from '@/application/documents/customer-document.port'
import { DocumentGateway } from '@/application/documents/document.port'
import { HomeGateway } from '@/application/home/home.port'
import { LoanCostGateway } from '@/application/loan-cost/loan-cost.port'
import { LoanGateway } from '@/application/loans/loan.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { OfferGateway } from '@/application/offers/offer.port'
import { PaymentGateway } from '@/application/payments/payment.port'
import { ProfileGateway } from '@/application/profile/profile.port'
import { LineGateway } from '@/application/revolving-line/line.port'
import { QrPaymentGateway } from '@/application/qr-payment/qr-payment.port'
import { RefinancingGateway } from '@/application/refinancing/refinancing.port'
import { SessionGateway } from '@/application/session/session.port'
import { OperationStatusGateway } from '@/application/shared/operation-status.port'
import { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import { ClaimGateway } from '@/application/support/claim.port'
import { SurveyGateway } from '@/application/support/survey.port'
import { HttpAccessGateway } from './access-gateway'
import { HttpAutoLoginGateway } from './auto-login-gateway'
import { HttpIdentityCheckGateway } from './identity-check-gateway'
import { HttpNewPasswordGateway } from './new-password-gateway'
import { HttpPasskeyGateway } from './passkey-gateway'
import { HttpPhoneChangeGateway } from './phone-change-gateway'
import { HttpCancellationGateway } from './cancellation-gateway'
import { HttpConsumerRequestGateway } from './consumer-request-gateway'
import { HttpCardGateway } from './card-gateway'
import { HttpCardUpdateGateway } from './card-update-gateway'
import { HttpCustomerDocumentGateway } from './customer-document-gateway'
import { HttpDocumentGateway } from './document-gateway'
import { HttpHomeGateway } from './home-gateway'
import { HttpLineGateway } from './line-gateway'
import { HttpLoanCostGateway } from './loan-cost-gateway'
import { HttpLoanGateway } from './loan-gateway'
import { HttpOperationStatusGateway } from './operation-status-gateway'
import { HttpPushSubscriptionGateway } from './push-subscription-gateway'
import { HttpOfferGateway } from './offer-gateway'
import { HttpPaymentGateway } from './payment-gateway'
import { HttpProfileGateway } from './profile-gateway'
import { HttpQrPaymentGateway } from './qr-payment-gateway'
import { HttpRecentOperationsGateway } from './recent-operations-gateway'
import { HttpRefinancingGateway } from './refinancing-gateway'
import { HttpSessionGateway } from './session-gateway'
import { HttpClaimGateway } from './claim-gateway'
import { HttpSurveyGateway } from './survey-gateway'
import type { gatewayTokens } from './gateway-tokens'
import type { HttpClient } from './http-client'
import type { HttpEnvironment } from './http-environment'

export { connected } from './connected'

type GatewayClass = new (client: HttpClient, surroundings: HttpEnvironment) => object

/** The adapter of each port to the lender's server. A missing one does not compile. */
export const gatewayClasses = {
  [AccessGateway]: HttpAccessGateway,
  [AutoLoginGateway]: HttpAutoLoginGateway,
  [IdentityCheckGateway]: HttpIdentityCheckGateway,
  [NewPasswordGateway]: HttpNewPasswordGateway,
  [PasskeyGateway]: HttpPasskeyGateway,
  [PhoneChangeGateway]: HttpPhoneChangeGateway,
  [CancellationGateway]: HttpCancellationGateway,
  [ConsumerRequestGateway]: HttpConsumerRequestGateway,
  [CardGateway]: HttpCardGateway,
  [CardUpdateGateway]: HttpCardUpdateGateway,
  [CustomerDocumentGateway]: HttpCustomerDocumentGateway,
  [DocumentGateway]: HttpDocumentGateway,
  [HomeGateway]: HttpHomeGateway,
  [LineGateway]: HttpLineGateway,
  [LoanCostGateway]: HttpLoanCostGateway,
  [LoanGateway]: HttpLoanGateway,
  [OperationStatusGateway]: HttpOperationStatusGateway,
  [PushSubscriptionGateway]: HttpPushSubscriptionGateway,
  [OfferGateway]: HttpOfferGateway,
  [PaymentGateway]: HttpPaymentGateway,
  [ProfileGateway]: HttpProfileGateway,
  [QrPaymentGateway]: HttpQrPaymentGateway,
  [RecentOperationsGateway]: HttpRecentOperationsGateway,
  [RefinancingGateway]: HttpRefinancingGateway,
  [SessionGateway]: HttpSessionGateway,
  [ClaimGateway]: HttpClaimGateway,
  [SurveyGateway]: HttpSurveyGateway,
} satisfies Readonly<Record<(typeof gatewayTokens)[number], GatewayClass>>
