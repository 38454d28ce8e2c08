import type { Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** Whom a link lets in, and where it leads; the address is not to be trusted. Source: ACC-26. */
export interface LinkEntrance {
  readonly session: Session
  readonly redirectTo: string
}

/** Entering with a link of the lender's. Source: ACC-26. */
export interface AutoLoginGateway {
  enterWithLink(data: string): Promise<Result<LinkEntrance, GatewayFailure>>
}
export const AutoLoginGateway = Symbol('AutoLoginGateway')
