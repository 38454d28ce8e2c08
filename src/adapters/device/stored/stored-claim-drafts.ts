import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { isCalendarDate } from '@/domain/shared/calendar-date'
import { disownedChanges } from '@/domain/protection/disowned-change'
import { personalDataRequests } from '@/domain/support/personal-data'
import { isSameSubject, type ClaimSubject } from '@/domain/support/claim'
import { OwnedValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import type { PageError } from '@/application/shared/page-events'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import type { ClaimedPage } from '@/application/support/claim.port'
import type { ClaimDraft, ClaimDrafts } from '@/application/support/claim-drafts.port'
import { accepts, amount, maybe, shapedAs, text, textThat, whole } from './schemas'

@injectable()
export class StoredClaimDrafts implements ClaimDrafts {
  private readonly stored: OwnedValue<ClaimDraft>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedValue(storage, 'claimDraft', {
      sessions,
      isValid: accepts(schema),
      isOf: (draft, { taxId }) => draft.customer === taxId,
    })
  }

  find(subject: ClaimSubject | undefined): ClaimDraft | undefined {
    const draft = this.stored.read()
    return draft && isSameSubject(draft.subject, subject) ? draft : undefined
  }

  save(draft: ClaimDraft): void {
    this.stored.write(draft)
  }

  forget(idempotencyKey: string): void {
    if (this.stored.read()?.idempotencyKey === idempotencyKey) this.stored.remove()
  }
}

type SubjectOf<Kind extends ClaimSubject['kind']> = Extract<ClaimSubject, { readonly kind: Kind }>

const date = textThat(isCalendarDate)

const subject = v.union([
  shapedAs<SubjectOf<'loan'>>({ kind: v.literal('loan'), externalId: text }),
  shapedAs<SubjectOf<'payment'>>({ kind: v.literal('payment'), date, amount, externalId: maybe(text) }),
  shapedAs<SubjectOf<'collection'>>({
    kind: v.literal('collection'),
    collectionId: text,
    date,
    amount,
    externalId: text,
  }),
  shapedAs<SubjectOf<'personal-data'>>({
    kind: v.literal('personal-data'),
    request: v.picklist(personalDataRequests),
  }),
  shapedAs<SubjectOf<'account-change'>>({
    kind: v.literal('account-change'),
    change: v.picklist(disownedChanges),
  }),
])

const trouble = shapedAs<PageError>({
  kind: v.picklist(['call', 'exception']),
  pattern: text,
  name: text,
  code: maybe(text),
  milliseconds: maybe(whole),
})

const page = shapedAs<ClaimedPage>({ supportCode: text, events: maybe(v.array(trouble)) })

const schema = shapedAs<ClaimDraft>({
  customer: text,
  reasonId: text,
  comments: text,
  email: text,
  subject: maybe(subject),
  sharesPageEvents: maybe(v.boolean()),
  page: maybe(page),
  idempotencyKey: maybe(text),
})
