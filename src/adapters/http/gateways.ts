import type { SessionStore } from '@/application/session/session-store'
import type { Edge } from '@/edge'
import { HttpAccessGateway } from './access-gateway'
import { HttpAutoLoginGateway } from './auto-login-gateway'
import { HttpCardGateway } from './card-gateway'
import { HttpCardUpdateGateway } from './card-update-gateway'
import { HttpDocumentGateway } from './document-gateway'
import { HttpClient } from './http-client'
import { HttpHomeGateway } from './home-gateway'
import { HttpIdentityCheckGateway } from './identity-check-gateway'
import { HttpLoanGateway } from './loan-gateway'
import { HttpNewPasswordGateway } from './new-password-gateway'
import { HttpPasskeyGateway } from './passkey-gateway'
import { HttpPaymentGateway } from './payment-gateway'
import { HttpPhoneChangeGateway } from './phone-change-gateway'
import { HttpPushSubscriptionGateway } from './push-subscription-gateway'
import { HttpSessionGateway } from './session-gateway'
import { HttpSurveyGateway } from './survey-gateway'
import { TokenRefresh } from './token-refresh'

/** Every HTTP adapter on one client. */
export function createGateways(edge: Edge, sessions: SessionStore) {
  const { apiBaseUrl, pushBaseUrl, settings } = edge.configuration
  const refresh = new TokenRefresh(edge.fetch, apiBaseUrl, sessions, edge.tabLock)
  const client = new HttpClient(edge.fetch, { apiBaseUrl, pushBaseUrl }, sessions, refresh)
  return {
    access: new HttpAccessGateway(client, {
      isStandalone: () => edge.display.isStandalone(),
      showsCodes: settings.showsCodes,
    }),
    session: new HttpSessionGateway(client),
    loans: new HttpLoanGateway(client),
    payments: new HttpPaymentGateway(client),
    documents: new HttpDocumentGateway(client),
    home: new HttpHomeGateway(client),
    survey: new HttpSurveyGateway(client),
    phoneChange: new HttpPhoneChangeGateway(client, settings),
    identityCheck: new HttpIdentityCheckGateway(client),
    newPasswords: new HttpNewPasswordGateway(client),
    pushSubscriptions: new HttpPushSubscriptionGateway(client),
    autoLogin: new HttpAutoLoginGateway(client),
    cards: new HttpCardGateway(client),
    cardUpdate: new HttpCardUpdateGateway(client),
    passkeys: new HttpPasskeyGateway(client, () => edge.display.isStandalone()),
  }
}
