import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import {
  isLinkExpired,
  readRefinancingLink,
  type RefinancingLink,
} from '@/domain/refinancing/refinancing-link'
import { stepBefore, type RefinancingStep } from '@/domain/refinancing/refinancing-step'
import { isCalendarDate } from '@/domain/shared/calendar-date'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { TypedCardMemory } from '@/application/cards/typed-card-memory'
import { Clock } from '@/application/shared/clock.port'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  isAbsentOr,
  isFlag,
  isOneOf,
  isShapedAs,
  isText,
  isTextThat,
  isWhole,
} from '@/application/shared/shape'
import { StoredValue } from '@/application/shared/stored-value'

/** The new loan, once the lender has created it with the plan that she chose. */
export interface CreatedRefinancing {
  readonly loanId: string
  readonly plan: InstallmentOption
}

/** How far a refinancing has come in this tab. */
export interface RefinancingProgress {
  /** The link's own text. */
  readonly hash?: string
  /** What she opened is no link. */
  readonly isUnreadable?: boolean
  readonly proposal?: RefinancingProposal
  readonly created?: CreatedRefinancing
  /** The external id of the check that she left for: what comes back under another one is somebody else's. */
  readonly startedCheck?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly isValidated?: boolean
  readonly isPaid?: boolean
}

/**
 * A refinancing from a link: it lives in the tab, so that it survives a reload and the way to the provider and back,
 * and whoever opens another link, here or in another tab, finds nothing of it. The card is in this page's memory only.
 * Source: REF-04, REF-06, PAY-19.
 */
@injectable('Singleton')
export class RefinancingJourney {
  readonly card = new TypedCardMemory()
  private readonly kept: StoredValue<RefinancingProgress>

  constructor(
    @inject(TabStorage) storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.kept = new StoredValue(storage, 'refinancing', { version: 1, isValid: isProgress })
  }

  /** The same link goes on where it was; another one begins anew. */
  open(hash: string): void {
    if (hash === this.progress().hash) return
    this.forget()
    this.kept.write(readRefinancingLink(hash) ? { hash } : { isUnreadable: true })
  }

  progress(): RefinancingProgress {
    return this.kept.read() ?? nothing
  }

  /** Nothing where no link was opened in this tab. */
  link(): RefinancingLink | 'unreadable' | undefined {
    const { hash = '', isUnreadable } = this.progress()
    return readRefinancingLink(hash) ?? (isUnreadable ? 'unreadable' : undefined)
  }

  /** The link's own text, which proves to the lender that the customer was sent it; of no other customer. Source: SES-22. */
  hashOf(taxId: string): string | undefined {
    const { hash } = this.progress()
    return hash !== undefined && readRefinancingLink(hash)?.taxId === taxId ? hash : undefined
  }

  keep(change: RefinancingProgress): void {
    this.kept.write({ ...this.progress(), ...change })
  }

  /** Another plan is another loan, for which she is validated anew. */
  choose(created: CreatedRefinancing): void {
    const { startedCheck: _, check: __, isValidated: ___, ...rest } = this.progress()
    const isSame = rest.created?.loanId === created.loanId
    this.kept.write(isSame ? { ...this.progress(), created } : { ...rest, created })
  }

  /** She leaves for the provider; what an earlier check left is of no use. Source: REF-06. */
  leaveForCheck(externalId: string | undefined): void {
    this.endCheck({ isValidated: false })
    if (externalId !== undefined) this.keep({ startedCheck: externalId })
  }

  /** Back from the provider. A check that she did not leave for from here proves nothing. Source: REF-07. */
  comeBackWith(check: IdentityCheckReference | 'unreadable'): void {
    const { startedCheck } = this.progress()
    const isHers = check !== 'unreadable' && (startedCheck ?? check.externalId) === check.externalId
    this.keep({ check: isHers ? check : 'unreadable' })
  }

  /** What the check was kept for is over. Source: REF-06. */
  endCheck(how: { readonly isValidated: boolean }): void {
    const { startedCheck: _, check: __, ...rest } = this.progress()
    this.kept.write({ ...rest, ...how })
  }

  /** What was paid is paid, and the card is of no more use. */
  endPaid(): void {
    this.card.forget()
    this.keep({ isPaid: true })
  }

  /** Where who wants that step has to go first; a link that is over leads to its first screen. Source: REF-02, REF-04. */
  before(step: RefinancingStep): 'home' | RefinancingStep | undefined {
    const { proposal, created, isValidated = false, isPaid = false } = this.progress()
    const link = this.link()
    if (link === undefined || link === 'unreadable') return 'home'
    if (!isPaid && isLinkExpired(link, this.clock.now())) return 'home'
    return stepBefore(step, {
      hasProposal: proposal !== undefined,
      hasLoan: created !== undefined,
      isValidated,
      hasCard: this.card.isWhole(),
      isPaid,
    })
  }

  forget(): void {
    this.card.forget()
    this.kept.remove()
  }
}

const nothing: RefinancingProgress = {}

const isProposal = isShapedAs<RefinancingProposal>({
  customerName: isText,
  refinancingAmount: isWhole,
  debtAmount: isWhole,
})

const isNumber = (candidate: unknown): boolean => Number.isFinite(candidate)

const isPlan = isShapedAs<InstallmentOption>({
  lineId: isText,
  count: isWhole,
  amount: isWhole,
  firstDueDate: isAbsentOr(isTextThat(isCalendarDate)),
  firstInstallmentAmount: isAbsentOr(isWhole),
  firstInstallmentDiscount: isAbsentOr(isNumber),
  maxDiscountAmount: isAbsentOr(isWhole),
  interests: isAbsentOr(isWhole),
  taxes: isAbsentOr(isWhole),
  outgoings: isAbsentOr(isWhole),
  amountToReturn: isAbsentOr(isWhole),
  cft: isAbsentOr(isNumber),
  tna: isAbsentOr(isNumber),
  tea: isAbsentOr(isNumber),
  amortisationSystem: isAbsentOr(isOneOf('french', 'german')),
})

const isCreated = isShapedAs<CreatedRefinancing>({ loanId: isText, plan: isPlan })
const isCheck = isShapedAs<IdentityCheckReference>({ transactionId: isText, externalId: isText })

const isProgress = isShapedAs<RefinancingProgress>({
  hash: isAbsentOr(isText),
  isUnreadable: isAbsentOr(isFlag),
  proposal: isAbsentOr(isProposal),
  created: isAbsentOr(isCreated),
  startedCheck: isAbsentOr(isText),
  check: (check) => check === undefined || check === 'unreadable' || isCheck(check),
  isValidated: isAbsentOr(isFlag),
  isPaid: isAbsentOr(isFlag),
})
