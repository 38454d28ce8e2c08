import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import {
  isLinkExpired,
  readRefinancingLink,
  type RefinancingLink,
} from '@/domain/refinancing/refinancing-link'
import { requiredStep, type RefinancingStep } from '@/domain/refinancing/refinancing-step'
import type { Customer } from '@/domain/session/session'
import { isCalendarDate, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { EnteredCardMemory } from '@/application/cards/entered-card-memory'
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

/** The loan that the lender created with the chosen plan. */
export interface CreatedRefinancing {
  readonly loanId: string
  readonly plan: InstallmentOption
}

/** The progress of a refinancing in this tab. */
export interface RefinancingProgress {
  /** The hash of the link, as it was in the address. */
  readonly hash?: string
  /** Whether the address that was opened is not a valid link. */
  readonly isUnreadable?: boolean
  readonly proposal?: RefinancingProposal
  readonly created?: CreatedRefinancing
  /**
   * First due date of the created loan, as the lender gives it. The customer agrees to it. Source: REF-09,
   * REF-10.
   */
  readonly firstDueDate?: CalendarDate
  /** External id of the check started in this tab. A return with another id proves nothing. */
  readonly startedCheck?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  /** The check that confirmed the customer's identity. The down payment requires it. Source: ACC-37. */
  readonly validatedBy?: IdentityCheckReference
  readonly isPaid?: boolean
}

/** Maximum time that the customer may spend on the selfie provider's site. Source: REF-06. */
const awayMilliseconds = 30 * 60_000

/**
 * Stores the refinancing that was opened with a link, in this tab. It survives a reload and leaving for the
 * selfie provider; another link, in this tab or another, starts without it.
 * While the customer is at the provider, a copy can be read by every tab for 30 minutes. Both end with the
 * session, if one is open.
 * The card is held in memory only. Source: REF-04, REF-06, ACC-37, PAY-19.
 */
@injectable('Singleton')
export class RefinancingJourney {
  readonly card = new EnteredCardMemory()
  private readonly kept: OwnedValue<RefinancingProgress>
  /** The copy that waits while the customer is at the provider. */
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

  /** Opens a link. The same link continues where it was; another one starts anew. */
  open(hash: string): void {
    if (hash === this.progress().hash) return
    this.forget()
    this.kept.write(readRefinancingLink(hash) ? { hash } : { isUnreadable: true })
  }

  progress(): RefinancingProgress {
    return this.kept.read() ?? nothing
  }

  /** Returns undefined if no link was opened in this tab. */
  link(): RefinancingLink | 'unreadable' | undefined {
    const { hash = '', isUnreadable } = this.progress()
    return readRefinancingLink(hash) ?? (isUnreadable ? 'unreadable' : undefined)
  }

  /**
   * Returns the hash of the link, which proves to the lender that this customer received it. Undefined for
   * any other customer. Source: SES-22.
   */
  hashOf(taxId: string): string | undefined {
    const { hash } = this.progress()
    return hash !== undefined && readRefinancingLink(hash)?.taxId === taxId ? hash : undefined
  }

  keep(change: RefinancingProgress): void {
    this.change((progress) => ({ ...progress, ...change }))
  }

  /** Stores the loan of a chosen plan. A new loan needs a new identity check. */
  choose(created: CreatedRefinancing): void {
    this.change((progress) => {
      if (progress.created?.loanId === created.loanId) return { ...progress, created }
      const { startedCheck: _, check: __, validatedBy: ___, firstDueDate: ____, ...rest } = progress
      return { ...rest, created }
    })
  }

  /** Records the check that the customer leaves for; an earlier check is deleted. Source: REF-06. */
  leaveForCheck(externalId: string | undefined): void {
    this.endCheck()
    if (externalId === undefined || !this.kept.read()) return
    this.keep({ startedCheck: externalId })
    this.away.write(this.progress(), (this.clock.now() + awayMilliseconds) as Instant)
  }

  /**
   * Stores the check that the customer returns with, perhaps in another tab. A check that was not started on
   * this device proves nothing. Source: REF-06, REF-07.
   */
  comeBackWith(check: IdentityCheckReference | 'unreadable'): void {
    const away = this.away.read(this.clock.now())
    this.away.remove()
    if (check !== 'unreadable' && away?.startedCheck === check.externalId && this.isOfThisLink(away))
      this.kept.write(away)
    const isBegunHere = check !== 'unreadable' && this.progress().startedCheck === check.externalId
    this.kept.write({ ...this.progress(), check: isBegunHere ? check : 'unreadable' })
  }

  /** Ends the check. `validatedBy` is given if it confirmed the customer's identity. Source: REF-06. */
  endCheck(validatedBy?: IdentityCheckReference): void {
    this.away.remove()
    this.change(({ startedCheck: _, check: __, validatedBy: ___, ...rest }) => ({
      ...rest,
      ...(validatedBy ? { validatedBy } : {}),
    }))
  }

  /** Records that the down payment is paid, and deletes the card. */
  endPaid(): void {
    this.card.forget()
    this.keep({ isPaid: true })
  }

  /**
   * Returns the step that the customer has to do before the wanted one, or undefined. An expired link leads
   * to its first screen. Source: REF-02, REF-04.
   */
  before(step: RefinancingStep): 'home' | RefinancingStep | undefined {
    const { proposal, created, validatedBy, isPaid = false } = this.progress()
    const link = this.link()
    if (link === undefined || link === 'unreadable') return 'home'
    if (!isPaid && isLinkExpired(link, this.clock.now())) return 'home'
    return requiredStep(step, {
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

  /** Changes the stored progress, if there is any. An answer may arrive after its session has ended. */
  private change(changed: (progress: RefinancingProgress) => RefinancingProgress): void {
    const progress = this.kept.read()
    if (progress) this.kept.write(changed(progress))
  }

  /** Returns whether the waiting copy belongs to this tab's link. A tab without a link accepts any. */
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
