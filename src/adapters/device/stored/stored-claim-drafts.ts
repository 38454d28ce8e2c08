import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { isCalendarDate } from '@/domain/shared/calendar-date'
import { unrecognisedChangeKinds } from '@/domain/protection/unrecognised-change'
import { personalDataRequestKinds } from '@/domain/support/personal-data'
import { isSameClaim, isSameClaimSubject, type ClaimSubject, type EnteredClaim } from '@/domain/support/claim'
import { OwnedStoredValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import type { PageError } from '@/application/shared/page-telemetry'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import type { ClaimPageDetails } from '@/application/support/claim.port'
import type { ClaimDraft, ClaimDrafts, SentClaim } from '@/application/support/claim-drafts.port'
import {
  typeGuardForSchema,
  centsSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
  textPassingPredicateSchema,
  safeIntegerSchema,
} from './schemas'

/**
 * A draft as this release or an earlier one stores it. An earlier release stored the idempotency key and the
 * page data in the draft, and only while its contents were those that were sent.
 */
interface StoredDraft extends EnteredClaim {
  readonly customer: string
  readonly sentClaims?: readonly SentClaim[]
  readonly idempotencyKey?: string
  readonly page?: ClaimPageDetails
}

/** The drafts, one for each subject. An earlier release of the portal stored a single draft. */
type StoredDraftOrDrafts = StoredDraft | readonly StoredDraft[]

@injectable()
export class StoredClaimDrafts implements ClaimDrafts {
  private readonly stored: OwnedStoredValue<StoredDraftOrDrafts>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedStoredValue(storage, 'claimDraft', {
      sessions,
      isValid: typeGuardForSchema(v.union([draftSchema, v.array(draftSchema)])),
      namesCustomer: (drafts, { taxId }) =>
        toStoredDraftList(drafts).every(({ customer }) => customer === taxId),
    })
  }

  find(subject: ClaimSubject | undefined): ClaimDraft | undefined {
    const draft = this.findStored(subject)
    return draft && !isTextEmpty(draft) ? draft : undefined
  }

  sentClaims(subject: ClaimSubject | undefined): readonly SentClaim[] {
    return this.findStored(subject)?.sentClaims ?? []
  }

  /** Returns whether the signed-in customer has a draft of a claim about any subject. */
  hasText(): boolean {
    return this.drafts().some((draft) => !isTextEmpty(draft))
  }

  save(draft: ClaimDraft): void {
    const others = this.drafts().filter(({ subject }) => !isSameClaimSubject(subject, draft.subject))
    this.stored.write([...others, draft])
  }

  forget(idempotencyKey: string): void {
    const stored = this.stored.read()
    if (!stored) return
    const remaining = toClaimDrafts(stored).flatMap((draft) => withoutSentClaim(draft, idempotencyKey))
    if (remaining.length > 0) this.stored.write(remaining)
    else this.stored.remove()
  }

  /** Returns the stored draft about the given subject. Its text may be empty. */
  private findStored(subject: ClaimSubject | undefined): ClaimDraft | undefined {
    return this.drafts().find((draft) => isSameClaimSubject(draft.subject, subject))
  }

  private drafts(): readonly ClaimDraft[] {
    return toClaimDrafts(this.stored.read() ?? [])
  }
}

function toClaimDrafts(stored: StoredDraftOrDrafts): readonly ClaimDraft[] {
  return toStoredDraftList(stored).map(toClaimDraft)
}

function toStoredDraftList(stored: StoredDraftOrDrafts): readonly StoredDraft[] {
  return 'customer' in stored ? [stored] : stored
}

function toClaimDraft({ idempotencyKey, page, sentClaims, ...written }: StoredDraft): ClaimDraft {
  if (sentClaims) return { ...written, sentClaims }
  if (idempotencyKey === undefined) return { ...written, sentClaims: [] }
  const { customer: _customer, ...sent } = written
  return { ...written, sentClaims: [{ ...sent, ...(page ? { page } : {}), idempotencyKey }] }
}

/**
 * Returns the draft without the claim that was sent with the given idempotency key, and without its text if
 * that is still the text of the sent claim. Returns no draft if nothing is left of it.
 */
function withoutSentClaim(draft: ClaimDraft, idempotencyKey: string): readonly ClaimDraft[] {
  const confirmed = draft.sentClaims.find((sent) => sent.idempotencyKey === idempotencyKey)
  const sentClaims = draft.sentClaims.filter((sent) => sent !== confirmed)
  const { customer, subject } = draft
  const written = confirmed && isSameClaim(confirmed, draft) ? { customer, subject, ...emptyText } : draft
  return isTextEmpty(written) && sentClaims.length === 0 ? [] : [{ ...written, sentClaims }]
}

/** The text of a draft that is stored only for its sent claims. */
const emptyText = { reasonId: '', comments: '', email: '' }

function isTextEmpty({ reasonId, comments, email }: EnteredClaim): boolean {
  return [reasonId, comments, email].every((text) => text.trim() === '')
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

const enteredClaimFieldSchemas = {
  reasonId: wellFormedTextSchema,
  comments: wellFormedTextSchema,
  email: wellFormedTextSchema,
  subject: optionalField(subjectSchema),
  sharesPageEvents: optionalField(v.boolean()),
}

const sentClaimSchema = objectSchema<SentClaim>({
  ...enteredClaimFieldSchemas,
  page: optionalField(pageDetailsSchema),
  idempotencyKey: wellFormedTextSchema,
  hasOnlyRefusedAttempts: optionalField(v.literal(true)),
})

const draftSchema = objectSchema<StoredDraft>({
  ...enteredClaimFieldSchemas,
  customer: wellFormedTextSchema,
  page: optionalField(pageDetailsSchema),
  idempotencyKey: optionalField(wellFormedTextSchema),
  sentClaims: optionalField(v.array(sentClaimSchema)),
})
