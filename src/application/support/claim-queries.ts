import { inject, injectable } from 'inversify'
import type { Result } from '@/domain/shared/result'
import type { ClaimReason, FiledClaim } from '@/domain/support/claim'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ClaimGateway, type ListClaimsFailure } from './claim.port'

/** The signed-in customer's claims, and the possible reasons for a claim. Source: SUP-01, SUP-04. */
@injectable()
export class ClaimQueries {
  constructor(
    @inject(ClaimGateway) private readonly gateway: Pick<ClaimGateway, 'reasons' | 'claims'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async reasons(): Promise<Result<readonly ClaimReason[], GatewayFailure>> {
    return this.gateway.reasons()
  }

  /** Returns the claims, the latest first. Source: SUP-04. */
  async filed(): Promise<Result<readonly FiledClaim[], ListClaimsFailure>> {
    return this.sessions.forCustomer(({ customerId }) => this.gateway.claims(customerId))
  }
}
