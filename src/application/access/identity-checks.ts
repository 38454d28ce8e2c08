import { inject, injectable } from 'inversify'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import {
  IdentityCheckGateway,
  type IdentityCheckPurpose,
  type IdentityCheckRequest,
  type IdentityCheckReference,
  type IdentityCheckResult,
  type StartedIdentityCheck,
} from './identity-check.port'

/**
 * Starts identity checks by selfie on an external provider's site, and asks the lender for their results.
 * Source: SES-18.
 */
@injectable()
export class IdentityChecks {
  constructor(
    @inject(IdentityCheckGateway) private readonly gateway: Pick<
      IdentityCheckGateway,
      'startCheck' | 'fetchCheckResult'
    >,
  ) {}

  /** Starts an identity check. Returns its form and its id. */
  async startCheck(wanted: IdentityCheckRequest): Promise<Result<StartedIdentityCheck, GatewayFailure>> {
    return this.gateway.startCheck(wanted)
  }

  /**
   * Asks the lender for the result of an identity check. A check is valid only for the purpose for which it
   * was made. Source: ACC-37.
   */
  async fetchCheckResult(
    check: IdentityCheckReference,
    purpose: IdentityCheckPurpose,
  ): Promise<Result<IdentityCheckResult, GatewayFailure>> {
    return this.gateway.fetchCheckResult(check, purpose)
  }
}
