import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import {
  isLinkExpired,
  readRefinancingLink,
  type RefinancingLink,
} from '@/domain/refinancing/refinancing-link'
import { stepBefore, type RefinancingStep } from '@/domain/refinancing/refinancing-step'
import type { Customer } from '@/domain/session/session'
import { isCalendarDate, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { TypedCardMemory } from '@/application/cards/typed-card-memory'
import { OwnedValue } from '@/application/session/owned-value'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  isAbsentOr,
  isFlag,
  isOneOf,
  isShapedAs,
  isText,
  isTextThat,
  isWhole,
} from '@/application/shared/shape'

/** The new loan, once the lender has created it with the chosen plan. */
export interface CreatedRefinancing {
  readonly loanId: string
  readonly plan: InstallmentOption
}

/** How far a refinancing has come in this tab. */
export interface RefinancingProgress {
  /** The link's own text. */
  readonly hash?: string
  /** The address that was opened is not a valid link. */
  readonly isUnreadable?: boolean
  readonly proposal?: RefinancingProposal
  readonly created?: CreatedRefinancing
  /** As the lender tells it of the created loan, which is what the customer agrees to. Source: REF-09, REF-10. */
  readonly firstDueDate?: CalendarDate
  /** The external id of the check that was begun here: what comes back under another one proves nothing. */
  readonly startedCheck?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  /** The check that established who they are: the down payment relies on it. Source: ACC-37. */
  readonly validatedBy?: IdentityCheckReference
  readonly isPaid?: boolean
}

/** How long the provider of the selfie may take. Source: REF-06. */
const awayMilliseconds = 30 * 60_000

/**
 * A refinancing from a link: it lives in the tab, so that it survives a reload and the way to the provider and back,
 * and whoever opens another link, here or in another tab, finds nothing of it. While the customer is at the provider a
 * copy waits for 30 minutes where every tab finds it. Both end with the session that is open, if one is. The card is in
 * this page's memory only. Source: REF-04, REF-06, ACC-37, PAY-19.
 */
@injectable('Singleton')
export class RefinancingJourney {
  readonly card = new TypedCardMemory()
  private readonly kept: OwnedValue<RefinancingProgress>
  /** Of the link and the check that the customer left for. */
  private readonly away: OwnedValue<RefinancingProgress>

  constructor(
    @inject(TabStorage) tab: KeyValueStorage,
    @inject(LocalStorage) local: KeyValueStorage,
    @inject(SessionStore) sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    const shape = { sessions, isValid: isProgress, isAbout }
    this.kept = new OwnedValue(tab, 'refinancing', shape)
    this.away = new OwnedValue(local, 'refinancingReturn', shape)
    sessions.onChange(() => {
      if (!this.kept.read()) this.card.forget()
    })
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

  /** Undefined if no link was opened in this tab. */
  link(): RefinancingLink | 'unreadable' | undefined {
    const { hash = '', isUnreadable } = this.progress()
    return readRefinancingLink(hash) ?? (isUnreadable ? 'unreadable' : undefined)
  }

  /**
   * The link's own text, which proves to the lender that the customer was sent it; of no other customer.
   * Source: SES-22.
   */
  hashOf(taxId: string): string | undefined {
    const { hash } = this.progress()
    return hash !== undefined && readRefinancingLink(hash)?.taxId === taxId ? hash : undefined
  }

  keep(change: RefinancingProgress): void {
    this.kept.write({ ...this.progress(), ...change })
  }

  /** Chooses another plan. It is another loan, so the identity is checked again. */
  choose(created: CreatedRefinancing): void {
    const { startedCheck: _, check: __, validatedBy: ___, firstDueDate: ____, ...rest } = this.progress()
    const isSame = rest.created?.loanId === created.loanId
    this.kept.write(isSame ? { ...this.progress(), created } : { ...rest, created })
  }

  /** The customer leaves for the provider; what an earlier check left is of no use. Source: REF-06. */
  leaveForCheck(externalId: string | undefined): void {
    this.endCheck()
    if (externalId === undefined) return
    this.keep({ startedCheck: externalId })
    this.away.write(this.progress(), (this.clock.now() + awayMilliseconds) as Instant)
  }

  /**
   * Back from the provider, perhaps in another tab. A check that was not begun here proves nothing. Source:
   * REF-06, REF-07.
   */
  comeBackWith(check: IdentityCheckReference | 'unreadable'): void {
    const away = this.away.read(this.clock.now())
    this.away.remove()
    if (check !== 'unreadable' && away?.startedCheck === check.externalId && this.isOfThisLink(away))
      this.kept.write(away)
    const isBegunHere = check !== 'unreadable' && this.progress().startedCheck === check.externalId
    this.keep({ check: isBegunHere ? check : 'unreadable' })
  }

  /** The check is over; with itself where it established who they are. Source: REF-06. */
  endCheck(validatedBy?: IdentityCheckReference): void {
    const { startedCheck: _, check: __, validatedBy: ___, ...rest } = this.progress()
    this.away.remove()
    this.kept.write({ ...rest, ...(validatedBy ? { validatedBy } : {}) })
  }

  /** What was paid is paid, and the card is of no more use. */
  endPaid(): void {
    this.card.forget()
    this.keep({ isPaid: true })
  }

  /**
   * Where who wants that step has to go first; a link that is over leads to its first screen. Source: REF-02,
   * REF-04.
   */
  before(step: RefinancingStep): 'home' | RefinancingStep | undefined {
    const { proposal, created, validatedBy, isPaid = false } = this.progress()
    const link = this.link()
    if (link === undefined || link === 'unreadable') return 'home'
    if (!isPaid && isLinkExpired(link, this.clock.now())) return 'home'
    return stepBefore(step, {
      hasProposal: proposal !== undefined,
      hasLoan: created !== undefined,
      isValidated: validatedBy !== undefined,
      hasCard: this.card.isWhole(),
      isPaid,
    })
  }

  forget(): void {
    this.card.forget()
    this.kept.remove()
    this.away.remove()
  }

  /** A tab without a link takes up any; one that has a link goes on with that one only. */
  private isOfThisLink(away: RefinancingProgress): boolean {
    const { hash } = this.progress()
    return hash === undefined || hash === away.hash
  }
}

const nothing: RefinancingProgress = {}

function isAbout({ hash = '' }: RefinancingProgress, { taxId }: Customer): boolean {
  return readRefinancingLink(hash)?.taxId === taxId
}

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
  firstDueDate: isAbsentOr(isTextThat(isCalendarDate)),
  startedCheck: isAbsentOr(isText),
  check: (check) => check === undefined || check === 'unreadable' || isCheck(check),
  validatedBy: isAbsentOr(isCheck),
  isPaid: isAbsentOr(isFlag),
})
