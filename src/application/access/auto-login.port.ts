import type { Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/**
 * The result of signing in with a link: the session, and the path that the link leads to. The caller
 * must check that the path lies within the portal. Source: ACC-26.
 */
export interface LinkLoginResult {
  readonly session: Session
  readonly redirectTo: string
}

/** Signs a customer in with a link sent by the lender. Source: ACC-26. */
export interface AutoLoginGateway {
  logInWithLink(data: string): Promise<Result<LinkLoginResult, GatewayFailure>>
}
export const AutoLoginGateway = definePort<AutoLoginGateway>('AutoLoginGateway')
