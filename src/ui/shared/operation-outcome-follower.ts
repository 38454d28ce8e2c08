import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Subject, type Observable } from 'rxjs'
import { mayRetryOperation, type OperationRecord } from '@/domain/shared/operation'
import type { OperationFollowUpStep } from '@/application/shared/ask-lender-about-operation'
import { FollowOperation } from '@/application/shared/follow-operation'
import type { OperationOwner, OperationStatusAnswer } from '@/application/shared/operation-status.port'
import { observeFields } from '@/ui/kit/observe-fields'
import type { OutcomeInquiryStage } from '@/ui/texts/outcome-inquiry.texts'

type FollowUpStep = OperationFollowUpStep<OperationStatusAnswer>

/** The lender's final answer about an operation, such as a payment or a loan request. */
export type FinalOperationAnswer = Extract<FollowUpStep, { readonly kind: 'final' }>

/** What a screen does when the outcome of an operation that it follows is no longer unknown. */
interface OperationOutcomeCallbacks {
  /** Called with the lender's final answer about the operation. */
  readonly onEnd: (end: FinalOperationAnswer) => void
  /**
   * Called if the lender says, more than 48 hours after the operation was sent, that it did not receive the
   * operation. The operation then blocks no other one, and the portal stops asking about it. Missing if the
   * screen offers another attempt all the time; the portal then keeps asking. Source: PAY-16.
   */
  readonly onReleased?: () => void
}

/**
 * Keeps asking the lender about an operation (such as a payment) whose outcome is unknown. Source:
 * PAY-16, REV-10, REF-11.
 */
@injectable()
export class OperationOutcomeFollower {
  inquiryStage: OutcomeInquiryStage = 'waiting'
  /**
   * Whether the customer can send the operation again, because the lender says that it did not receive the
   * operation.
   */
  canRetry = false
  private readonly askNow = new Subject<void>()
  private stop: (() => void) | undefined

  constructor(@inject(FollowOperation) private readonly followOperation: FollowOperation) {
    observeFields(this, 'inquiryStage', 'canRetry')
  }

  followToOutcome(
    operation: OperationRecord,
    owner: OperationOwner,
    callbacks: OperationOutcomeCallbacks,
  ): void {
    this.followProvidedAnswers(
      operation,
      (askNow) => this.followOperation.execute(operation, owner, askNow),
      callbacks,
    )
  }

  /**
   * Shows the progress of an operation from answers that the caller provides. Use it for an operation whose
   * outcome the lender cannot find by the idempotency key alone, such as the replacement of a card.
   */
  followProvidedAnswers(
    operation: OperationRecord,
    steps: (askNow: Observable<void>) => Observable<FollowUpStep>,
    callbacks: OperationOutcomeCallbacks,
  ): void {
    this.stopFollowing()
    this.inquiryStage = 'waiting'
    this.canRetry = mayRetryOperation(operation)
    const subscription = steps(this.askNow).subscribe((step) =>
      runInAction(() => this.handleStep(step, callbacks)),
    )
    this.stop = () => subscription.unsubscribe()
  }

  askForOutcomeAgain(): void {
    this.askNow.next()
  }

  /** Stops asking the lender about the operation. */
  stopFollowing(): void {
    this.stop?.()
    this.stop = undefined
  }

  private handleStep(step: FollowUpStep, { onEnd, onReleased }: OperationOutcomeCallbacks): void {
    switch (step.kind) {
      case 'asking':
      case 'no-answer':
        this.inquiryStage = step.kind
        return
      case 'in-process':
        this.inquiryStage = 'still-in-process'
        this.canRetry = false
        return
      case 'not-received':
        this.inquiryStage = 'not-received'
        this.canRetry = !step.isKeyExpired
        if (!step.isReleased || !onReleased) return
        this.stopFollowing()
        onReleased()
        return
      case 'final':
        onEnd(step)
    }
  }
}
