import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import { parseRefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Customer } from '@/domain/session/session'
import { isCalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type {
  CreatedRefinancing,
  RefinancingProgress,
  RefinancingProgressRepository,
} from '@/application/refinancing/refinancing-progress.port'
import { OwnedStoredValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  typeGuardForSchema,
  centsSchema,
  identityCheckReferenceSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
  textPassingPredicateSchema,
  safeIntegerSchema,
} from './schemas'

@injectable('Singleton')
export class StoredRefinancingProgress implements RefinancingProgressRepository {
  private readonly tabProgress: OwnedStoredValue<RefinancingProgress>
  private readonly sharedCopy: OwnedStoredValue<RefinancingProgress>

  constructor(
    @inject(TabStorage) tab: KeyValueStorage,
    @inject(LocalStorage) local: KeyValueStorage,
    @inject(SessionStore) sessions: SessionStore,
  ) {
    const options = {
      sessions,
      isValid: typeGuardForSchema(refinancingProgressSchema),
      isAboutCustomer: isProgressOfCustomer,
    }
    this.tabProgress = new OwnedStoredValue(tab, 'refinancing', options)
    this.sharedCopy = new OwnedStoredValue(local, 'refinancingReturn', options)
  }

  current(): RefinancingProgress | undefined {
    return this.tabProgress.read()
  }

  save(progress: RefinancingProgress): void {
    this.tabProgress.write(progress)
  }

  forget(): void {
    this.tabProgress.remove()
  }

  saveCopyForAllTabs(progress: RefinancingProgress, until: Instant): void {
    this.sharedCopy.write(progress, until)
  }

  readCopyForAllTabs(now: Instant): RefinancingProgress | undefined {
    return this.sharedCopy.read(now)
  }

  deleteCopyForAllTabs(): void {
    this.sharedCopy.remove()
  }
}

function isProgressOfCustomer({ hash = '' }: RefinancingProgress, { taxId }: Customer): boolean {
  return parseRefinancingLink(hash)?.taxId === taxId
}

const dateSchema = textPassingPredicateSchema(isCalendarDate)
const finiteNumberSchema = v.custom<number>((given) => Number.isFinite(given))

const repaymentPlanSchema = objectSchema<RepaymentPlan>({
  lineId: wellFormedTextSchema,
  count: safeIntegerSchema,
  amount: centsSchema,
  firstDueDate: optionalField(dateSchema),
  firstInstallmentAmount: optionalField(centsSchema),
  firstInstallmentDiscount: optionalField(finiteNumberSchema),
  maxDiscountAmount: optionalField(centsSchema),
  interests: optionalField(centsSchema),
  taxes: optionalField(centsSchema),
  outgoings: optionalField(centsSchema),
  amountToReturn: optionalField(centsSchema),
  cft: optionalField(finiteNumberSchema),
  tna: optionalField(finiteNumberSchema),
  tea: optionalField(finiteNumberSchema),
  amortisationSystem: optionalField(v.picklist(['french', 'german'])),
})

const refinancingProgressSchema = objectSchema<RefinancingProgress>({
  hash: optionalField(wellFormedTextSchema),
  isUnreadable: optionalField(v.boolean()),
  proposal: optionalField(
    objectSchema<RefinancingProposal>({
      customerName: wellFormedTextSchema,
      refinancingAmount: centsSchema,
      debtAmount: centsSchema,
    }),
  ),
  acknowledgedPaymentKeys: optionalField(v.array(wellFormedTextSchema)),
  created: optionalField(
    objectSchema<CreatedRefinancing>({ loanId: wellFormedTextSchema, plan: repaymentPlanSchema }),
  ),
  firstDueDate: optionalField(dateSchema),
  startedCheck: optionalField(wellFormedTextSchema),
  check: optionalField(v.union([v.literal('unreadable'), identityCheckReferenceSchema])),
  validatedBy: optionalField(identityCheckReferenceSchema),
  isPaid: optionalField(v.boolean()),
  notSent: optionalField(v.picklist(['loan', 'payment'])),
})
