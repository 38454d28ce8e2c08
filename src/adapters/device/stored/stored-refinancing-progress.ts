import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import { readRefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Customer } from '@/domain/session/session'
import { isCalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type {
  CreatedRefinancing,
  RefinancingProgress,
  RefinancingProgressRepository,
} from '@/application/refinancing/refinancing-progress.port'
import { OwnedValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  checkOf,
  amount,
  identityCheck,
  maybe,
  objectOf,
  wellFormedText,
  textPassing,
  safeInteger,
} from './schemas'

@injectable('Singleton')
export class StoredRefinancingProgress implements RefinancingProgressRepository {
  private readonly inTab: OwnedValue<RefinancingProgress>
  private readonly copy: OwnedValue<RefinancingProgress>

  constructor(
    @inject(TabStorage) tab: KeyValueStorage,
    @inject(LocalStorage) local: KeyValueStorage,
    @inject(SessionStore) sessions: SessionStore,
  ) {
    const shape = { sessions, isValid: checkOf(schema), isAbout }
    this.inTab = new OwnedValue(tab, 'refinancing', shape)
    this.copy = new OwnedValue(local, 'refinancingReturn', shape)
  }

  current(): RefinancingProgress | undefined {
    return this.inTab.read()
  }

  save(progress: RefinancingProgress): void {
    this.inTab.write(progress)
  }

  forget(): void {
    this.inTab.remove()
  }

  saveCopy(progress: RefinancingProgress, until: Instant): void {
    this.copy.write(progress, until)
  }

  readCopy(now: Instant): RefinancingProgress | undefined {
    return this.copy.read(now)
  }

  deleteCopy(): void {
    this.copy.remove()
  }
}

function isAbout({ hash = '' }: RefinancingProgress, { taxId }: Customer): boolean {
  return readRefinancingLink(hash)?.taxId === taxId
}

const date = textPassing(isCalendarDate)
const rate = v.custom<number>((given) => Number.isFinite(given))

const plan = objectOf<InstallmentOption>({
  lineId: wellFormedText,
  count: safeInteger,
  amount,
  firstDueDate: maybe(date),
  firstInstallmentAmount: maybe(amount),
  firstInstallmentDiscount: maybe(rate),
  maxDiscountAmount: maybe(amount),
  interests: maybe(amount),
  taxes: maybe(amount),
  outgoings: maybe(amount),
  amountToReturn: maybe(amount),
  cft: maybe(rate),
  tna: maybe(rate),
  tea: maybe(rate),
  amortisationSystem: maybe(v.picklist(['french', 'german'])),
})

const schema = objectOf<RefinancingProgress>({
  hash: maybe(wellFormedText),
  isUnreadable: maybe(v.boolean()),
  proposal: maybe(
    objectOf<RefinancingProposal>({
      customerName: wellFormedText,
      refinancingAmount: amount,
      debtAmount: amount,
    }),
  ),
  created: maybe(objectOf<CreatedRefinancing>({ loanId: wellFormedText, plan })),
  firstDueDate: maybe(date),
  startedCheck: maybe(wellFormedText),
  check: maybe(v.union([v.literal('unreadable'), identityCheck])),
  validatedBy: maybe(identityCheck),
  isPaid: maybe(v.boolean()),
})
