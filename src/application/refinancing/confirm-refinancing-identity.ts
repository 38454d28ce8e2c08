import { inject, injectable } from 'inversify'
import type { IdentityCheckOutcome } from '@/domain/access/identity-outcome'
import { success, type Result } from '@/domain/shared/result'
import { IdentityCheckGateway, type IdentityCheckReference } from '@/application/access/identity-check.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { RefinancingJourney } from './refinancing-journey'
import type { CreatedRefinancing } from './refinancing-progress.port'

/**
 * Reads the result of the customer's selfie from the lender. If the face matches, the selfie is stored with
 * the new loan before the customer continues. If it cannot be stored, the identity check stays open and the
 * customer can try again with the same selfie. Source: REF-07, SES-18.
 */
@injectable()
export class ConfirmRefinancingIdentity {
  constructor(
    @inject(IdentityCheckGateway) private readonly gateway: IdentityCheckGateway,
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
  ) {}

  async execute(check: IdentityCheckReference): Promise<Result<IdentityCheckOutcome, GatewayFailure>> {
    const { created } = this.journey.progress()
    const result = await this.gateway.fetchCheckResult(check, 'refinancing')
    if (!result.ok) return result
    const { outcome, photo } = result.value
    if (outcome === 'validated' && photo !== undefined && created) {
      const saved = await this.gateway.saveSelfie({ loanId: created.loanId, photo, check })
      if (!saved.ok) return saved
    }
    if (this.hasSameLoanAndCheck(check, created))
      this.journey.endIdentityCheck(outcome === 'validated' ? check : undefined)
    return success(outcome)
  }

  /**
   * Returns whether the refinancing still has the given loan and identity check. False if the customer has
   * chosen another plan or started another check in the meantime.
   */
  private hasSameLoanAndCheck(
    { externalId }: IdentityCheckReference,
    created: CreatedRefinancing | undefined,
  ): boolean {
    const { created: now, startedCheck } = this.journey.progress()
    return now?.loanId === created?.loanId && startedCheck === externalId
  }
}
