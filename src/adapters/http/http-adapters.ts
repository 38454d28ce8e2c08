import { HttpAccessGateway } from './access-gateway'
import { HttpAutoLoginGateway } from './auto-login-gateway'
import { AutomaticCollectionLoader } from './automatic-collection-loader'
import { HttpIdentityCheckGateway } from './identity-check-gateway'
import { HttpPasskeyGateway } from './passkey-gateway'
import { HttpPhoneChangeGateway } from './phone-change-gateway'
import { HttpCancellationGateway } from './cancellation-gateway'
import { HttpCardGateway } from './card-gateway'
import { HttpDocumentGateway } from './document-gateway'
import { HttpHomeGateway } from './home-gateway'
import { HttpLineGateway } from './line-gateway'
import { HttpLoanAmountsGateway } from './loan-amounts-gateway'
import { HttpLoanCostGateway } from './loan-cost-gateway'
import { HttpLoanGateway } from './loan-gateway'
import { HttpOperationStatusGateway } from './operation-status-gateway'
import { HttpPushSubscriptionGateway } from './push-subscription-gateway'
import { HttpOfferGateway } from './offer-gateway'
import { HttpPaymentGateway } from './payment-gateway'
import { HttpProfileGateway } from './profile-gateway'
import { HttpQrPaymentGateway } from './qr-payment-gateway'
import { HttpRecentOperationsGateway } from './recent-operations-gateway'
import { HttpSessionGateway } from './session-gateway'
import type { Port } from '@/application/shared/port'
import type { gatewayPorts } from './gateway-ports'
import type { HttpClient } from './http-client'
import type { HttpEnvironment } from './http-environment'
import { lazyGateway, type Loadable } from './lazy-gateway'

export { createHttpEnvironment } from './create-http-environment'

type GatewayPorts = typeof gatewayPorts

/** The adapter of each port to the lender's server. A missing one does not compile, nor one of another port. */
export const gatewayClasses: {
  readonly [Name in keyof GatewayPorts]: GatewayPorts[Name] extends Port<infer Gateway>
    ? new (client: HttpClient, environment: HttpEnvironment) => Gateway
    : never
} = {
  access: HttpAccessGateway,
  autoLogin: HttpAutoLoginGateway,
  automaticCollections: AutomaticCollectionLoader,
  identityCheck: HttpIdentityCheckGateway,
  newPasswords: loadedLater(async () => (await import('./new-password-gateway')).HttpNewPasswordGateway),
  passkeys: HttpPasskeyGateway,
  phoneChange: HttpPhoneChangeGateway,
  cancellation: HttpCancellationGateway,
  consumerRequests: loadedLater(
    async () => (await import('./consumer-request-gateway')).HttpConsumerRequestGateway,
  ),
  cards: HttpCardGateway,
  cardUpdate: loadedLater(async () => (await import('./card-update-gateway')).HttpCardUpdateGateway),
  customerDocuments: loadedLater(
    async () => (await import('./customer-document-gateway')).HttpCustomerDocumentGateway,
  ),
  documents: HttpDocumentGateway,
  home: HttpHomeGateway,
  lines: HttpLineGateway,
  loanAmounts: HttpLoanAmountsGateway,
  loanCosts: HttpLoanCostGateway,
  loans: HttpLoanGateway,
  operationStatuses: HttpOperationStatusGateway,
  pushSubscriptions: HttpPushSubscriptionGateway,
  offers: HttpOfferGateway,
  payments: HttpPaymentGateway,
  profile: HttpProfileGateway,
  protection: loadedLater(async () => (await import('./protection-gateway')).HttpProtection),
  qrPayment: HttpQrPaymentGateway,
  recentOperations: HttpRecentOperationsGateway,
  refinancing: loadedLater(async () => (await import('./refinancing-gateway')).HttpRefinancingGateway),
  session: HttpSessionGateway,
  claims: loadedLater(async () => (await import('./claim-gateway')).HttpClaimGateway),
  survey: loadedLater(async () => (await import('./survey-gateway')).HttpSurveyGateway),
}

/** Returns the class of a gateway that few screens use: its own code is loaded at its first call. */
function loadedLater<Gateway extends object & Loadable<Gateway>>(
  load: () => Promise<new (client: HttpClient, environment: HttpEnvironment) => Gateway>,
): new (client: HttpClient, environment: HttpEnvironment) => Gateway {
  return function later(client: HttpClient, environment: HttpEnvironment) {
    return lazyGateway(async () => new (await load())(client, environment))
  } as unknown as new (client: HttpClient, environment: HttpEnvironment) => Gateway
}
