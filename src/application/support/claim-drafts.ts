import { inject, injectable } from 'inversify'
import { isCalendarDate } from '@/domain/shared/calendar-date'
import { disownedChanges } from '@/domain/protection/disowned-change'
import { personalDataRequests } from '@/domain/support/personal-data'
import { isSameSubject, type ClaimSubject, type EnteredClaim } from '@/domain/support/claim'
import type { Customer } from '@/domain/session/session'
import { OwnedValue } from '@/application/session/owned-value'
import { SessionStore } from '@/application/session/session-store'
import type { PageTrouble } from '@/application/shared/page-events'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  isAbsentOr,
  isFlag,
  isListOf,
  isOneOf,
  isShapedAs,
  isText,
  isTextThat,
  isWhole,
} from '@/application/shared/shape'
import type { ClaimedPage } from './claim.port'

/** A claim that has not been sent, or whose outcome is unknown. */
export interface ClaimDraft extends EnteredClaim {
  /** Tax id of the customer. The draft is shown to nobody else. */
  readonly customer: string
  /** Key with which exactly this text was sent. Any change of the text makes it a new claim without a key. */
  readonly idempotencyKey?: string
  /** What went along with that key. */
  readonly page?: ClaimedPage
}

/**
 * Stores the draft of a claim, one at a time. It survives a failure, a reload and an expired session, in
 * this tab only. Deleted when the customer signs out (`SessionStore`). Source: SUP-04, GEN-11.
 */
@injectable()
export class ClaimDrafts {
  private readonly kept: OwnedValue<ClaimDraft>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    const isOf = (draft: ClaimDraft, { taxId }: Customer): boolean => draft.customer === taxId
    this.kept = new OwnedValue(storage, 'claimDraft', { sessions, isValid: isDraft, isOf })
  }

  /** Returns the draft of the signed-in customer about that subject, if any. */
  find(subject: ClaimSubject | undefined): ClaimDraft | undefined {
    const draft = this.kept.read()
    return draft && isSameSubject(draft.subject, subject) ? draft : undefined
  }

  keep(draft: ClaimDraft): void {
    this.kept.write(draft)
  }

  /** Deletes the draft of the claim that was sent with that key. A text changed since then is kept. */
  forget(idempotencyKey: string): void {
    if (this.kept.read()?.idempotencyKey === idempotencyKey) this.kept.remove()
  }
}

const isLoan = isShapedAs<Extract<ClaimSubject, { readonly kind: 'loan' }>>({
  kind: isOneOf('loan'),
  externalId: isText,
})

const isPayment = isShapedAs<Extract<ClaimSubject, { readonly kind: 'payment' }>>({
  kind: isOneOf('payment'),
  date: isTextThat(isCalendarDate),
  amount: isWhole,
  externalId: isAbsentOr(isText),
})

const isCollection = isShapedAs<Extract<ClaimSubject, { readonly kind: 'collection' }>>({
  kind: isOneOf('collection'),
  collectionId: isText,
  date: isTextThat(isCalendarDate),
  amount: isWhole,
  externalId: isText,
})

const isPersonalData = isShapedAs<Extract<ClaimSubject, { readonly kind: 'personal-data' }>>({
  kind: isOneOf('personal-data'),
  request: isOneOf(...personalDataRequests),
})

const isAccountChange = isShapedAs<Extract<ClaimSubject, { readonly kind: 'account-change' }>>({
  kind: isOneOf('account-change'),
  change: isOneOf(...disownedChanges),
})

const isSubject = (candidate: unknown) =>
  isLoan(candidate) ||
  isPayment(candidate) ||
  isCollection(candidate) ||
  isPersonalData(candidate) ||
  isAccountChange(candidate)

const isTrouble = isShapedAs<PageTrouble>({
  kind: isOneOf('call', 'exception'),
  pattern: isText,
  name: isText,
  code: isAbsentOr(isText),
  milliseconds: isAbsentOr(isWhole),
})

const isPage = isShapedAs<ClaimedPage>({ supportCode: isText, events: isAbsentOr(isListOf(isTrouble)) })

const isDraft = isShapedAs<ClaimDraft>({
  customer: isText,
  reasonId: isText,
  comments: isText,
  email: isText,
  subject: isAbsentOr(isSubject),
  sharesPageEvents: isAbsentOr(isFlag),
  page: isAbsentOr(isPage),
  idempotencyKey: isAbsentOr(isText),
})
