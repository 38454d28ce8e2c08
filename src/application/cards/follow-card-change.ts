import { inject, injectable } from 'inversify'
import type { Observable } from 'rxjs'
import type { ExpectedCardChange } from '@/domain/cards/card-evidence'
import type { OperationRecord } from '@/domain/shared/operation'
import {
  AskLenderAboutOperation,
  type OperationFollowUpStep,
} from '@/application/shared/ask-lender-about-operation'
import { OperationFollowUp } from '@/application/shared/operation-follow-up'
import { OperationLog } from '@/application/shared/operation-log'
import {
  OperationStatusGateway,
  type OperationOwner,
  type OperationStatusAnswer,
} from '@/application/shared/operation-status.port'
import { CardListEvidence } from './card-list-evidence'

/** An addition or replacement of a card whose outcome is unknown. */
interface FollowedCardChange {
  readonly operation: OperationRecord
  readonly owner: OperationOwner
  /**
   * What the lender's list of cards will show once the card is added or replaced; missing if that cannot be
   * recognised in the list.
   */
  readonly expectedChange?: ExpectedCardChange | undefined
}

type FollowUpStep = OperationFollowUpStep<OperationStatusAnswer>

/**
 * Asks the lender for the outcome of adding or replacing a card until the outcome is final. The lender is
 * asked by the idempotency key of the change. If that gives no final outcome, for example because the lender
 * stores no such keys, its list of cards is read instead. Source: CAR-06, CAR-09, PAY-16.
 */
@injectable()
export class FollowCardChange {
  constructor(
    @inject(OperationStatusGateway) private readonly statuses: OperationStatusGateway,
    @inject(AskLenderAboutOperation) private readonly askAbout: AskLenderAboutOperation,
    @inject(OperationFollowUp) private readonly followUp: OperationFollowUp,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(CardListEvidence) private readonly evidence: CardListEvidence,
  ) {}

  /**
   * Emits the lender's answers about adding or replacing the card. Asks the lender at fixed times, and also
   * whenever `askNow` emits.
   */
  execute(change: FollowedCardChange, askNow: Observable<void>): Observable<FollowUpStep> {
    return this.followUp.askAtFollowUpTimes(askNow, (isNewest) => this.askForOutcome(change, isNewest))
  }

  private async askForOutcome(
    { operation, owner, expectedChange }: FollowedCardChange,
    isNewest: () => boolean,
  ): Promise<FollowUpStep | undefined> {
    const question = (key: string) => this.statuses.status(key, owner)
    const step = await this.askAbout.execute(operation, question, isNewest)
    if (step?.kind === 'final' || !expectedChange) return step
    if (!(await this.evidence.provesCardChange(expectedChange))) return step
    const confirmed = await this.log.applyEvent(operation, 'confirm')
    return { kind: 'final', status: 'approved', operation: confirmed }
  }
}
