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
import { CustomerPaperGateway } from '@/application/documents/customer-paper.port'
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
import { ClaimGateway } from '@/application/support/claim.port'
import { SurveyGateway } from '@/application/support/survey.port'
import type * as httpAdapters from './http-adapters'
import type { HttpClient } from './http-client'
import type { Surroundings } from './surroundings'

/** The module with the code of them all: it comes as one chunk. */
type HttpAdapters = typeof httpAdapters

type GatewayClass<Port extends object> = new (client: HttpClient, surroundings: Surroundings) => Port

export interface GatewayBinding {
  readonly token: symbol
  readonly classOf: (http: HttpAdapters) => GatewayClass<object>
}

/** What stands behind each port to the lender's server. */
export const gateways: readonly GatewayBinding[] = [
  bound<AccessGateway>(AccessGateway, (http) => http.HttpAccessGateway),
  bound<AutoLoginGateway>(AutoLoginGateway, (http) => http.HttpAutoLoginGateway),
  bound<IdentityCheckGateway>(IdentityCheckGateway, (http) => http.HttpIdentityCheckGateway),
  bound<NewPasswordGateway>(NewPasswordGateway, (http) => http.HttpNewPasswordGateway),
  bound<PasskeyGateway>(PasskeyGateway, (http) => http.HttpPasskeyGateway),
  bound<PhoneChangeGateway>(PhoneChangeGateway, (http) => http.HttpPhoneChangeGateway),
  bound<CancellationGateway>(CancellationGateway, (http) => http.HttpCancellationGateway),
  bound<ConsumerRequestGateway>(ConsumerRequestGateway, (http) => http.HttpConsumerRequestGateway),
  bound<CardGateway>(CardGateway, (http) => http.HttpCardGateway),
  bound<CardUpdateGateway>(CardUpdateGateway, (http) => http.HttpCardUpdateGateway),
  bound<CustomerPaperGateway>(CustomerPaperGateway, (http) => http.HttpCustomerPaperGateway),
  bound<DocumentGateway>(DocumentGateway, (http) => http.HttpDocumentGateway),
  bound<HomeGateway>(HomeGateway, (http) => http.HttpHomeGateway),
  bound<LineGateway>(LineGateway, (http) => http.HttpLineGateway),
  bound<LoanCostGateway>(LoanCostGateway, (http) => http.HttpLoanCostGateway),
  bound<LoanGateway>(LoanGateway, (http) => http.HttpLoanGateway),
  bound<OperationStatusGateway>(OperationStatusGateway, (http) => http.HttpOperationStatusGateway),
  bound<PushSubscriptionGateway>(PushSubscriptionGateway, (http) => http.HttpPushSubscriptionGateway),
  bound<OfferGateway>(OfferGateway, (http) => http.HttpOfferGateway),
  bound<PaymentGateway>(PaymentGateway, (http) => http.HttpPaymentGateway),
  bound<ProfileGateway>(ProfileGateway, (http) => http.HttpProfileGateway),
  bound<QrPaymentGateway>(QrPaymentGateway, (http) => http.HttpQrPaymentGateway),
  bound<RefinancingGateway>(RefinancingGateway, (http) => http.HttpRefinancingGateway),
  bound<SessionGateway>(SessionGateway, (http) => http.HttpSessionGateway),
  bound<ClaimGateway>(ClaimGateway, (http) => http.HttpClaimGateway),
  bound<SurveyGateway>(SurveyGateway, (http) => http.HttpSurveyGateway),
]

function bound<Port extends object>(
  token: symbol,
  classOf: (http: HttpAdapters) => GatewayClass<Port>,
): GatewayBinding {
  return { token, classOf }
}
