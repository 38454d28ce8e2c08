import { inject, injectable } from 'inversify'
import type { Observable } from 'rxjs'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationFollowUpStep } from './ask-lender-about-operation'
import { OperationFollowUp } from './operation-follow-up'
import {
  OperationStatusGateway,
  type OperationOwner,
  type OperationStatusAnswer,
} from './operation-status.port'

/**
 * Asks the lender for the outcome of an operation until the outcome is final. This class is separate from
 * `ExactlyOnce`, so that screens that do not follow an operation do not load rxjs. Source: PAY-16, REV-10,
 * REF-11.
 */
@injectable()
export class FollowOperation {
  constructor(
    @inject(OperationStatusGateway) private readonly statuses: OperationStatusGateway,
    @inject(OperationFollowUp) private readonly followUp: OperationFollowUp,
  ) {}

  /**
   * Emits the lender's answers about the operation. Asks the lender at fixed times, and also whenever
   * `askNow` emits.
   */
  execute(
    operation: OperationRecord,
    owner: OperationOwner,
    askNow: Observable<void>,
  ): Observable<OperationFollowUpStep<OperationStatusAnswer>> {
    return this.followUp.follow(operation, (key) => this.statuses.status(key, owner), askNow)
  }
}
