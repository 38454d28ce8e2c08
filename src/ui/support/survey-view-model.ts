import { inject, injectable } from 'inversify'
import {
  acceptedSurveyAnswers,
  visibleSurveyQuestions,
  surveyAnswersToSend,
  unansweredSurveyQuestions,
  type Survey,
  type SurveyAnswers,
  type SurveyQuestion,
} from '@/domain/support/survey'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { Navigation } from '@/application/shared/navigation.port'
import { SendSurveyAnswers } from '@/application/support/answer-survey'
import { FetchUnansweredSurvey } from '@/application/support/open-survey'
import { SurveyDrafts } from '@/application/support/survey-drafts.port'
import { SurveyInvitation } from '@/application/support/survey-invitation'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { surveyTexts as texts, surveyFailureMessage } from '@/ui/texts/survey.texts'
import type { EarlierAttempts } from '@/ui/texts/unconfirmed.texts'

export type SurveyState =
  | { readonly phase: 'none' }
  | { readonly phase: 'asking'; readonly survey: Survey }
  | { readonly phase: 'sending'; readonly survey: Survey }
  | { readonly phase: 'thanked' }

/**
 * A question of the satisfaction survey, with the customer's answer. `error` says what is wrong with the
 * answer.
 */
export interface ShownSurveyQuestion {
  readonly id: string
  readonly question: SurveyQuestion
  readonly answer: string | undefined
  readonly error: string | undefined
}

/**
 * The screen with the satisfaction survey. The answers stay after a failure, a reload or an expired session,
 * until the lender has them or the customer signs out. Source: SUP-03.
 */
@injectable()
export class SurveyViewModel {
  answers: SurveyAnswers = new Map()
  errors: readonly FormError[] = []
  failureMessage: ReturnType<typeof surveyFailureMessage> | undefined = undefined
  private earlierAttempts: EarlierAttempts = 'none'
  /** Tax id of the customer who opened the screen. */
  private readonly customerTaxId: string | undefined

  constructor(
    @inject(FetchUnansweredSurvey) private readonly fetchSurvey: FetchUnansweredSurvey,
    @inject(SendSurveyAnswers) private readonly sendAnswers: SendSurveyAnswers,
    @inject(SurveyInvitation) private readonly invitation: SurveyInvitation,
    @inject(SurveyDrafts) private readonly drafts: SurveyDrafts,
    @inject(SessionStore) sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<SurveyState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    this.customerTaxId = sessions.taxId()
    observeFields(this, 'answers', 'errors', 'failureMessage')
  }

  onMount(): () => void {
    this.invitation.markSurveyOpened()
    const leave = this.asyncState.load(
      () => this.fetchSurvey.execute(),
      (survey) => {
        if (survey.ok) return this.stateWithDraft(survey.value)
        return survey.failure.kind === 'not-offered' ? { phase: 'none' } : failedPhase(survey.failure)
      },
    )
    return () => {
      leave()
      this.pendingRequest.cancel()
    }
  }

  get screenPhase(): SurveyState['phase'] | undefined {
    return this.asyncState.loadedState?.phase
  }

  get askedQuestions(): readonly ShownSurveyQuestion[] {
    const { survey } = this
    if (!survey) return []
    return visibleSurveyQuestions(survey, this.answers).map((question) => {
      const id = questionFieldId(survey, question)
      const isMissing = this.errors.some(({ fieldId }) => fieldId === id)
      const error = isMissing ? texts.required : undefined
      return { id, question, answer: this.answers.get(question.code), error }
    })
  }

  /**
   * Stores the customer's answer to a question of the survey. If `answer` is undefined, removes the stored
   * answer to that question. An error disappears when its question is answered or no longer shown.
   */
  enterAnswer({ code }: SurveyQuestion, answer: string | undefined): void {
    const { survey } = this
    if (!survey || this.screenPhase !== 'asking') return
    const others = [...this.answers].filter(([each]) => each !== code)
    this.answers = new Map(answer === undefined ? others : [...others, [code, answer]])
    const missing = this.missingAnswers(survey).map(({ fieldId }) => fieldId)
    this.errors = this.errors.filter(({ fieldId }) => missing.includes(fieldId))
    this.saveDraft(survey)
  }

  async submitAnswers(): Promise<void> {
    const { survey, answers } = this
    if (!survey || this.screenPhase !== 'asking') return
    this.failureMessage = undefined
    this.errors = this.missingAnswers(survey)
    if (this.errors.length > 0) return
    this.asyncState.showLoadedState({ phase: 'sending', survey })
    const results = surveyAnswersToSend(survey, answers)
    await this.pendingRequest.waitForAnswer(
      this.sendAnswers.execute({ runId: survey.runId, answers: results }),
      (sent) => {
        this.asyncState.showLoadedState(sent.ok ? { phase: 'thanked' } : { phase: 'asking', survey })
        if (!sent.ok) this.showFailure(sent.failure)
      },
    )
  }

  private showFailure(failure: GatewayFailure): void {
    this.failureMessage = surveyFailureMessage(failure, this.earlierAttempts)
    if (mayRequestHaveBeenDone(failure)) this.earlierAttempts = 'may-be-done'
  }

  /**
   * Skips the satisfaction survey and opens the home screen at once, without waiting until the lender
   * confirms that the survey was skipped.
   */
  skipSurvey(): void {
    this.fetchSurvey.declineSurvey()
    this.navigation.goTo(addresses.home.createPath())
  }

  /**
   * Returns the state of the screen with the given survey, and fills in the answers that the customer had
   * given and not sent.
   */
  private stateWithDraft(survey: Survey | undefined): SurveyState {
    if (survey === undefined || survey.questions.length === 0) return { phase: 'none' }
    this.answers = acceptedSurveyAnswers(survey, this.drafts.find(survey.runId) ?? new Map())
    return { phase: 'asking', survey }
  }

  private missingAnswers(survey: Survey): readonly FormError[] {
    return unansweredSurveyQuestions(survey, this.answers).map((question) => ({
      fieldId: questionFieldId(survey, question),
      text: texts.requiredOf(question.label),
    }))
  }

  private saveDraft({ runId }: Survey): void {
    const { customerTaxId, answers } = this
    if (customerTaxId !== undefined) this.drafts.save({ customer: customerTaxId, runId, answers })
  }

  private get survey(): Survey | undefined {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'asking' || loadedState?.phase === 'sending'
      ? loadedState.survey
      : undefined
  }
}

/** Returns an id made of the question's position, because the lender's codes may contain any character. */
function questionFieldId({ questions }: Survey, question: SurveyQuestion): string {
  return `question-${questions.indexOf(question) + 1}`
}
