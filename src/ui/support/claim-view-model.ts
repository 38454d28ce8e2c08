import { inject, injectable } from 'inversify'
import { normalizedEmail } from '@/domain/shared/email'
import {
  claimReasonsForSubject,
  isSameClaim,
  suggestedClaimReason,
  type ClaimReason,
  type ClaimReceipt,
  type ClaimSubject,
  type EnteredClaim,
  type FiledClaim,
} from '@/domain/support/claim'
import { claimAuthority, type ClaimAuthority } from '@/domain/support/claim-authority'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { PageTelemetry } from '@/application/shared/page-telemetry'
import { ClaimDrafts, type SentClaim } from '@/application/support/claim-drafts.port'
import { ClaimQueries } from '@/application/support/claim.port'
import type { SendClaimFailure } from '@/application/support/claim.port'
import { FileClaim } from '@/application/support/file-claim'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { findFormErrors } from '@/ui/kit/validate-field'
import type { FormError } from '@/ui/kit/form-error'
import { formatDayAndMonth } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { pageSupportCode } from '@/ui/kit/page-support-code'
import { claimsTexts as texts, type ClaimMessage } from '@/ui/texts/claims.texts'
import { personalDataTexts } from '@/ui/texts/personal-data.texts'
import { ClaimForm } from './claim-form'
import { parseClaimSubject, claimSubjectRows, type LabelledClaimValue } from './claim-subject'
import { UnconfirmedClaim } from './unconfirmed-claim'

export type ClaimState =
  | { readonly phase: 'no-reasons'; readonly reasons: readonly ClaimReason[] }
  | { readonly phase: 'writing'; readonly reasons: readonly ClaimReason[] }
  | { readonly phase: 'sending'; readonly reasons: readonly ClaimReason[] }
  | {
      readonly phase: 'sent'
      readonly rows: readonly LabelledClaimValue[]
      /** The authorities to which the customer can turn if the lender does not answer. */
      readonly authority: ClaimAuthority
    }

/**
 * The screen on which the customer writes a claim. If sending it fails, the customer's text stays.
 * Source: SUP-01, SUP-04, SUP-05.
 */
@injectable()
export class ClaimViewModel {
  claim: EnteredClaim = { reasonId: '', comments: '', email: '' }
  errors: readonly FormError[] = []
  /** The message that says why the lender did not confirm the claim; undefined if nothing has failed. */
  failureMessage: ClaimMessage | undefined = undefined
  /**
   * Number of times that the customer has sent a claim from this screen. Whenever it changes, the list of
   * claims is loaded again.
   */
  sendAttemptCount = 0
  /**
   * The page's support code, if an error happened on the page before the customer began to write;
   * otherwise undefined. Source: OPS-04.
   */
  supportCodeOfEarlierError: string | undefined = undefined
  private listedCaseNumbers: readonly string[] | undefined = undefined
  /** The claim that the customer sent last; undefined once the lender has confirmed it. */
  private unconfirmed: UnconfirmedClaim | undefined = undefined

