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
import { checkOf, amount, maybe, objectOf, wellFormedText, textPassing, safeInteger } from './schemas'

@injectable()
export class StoredClaimDrafts implements ClaimDrafts {
  private readonly stored: OwnedValue<ClaimDraft>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedValue(storage, 'claimDraft', {
      sessions,
      isValid: checkOf(schema),
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

const date = textPassing(isCalendarDate)

const subject = v.union([
  objectOf<SubjectOf<'loan'>>({ kind: v.literal('loan'), externalId: wellFormedText }),
  objectOf<SubjectOf<'payment'>>({
    kind: v.literal('payment'),
    date,
    amount,
    externalId: maybe(wellFormedText),
  }),
  objectOf<SubjectOf<'collection'>>({
    kind: v.literal('collection'),
    collectionId: wellFormedText,
    date,
    amount,
    externalId: wellFormedText,
  }),
  objectOf<SubjectOf<'personal-data'>>({
    kind: v.literal('personal-data'),
    request: v.picklist(personalDataRequests),
  }),
  objectOf<SubjectOf<'account-change'>>({
    kind: v.literal('account-change'),
    change: v.picklist(disownedChanges),
  }),
])

const trouble = objectOf<PageError>({
  kind: v.picklist(['call', 'exception']),
  pattern: wellFormedText,
  name: wellFormedText,
  code: maybe(wellFormedText),
  milliseconds: maybe(safeInteger),
})

const page = objectOf<ClaimedPage>({ supportCode: wellFormedText, events: maybe(v.array(trouble)) })

const schema = objectOf<ClaimDraft>({
  customer: wellFormedText,
  reasonId: wellFormedText,
  comments: wellFormedText,
  email: wellFormedText,
  subject: maybe(subject),
  sharesPageEvents: maybe(v.boolean()),
  page: maybe(page),
  idempotencyKey: maybe(wellFormedText),
})
