import { inject, injectable } from 'inversify'
import { normalizedEmail } from '@/domain/shared/email'
import { success, type Result } from '@/domain/shared/result'
import {
  claimAnswerDeadline,
  isSameClaim,
  type ClaimReceipt,
  type ClaimSubject,
  type EnteredClaim,
} from '@/domain/support/claim'
import { personalDataAnswerDeadline } from '@/domain/support/personal-data'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { PageTelemetry } from '@/application/shared/page-telemetry'
import { Randomness } from '@/application/shared/randomness.port'
import { Settings } from '@/application/shared/settings.port'
import { ClaimDrafts, type SentClaim } from './claim-drafts.port'
import { ClaimGateway, type ClaimPageDetails, type SendClaimFailure } from './claim.port'
import { mayClaimHaveArrived } from './may-claim-have-arrived'

/**
 * Maximum number of sent claims with an unknown outcome that a draft keeps. If the customer sends more, the
 * oldest is dropped; sending its contents again then opens another claim. Source: SUP-04.
 */
const maxSentClaimsOfDraft = 5

/**
 * Sends a claim. The claim's idempotency key is stored with its contents before the claim is sent. Sending
 * the same contents again, even after a reload, therefore does not open a second claim. The key is deleted
 * when the lender confirms the claim, and when it is certain that the lender did not register it. Source:
 * SUP-01, SUP-04.
 */
@injectable()
export class FileClaim {
  constructor(
    @inject(ClaimGateway) private readonly gateway: Pick<ClaimGateway, 'send'>,
    @inject(ClaimDrafts) private readonly drafts: ClaimDrafts,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(Randomness) private readonly randomness: Randomness,
    @inject(PageTelemetry) private readonly pageEvents: Pick<PageTelemetry, 'errors'>,
    @inject(Settings) private readonly settings: Pick<Settings, 'holidays'>,
  ) {}

  /**
   * Sends the claim. `supportCode` is the support code of the page, given only if an error happened on the
   * page. The errors of the page are sent only if the customer agrees. Source: OPS-04.
   */
  async execute(claim: EnteredClaim, supportCode?: string): Promise<Result<ClaimReceipt, SendClaimFailure>> {
    return this.sessions.withCustomer(async ({ taxId: customer }) => {
      const pageOfClaim = supportCode === undefined ? undefined : this.pageDetails(claim, supportCode)
      const {
        sentClaim: { idempotencyKey, page: pageDetails },
        earlier,
      } = this.startAttempt(claim, customer, pageOfClaim)
      const { reasonId, email, subject } = claim
      const comments = claim.comments.trim()
      const sent = await this.gateway.send({
        reasonId,
        email: normalizedEmail(email),
        ...(comments === '' ? {} : { comments }),
        ...(subject ? { subject } : {}),
        ...(pageDetails ? { pageDetails } : {}),
        idempotencyKey,
        onBehalfOf: customer,
      })
      if (!sent.ok) {
        if (!earlier && isCertainlyNotRegistered(sent.failure)) this.deleteSentClaim(subject, idempotencyKey)
        else if ((!earlier || earlier.hasOnlyRefusedAttempts) && !mayClaimHaveArrived(sent.failure))
          this.recordRefusal(subject, idempotencyKey)
        return sent
      }
      this.drafts.forget(idempotencyKey)
      return success({ answerBy: this.answerDeadline(subject), ...sent.value })
    })
  }

  /**
   * Returns the day by which the lender has to answer the claim. Used if the lender's confirmation of the
   * claim does not contain a day. Source: SUP-04, SUP-06.
   */
  private answerDeadline(subject: ClaimSubject | undefined): CalendarDate {
    return subject?.kind === 'personal-data'
      ? personalDataAnswerDeadline(subject.request, this.clock.today(), this.settings.holidays)
      : claimAnswerDeadline(this.clock.now())
  }

  /**
   * Stores that the claim is about to be sent. `earlier` is the same claim as it was stored before; undefined if
   * it was not sent before. The idempotency key and the page data are those of the first attempt.
   */
  private startAttempt(
    claim: EnteredClaim,
    customer: string,
    page: ClaimPageDetails | undefined,
  ): { readonly sentClaim: SentClaim; readonly earlier: SentClaim | undefined } {
    const sentClaims = this.drafts.sentClaims(claim.subject)
    const earlier = sentClaims.find((sent) => isSameClaim(sent, claim))
    const sentClaim = earlier
      ? withoutRefusal(earlier)
      : { ...claim, ...(page ? { page } : {}), idempotencyKey: this.randomness.createUuid() }
    const changed = earlier
      ? sentClaims.map((sent) => (sent === earlier ? sentClaim : sent))
      : [...sentClaims, sentClaim].slice(-maxSentClaimsOfDraft)
    this.drafts.save({ ...claim, customer, sentClaims: changed })
    return { sentClaim, earlier }
  }

  /** Deletes a sent claim from the draft about the given subject. The text of the draft stays. */
  private deleteSentClaim(subject: ClaimSubject | undefined, idempotencyKey: string): void {
    this.changeSentClaims(subject, (sent) => (sent.idempotencyKey === idempotencyKey ? [] : [sent]))
  }

  /** Records that the lender refused each attempt to send the claim, so that none can have arrived. */
  private recordRefusal(subject: ClaimSubject | undefined, idempotencyKey: string): void {
    this.changeSentClaims(subject, (sent) =>
      sent.idempotencyKey === idempotencyKey ? [{ ...sent, hasOnlyRefusedAttempts: true }] : [sent],
    )
  }

  /**
   * Replaces each sent claim of the draft about the given subject by those that `change` returns. Does nothing
   * while the draft cannot be read, for example after the session has expired.
   */
  private changeSentClaims(
    subject: ClaimSubject | undefined,
    change: (sent: SentClaim) => readonly SentClaim[],
  ): void {
    const draft = this.drafts.find(subject)
    if (draft) this.drafts.save({ ...draft, sentClaims: draft.sentClaims.flatMap(change) })
  }

  private pageDetails({ sharesPageEvents }: EnteredClaim, supportCode: string): ClaimPageDetails {
    return { supportCode, ...(sharesPageEvents ? { events: this.pageEvents.errors } : {}) }
  }
}

/** Returns the claim as one that may have arrived, as it is while it is being sent. */
function withoutRefusal({ hasOnlyRefusedAttempts: _, ...sent }: SentClaim): SentClaim {
  return sent
}

/**
 * Returns whether the first attempt to send a claim failed in a way that proves that the lender did not
 * register it: a refusal with one of the error codes of the API call, or a request that was not sent. A later
 * attempt proves nothing about the first one. Source: SUP-04.
 */
function isCertainlyNotRegistered(failure: SendClaimFailure): boolean {
  switch (failure.kind) {
    case 'email-refused':
    case 'subject-not-found':
    case 'nothing-sent':
      return true
    case 'no-answer':
      return failure.isUnsent === true
    case 'unreadable':
    case 'server-failure':
    case 'session-ended':
      return false
  }
}