  constructor(
    @inject(ClaimQueries) private readonly queries: ClaimQueries,
    @inject(FileClaim) private readonly fileClaim: FileClaim,
    @inject(ClaimDrafts) private readonly drafts: ClaimDrafts,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Clock) private readonly clock: Clock,
    @inject(PageTelemetry) private readonly pageEvents: Pick<PageTelemetry, 'errors'>,
    @inject(AsyncState) readonly asyncState: AsyncState<ClaimState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'claim', 'errors', 'failureMessage', 'sendAttemptCount', 'supportCodeOfEarlierError')
  }

  onMount(): () => void {
    this.findEarlierError()
    this.claim = this.createClaim(parseClaimSubject(addresses.claims.parse(this.navigation)))
    const leave = this.asyncState.load(
      () => this.queries.claimReasons(),
      (reasons) => (reasons.ok ? this.stateWithReasons(reasons.value) : failedPhase(reasons.failure)),
    )
    return () => {
      leave()
      this.pendingRequest.cancel()
    }
  }

  get screenPhase(): ClaimState['phase'] | undefined {
    return this.asyncState.loadedState?.phase
  }

  get reasons(): readonly ClaimReason[] {
    const { loadedState } = this.asyncState
    const known =
      loadedState?.phase === 'writing' || loadedState?.phase === 'sending' ? loadedState.reasons : []
    return claimReasonsForSubject(this.claim.subject, known)
  }

  /**
   * Rows that say what the claim is about, such as a payment; empty if the claim is about nothing in
   * particular.
   */
  get claimSubjectRows(): readonly LabelledClaimValue[] {
    return this.claim.subject ? claimSubjectRows(this.claim.subject) : []
  }

  /** Whether the claim is a request about the customer's personal data. Source: SUP-06. */
  get isPersonalDataRequest(): boolean {
    return this.claim.subject?.kind === 'personal-data'
  }

  /** The texts of the claim form: for an ordinary claim, or for a request about personal data. */
  get formTexts() {
    const { subject } = this.claim
    if (subject?.kind !== 'personal-data') {
      const { title, lead, about, comments, commentsHint: hint, send, sending, sent } = texts
      return { title, lead, about, comments, hint, send, sending, sentTitle: sent.title, number: sent.number }
    }
    const { title, deadline, commentsLabel: comments } = personalDataTexts.requests[subject.request]
    return { title, ...personalDataTexts.form, lead: personalDataTexts.form.lead(deadline), comments }
  }

  /**
   * The support code of the page that is sent with the claim; undefined if none is sent. A claim with an
   * unknown outcome keeps the support code that was sent first.
   */
  get supportCode(): string | undefined {
    const sent = this.findSentClaim(this.claim)
    return sent ? sent.page?.supportCode : this.supportCodeOfEarlierError
  }

  chooseReason(reasonId: string): void {
    this.changeClaim({ reasonId })
  }

  enterComments(comments: string): void {
    this.changeClaim({ comments })
  }

  enterEmail(email: string): void {
    this.changeClaim({ email })
  }

  setPageEventsSharing(sharesPageEvents: boolean): void {
    this.changeClaim({ sharesPageEvents })
  }

  /**
   * Removes what the claim is about (such as a payment) from the form and the address, because the customer
   * says that the claim is about something else. If they have a draft of a claim without a subject, continues
   * that draft and adds the text of this claim to it. Keeps the reason only if the customer chose it
   * themselves. Source: SUP-01, SUP-05.
   */
  clearClaimSubject(): void {
    if (this.screenPhase !== 'writing') return
    const { subject, ...claim } = this.claim
    const begun = this.drafts.find(undefined)
    const comments = claim.comments.trim()
    this.failureMessage = undefined
    this.navigation.goTo(addresses.claims.createPath(), { replace: true })
    if (begun && comments === '') {
      this.claim = this.createClaim(undefined)
      return
    }
    const isSuggested = claim.reasonId === suggestedClaimReason(subject, this.reasons)?.id
    this.claim = {
      ...claim,
      reasonId: isSuggested ? (begun?.reasonId ?? '') : claim.reasonId,
      comments:
        begun && begun.comments !== comments ? `${begun.comments} ${comments}`.trim() : claim.comments,
    }
    this.saveDraft()
  }

  async submitClaim(): Promise<void> {
    if (this.screenPhase !== 'writing') return
    const { claim } = this
    this.errors = findFormErrors(new ClaimForm(claim))
    this.failureMessage = undefined
    if (this.errors.length > 0) return
    const { loadedState } = this.asyncState
    const reasons = loadedState?.phase === 'writing' ? loadedState.reasons : []
    this.asyncState.showLoadedState({ phase: 'sending', reasons })
    const attempt = this.unconfirmed?.isAttemptAt(claim) ? this.unconfirmed : this.firstAttemptAt(claim)
    this.unconfirmed = attempt
    await this.pendingRequest.waitForAnswer(
      this.fileClaim.execute(claim, this.supportCodeOfEarlierError),
      (sent) => {
        this.sendAttemptCount += 1
        this.asyncState.showLoadedState(
          sent.ok ? this.toSentState(sent.value) : { phase: 'writing', reasons },
        )
        if (sent.ok) this.unconfirmed = undefined
        else this.showFailure(sent.failure, attempt)
      },
    )
  }

  /** Starts another claim: shows an empty form, with the list of the claims already sent below it. */
  async startAnotherClaim(): Promise<void> {
    this.findEarlierError()
    this.claim = this.createClaim(undefined)
    this.navigation.goTo(addresses.claims.createPath(), { replace: true })
    await this.asyncState.retry()
  }

  /**
   * Records which claims the lender lists. If the claim with an unknown outcome may be among them, says so.
   * Source: SUP-04.
   */
  recordFiledClaims(claims: readonly FiledClaim[]): void {
    this.listedCaseNumbers = claims.map(({ caseNumber }) => caseNumber)
    if (this.failureMessage?.kind === 'outcome-unknown')
      this.failureMessage = this.unconfirmed?.messageIfListed(claims, this.reasons) ?? this.failureMessage
  }

  private findEarlierError(): void {
    this.supportCodeOfEarlierError = this.pageEvents.errors.length > 0 ? pageSupportCode() : undefined
  }

  private createClaim(subject: ClaimSubject | undefined): EnteredClaim {
    const customer = this.sessions.customer()
    const draft = customer && this.drafts.find(subject)
    return {
      reasonId: draft?.reasonId ?? '',
      comments: draft?.comments ?? '',
      email: draft?.email ?? customer?.email ?? '',
      sharesPageEvents: draft?.sharesPageEvents ?? false,
      subject,
    }
  }

  /**
   * Returns the state of the screen with the claim form and the given reasons for a claim. If the chosen
   * reason is not among them, chooses the reason that fits what the claim is about (such as a payment); if
   * the claim is about nothing in particular, chooses none.
   */
  private stateWithReasons(known: readonly ClaimReason[]): ClaimState {
    const { reasonId, subject } = this.claim
    const reasons = claimReasonsForSubject(subject, known)
    if (reasons.length === 0) return { phase: 'no-reasons', reasons: known }
    if (!reasons.some(({ id }) => id === reasonId))
      this.claim = { ...this.claim, reasonId: suggestedClaimReason(subject, known)?.id ?? '' }
    return { phase: 'writing', reasons: known }
  }

  private changeClaim(change: Partial<EnteredClaim>): void {
    if (this.screenPhase !== 'writing') return
    this.claim = { ...this.claim, ...change }
    this.saveDraft()
  }

  private saveDraft(): void {
    const customer = this.sessions.taxId()
    if (customer !== undefined) this.drafts.save({ ...this.claim, customer, sentClaims: this.sentClaims() })
  }

  private sentClaims(): readonly SentClaim[] {
    return this.drafts.sentClaims(this.claim.subject)
  }

  private findSentClaim(claim: EnteredClaim): SentClaim | undefined {
    return this.sentClaims().find((each) => isSameClaim(each, claim))
  }

  private firstAttemptAt(claim: EnteredClaim): UnconfirmedClaim {
    const sent = this.findSentClaim(claim)
    return new UnconfirmedClaim(claim, {
      earlierCaseNumbers: this.listedCaseNumbers,
      earlierAttempts: sent && !sent.hasOnlyRefusedAttempts ? 'may-be-done' : 'none',
    })
  }

  private showFailure(failure: SendClaimFailure, attempt: UnconfirmedClaim): void {
    if (failure.kind === 'email-refused') this.errors = [{ fieldId: 'email', text: texts.emailNotValid }]
    this.failureMessage = attempt.recordFailure(failure)
  }

  private toSentState({ caseNumber, answerBy }: ClaimReceipt): ClaimState {
    const { answer, to } = texts.sent
    const { number } = this.formTexts
    const rows = [
      ...(caseNumber === undefined ? [] : [{ label: number, value: caseNumber }]),
      { label: answer, value: formatDayAndMonth(answerBy, this.clock.today()) },
      { label: to, value: normalizedEmail(this.claim.email) },
    ]
    return { phase: 'sent', rows, authority: claimAuthority(this.claim.subject) }
  }
}
