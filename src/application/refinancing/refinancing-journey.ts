import { inject, injectable } from 'inversify'
import {
  isRefinancingLinkExpired,
  parseRefinancingLink,
  type RefinancingLink,
} from '@/domain/refinancing/refinancing-link'
import { refinancingStepToShow, type RefinancingStep } from '@/domain/refinancing/refinancing-step'
import type { Instant } from '@/domain/shared/calendar-date'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { EnteredCardMemory } from '@/application/cards/entered-card-memory'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import {
  RefinancingProgressRepository,
  type CreatedRefinancing,
  type RefinancingProgress,
} from './refinancing-progress.port'

export { RefinancingProgressRepository }

/** Maximum time that the customer may spend on the selfie provider's site. Source: REF-06. */
const awayMilliseconds = 30 * 60_000

/**
 * The refinancing that a link opened in this tab. It survives a reload and a visit to the selfie provider.
 * Opening another link starts a new one. During that visit every tab can read a copy for 30 minutes. The
 * refinancing and its copy are deleted when the session ends, if one is open. The card that the customer
 * enters is held in memory only. Source: REF-04, REF-06, ACC-37, PAY-19.
 */
@injectable('Singleton')
export class RefinancingJourney {
  readonly card = new EnteredCardMemory()

  constructor(
    @inject(RefinancingProgressRepository) private readonly progressStore: RefinancingProgressRepository,
    @inject(SessionStore) sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    sessions.onChange(() => {
      if (!this.progressStore.current()) this.card.forget()
    })
  }

  /**
   * Opens a refinancing link. The link that is already open continues where it was; another one starts from
   * the beginning.
   */
  openLink(hash: string): void {
    if (hash === this.progress().hash) return
    this.forget()
    this.progressStore.save(parseRefinancingLink(hash) ? { hash } : { isUnreadable: true })
  }

  progress(): RefinancingProgress {
    return this.progressStore.current() ?? nothing
  }

  /**
   * Returns the refinancing link opened in this tab: `unreadable` if it is not valid, undefined if there is
   * none.
   */
  openedLink(): RefinancingLink | 'unreadable' | undefined {
    const { hash = '', isUnreadable } = this.progress()
    return parseRefinancingLink(hash) ?? (isUnreadable ? 'unreadable' : undefined)
  }

  /**
   * Returns the hash of the refinancing link, which proves to the lender that this customer received it.
   * Undefined for any other customer. Source: SES-22.
   */
  linkHashOfCustomer(taxId: string): string | undefined {
    const { hash } = this.progress()
    return hash !== undefined && parseRefinancingLink(hash)?.taxId === taxId ? hash : undefined
  }

  updateProgress(change: RefinancingProgress): void {
    this.change((progress) => ({ ...progress, ...change }))
  }

  /** Stores the loan of a chosen plan. A new loan needs a new identity check. */
  saveCreatedLoan(created: CreatedRefinancing): void {
    this.change((progress) => {
      if (progress.created?.loanId === created.loanId) return { ...progress, created }
      const { startedCheck: _, check: __, validatedBy: ___, firstDueDate: ____, ...rest } = progress
      return { ...rest, created }
    })
  }

  /**
   * Records the identity check for which the customer leaves the portal, and deletes an earlier one.
   * Source: REF-06.
   */
  recordStartedCheck(externalId: string | undefined): void {
    this.endIdentityCheck()
    if (externalId === undefined || !this.progressStore.current()) return
    this.updateProgress({ startedCheck: externalId })
    this.progressStore.saveSharedCopy(this.progress(), (this.clock.now() + awayMilliseconds) as Instant)
  }

  /**
   * Stores the identity check that the customer returns with, perhaps in another tab. A check that was not
   * started on this device is not accepted. Source: REF-06, REF-07.
   */
  storeReturnedCheck(check: IdentityCheckReference | 'unreadable'): void {
    const away = this.progressStore.readSharedCopy(this.clock.now())
    this.progressStore.deleteSharedCopy()
    if (check !== 'unreadable' && away?.startedCheck === check.externalId && this.isOfThisLink(away))
      this.progressStore.save(away)
    const isBegunHere = check !== 'unreadable' && this.progress().startedCheck === check.externalId
    this.progressStore.save({ ...this.progress(), check: isBegunHere ? check : 'unreadable' })
  }

  /**
   * Ends the identity check. `validatedBy` is that check, given if it confirmed the customer's identity.
   * Source: REF-06.
   */
  endIdentityCheck(validatedBy?: IdentityCheckReference): void {
    this.progressStore.deleteSharedCopy()
    this.change(({ startedCheck: _, check: __, validatedBy: ___, ...rest }) => ({
      ...rest,
      ...(validatedBy ? { validatedBy } : {}),
    }))
  }

  /** Records that the down payment is paid, and deletes the card. */
  markDownPaymentPaid(): void {
    this.card.forget()
    this.updateProgress({ isPaid: true })
  }

  /**
   * Returns the step that the customer has to do before the wanted one, or undefined if they may open it.
   * An expired link leads to its first screen. Source: REF-02, REF-04.
   */
  missingStepBefore(step: RefinancingStep): 'home' | RefinancingStep | undefined {
    const { proposal, created, validatedBy, isPaid = false } = this.progress()
    const link = this.openedLink()
    if (link === undefined || link === 'unreadable') return 'home'
    if (!isPaid && isRefinancingLinkExpired(link, this.clock.now())) return 'home'
    return refinancingStepToShow(step, {
      hasProposal: proposal !== undefined,
      hasLoan: created !== undefined,
      isValidated: validatedBy !== undefined,
      hasCard: this.card.isComplete(),
      isPaid,
    })
  }

  forget(): void {
    this.card.forget()
    this.progressStore.forget()
    this.progressStore.deleteSharedCopy()
  }

  /**
   * Changes the stored progress of the refinancing. Does nothing if none is stored, because an answer may
   * arrive after the session has ended.
   */
  private change(changed: (progress: RefinancingProgress) => RefinancingProgress): void {
    const progress = this.progressStore.current()
    if (progress) this.progressStore.save(changed(progress))
  }

  /**
   * Returns whether the copy of the progress that every tab can read belongs to the link of this tab. A tab
   * without a link accepts any copy.
   */
  private isOfThisLink(away: RefinancingProgress): boolean {
    const { hash } = this.progress()
    return hash === undefined || hash === away.hash
  }
}

const nothing: RefinancingProgress = {}
