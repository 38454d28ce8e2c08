import { inject, injectable } from 'inversify'
import type { Result } from '@/domain/shared/result'
import type { ExternalForm } from '@/application/shared/external-form-submission.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import {
  IdentityCheckGateway,
  type CheckPurpose,
  type CheckRequest,
  type IdentityCheckReference,
  type IdentityCheckResult,
} from './identity-check.port'

/**
 * The identity check by selfie of an external provider: started here, decided by the lender. Source: SES-18.
 */
@injectable()
export class IdentityChecks {
  constructor(
    @inject(IdentityCheckGateway) private readonly gateway: Pick<IdentityCheckGateway, 'start' | 'result'>,
  ) {}

  /** Returns the form that takes the customer to the provider. */
  async start(wanted: CheckRequest): Promise<Result<ExternalForm, GatewayFailure>> {
    return this.gateway.start(wanted)
  }

  /** Returns the lender's result. A check is valid for its own purpose only. Source: ACC-37. */
  async result(
    check: IdentityCheckReference,
    purpose: CheckPurpose,
  ): Promise<Result<IdentityCheckResult, GatewayFailure>> {
    return this.gateway.result(check, purpose)
  }
}
