import type { SessionStore } from '@/application/session/session-store'
import type { Edge } from '@/edge'
import { HttpAccessGateway } from './access-gateway'
import { HttpClient } from './http-client'
import { HttpLoanGateway } from './loan-gateway'
import { HttpPaymentGateway } from './payment-gateway'
import { HttpSessionGateway } from './session-gateway'
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
  }
}
