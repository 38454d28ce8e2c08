import { inject, injectable } from 'inversify'
import { Clock } from '@/application/shared/clock.port'
import { SurveyInvitation } from '@/application/support/survey-invitation'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'

/** Milliseconds from the result of a payment until the invitation to the survey appears. Source: PAY-17. */
const promptAfterMilliseconds = 5500

/** The invitation to the survey after a payment. Source: PAY-17. */
@injectable()
export class SurveyPromptViewModel {
  promptPhase: 'hidden' | 'inviting' = 'hidden'

  constructor(
    @inject(SurveyInvitation) private readonly invitation: SurveyInvitation,
    @inject(Clock) private readonly clock: Clock,
    @inject(PendingRequest) private readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'promptPhase')
  }

  onMount(): () => void {
    const callOff = this.clock.runAfter(promptAfterMilliseconds, () => void this.consider())
    return () => {
      callOff()
      this.pendingRequest.cancel()
    }
  }

  dismissPrompt(): void {
    this.promptPhase = 'hidden'
  }

  private async consider(): Promise<void> {
    await this.pendingRequest.waitForAnswer(
      this.invitation.isDue(),
      (isDue) => {
        if (!isDue) return
        this.invitation.markSurveyOpened()
        this.promptPhase = 'inviting'
      },
      // If this fails, the survey is not offered; the result of the payment stays.
      this.dismissPrompt,
    )
  }
}
