import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { isCalendarDate } from '@/domain/shared/calendar-date'
import { unrecognisedChangeKinds } from '@/domain/protection/unrecognised-change'
import { personalDataRequestKinds } from '@/domain/support/personal-data'
import { isSameClaimSubject, type ClaimSubject } from '@/domain/support/claim'
import { OwnedStoredValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import type { PageError } from '@/application/shared/page-telemetry'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import type { ClaimPageDetails } from '@/application/support/claim.port'
import type { ClaimDraft, ClaimDrafts } from '@/application/support/claim-drafts.port'
import {
  typeGuardForSchema,
  centsSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
  textPassingPredicateSchema,
  safeIntegerSchema,
} from './schemas'

/** The drafts, one for each subject. An earlier release of the portal stored a single draft. */
type StoredDraftOrDrafts = ClaimDraft | readonly ClaimDraft[]

@injectable()
export class StoredClaimDrafts implements ClaimDrafts {
  private readonly stored: OwnedStoredValue<StoredDraftOrDrafts>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedStoredValue(storage, 'claimDraft', {
      sessions,
      isValid: typeGuardForSchema(v.union([draftSchema, v.array(draftSchema)])),
      namesCustomer: (drafts, { taxId }) => toDraftList(drafts).every(({ customer }) => customer === taxId),
    })
  }

  find(subject: ClaimSubject | undefined): ClaimDraft | undefined {
    return this.drafts().find((draft) => isSameClaimSubject(draft.subject, subject))
  }

  save(draft: ClaimDraft): void {
    const others = this.drafts().filter(({ subject }) => !isSameClaimSubject(subject, draft.subject))
    this.stored.write([...others, draft])
  }

  forget(idempotencyKey: string): void {
    const others = this.drafts().filter((draft) => draft.idempotencyKey !== idempotencyKey)
    if (others.length > 0) this.stored.write(others)
    else this.stored.remove()
  }

  private drafts(): readonly ClaimDraft[] {
    return toDraftList(this.stored.read() ?? [])
  }
}

function toDraftList(stored: StoredDraftOrDrafts): readonly ClaimDraft[] {
  return 'customer' in stored ? [stored] : stored
}

type ClaimSubjectOfKind<Kind extends ClaimSubject['kind']> = Extract<ClaimSubject, { readonly kind: Kind }>

const dateSchema = textPassingPredicateSchema(isCalendarDate)

const subjectSchema = v.union([
  objectSchema<ClaimSubjectOfKind<'loan'>>({ kind: v.literal('loan'), externalId: wellFormedTextSchema }),
  objectSchema<ClaimSubjectOfKind<'payment'>>({
    kind: v.literal('payment'),
    date: dateSchema,
    amount: centsSchema,
    externalId: optionalField(wellFormedTextSchema),
  }),
  objectSchema<ClaimSubjectOfKind<'collection'>>({
    kind: v.literal('collection'),
    collectionId: wellFormedTextSchema,
    date: dateSchema,
    amount: centsSchema,
    externalId: wellFormedTextSchema,
  }),
  objectSchema<ClaimSubjectOfKind<'personal-data'>>({
    kind: v.literal('personal-data'),
    request: v.picklist(personalDataRequestKinds),
  }),
  objectSchema<ClaimSubjectOfKind<'account-change'>>({
    kind: v.literal('account-change'),
    change: v.picklist(unrecognisedChangeKinds),
  }),
])

const pageErrorSchema = objectSchema<PageError>({
  kind: v.picklist(['call', 'exception']),
  pattern: wellFormedTextSchema,
  name: wellFormedTextSchema,
  code: optionalField(wellFormedTextSchema),
  milliseconds: optionalField(safeIntegerSchema),
})

const pageDetailsSchema = objectSchema<ClaimPageDetails>({
  supportCode: wellFormedTextSchema,
  events: optionalField(v.array(pageErrorSchema)),
})

const draftSchema = objectSchema<ClaimDraft>({
  customer: wellFormedTextSchema,
  reasonId: wellFormedTextSchema,
  comments: wellFormedTextSchema,
  email: wellFormedTextSchema,
  subject: optionalField(subjectSchema),
  sharesPageEvents: optionalField(v.boolean()),
  page: optionalField(pageDetailsSchema),
  idempotencyKey: optionalField(wellFormedTextSchema),
})
