import { inject, injectable } from 'inversify'
import {
  isRefinancingLinkExpired,
  parseRefinancingLink,
  type RefinancingLink,
} from '@/domain/refinancing/refinancing-link'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import { refinancingStepToShow, type RefinancingStep } from '@/domain/refinancing/refinancing-step'
import type { Instant } from '@/domain/shared/calendar-date'
import type { OperationRecord } from '@/domain/shared/operation'
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

/**
 * Milliseconds after the start of an identity check until the copy of the progress, which every tab can read,
 * expires. Source: REF-06.
 */
const sharedCopyLifetimeMilliseconds = 30 * 60_000

/**
 * Holds the progress of the refinancing whose link was opened in this tab. It is still there after a reload
 * and after the visit to the selfie provider. Opening another link starts a new refinancing. During the
 * visit, every tab can read a copy of the progress for 30 minutes. If the customer is signed in, progress
 * and copy are deleted when the session ends. The typed card is held in memory only. Source: REF-04,
 * REF-06, ACC-37, PAY-19.
 */
@injectable('Singleton')
export class RefinancingJourney {
  readonly enteredCard = new EnteredCardMemory()

  constructor(
    @inject(RefinancingProgressRepository) private readonly progressStore: RefinancingProgressRepository,
    @inject(SessionStore) sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    sessions.onChange(() => {
      if (!this.progressStore.current()) this.enteredCard.forget()
    })
  }

  /**
   * Opens a refinancing link. If the same link is already open, the customer continues where they were.
   * Another link starts from the beginning.
   */
  openLink(hash: string): void {
    if (hash === this.progress().hash) return
    this.forget()
    this.progressStore.save(parseRefinancingLink(hash) ? { hash } : { isUnreadable: true })
  }

  progress(): RefinancingProgress {
    return this.progressStore.current() ?? noProgress
  }

  /**
   * Returns the refinancing link that was opened in this tab. `unreadable` if the link is not valid;
   * undefined if no link was opened.
   */
  openedLink(): RefinancingLink | 'unreadable' | undefined {
    const { hash = '', isUnreadable } = this.progress()
    return parseRefinancingLink(hash) ?? (isUnreadable ? 'unreadable' : undefined)
  }

  /**
   * Returns the text from the refinancing link that contains the link's data and, if the lender uses one, a
   * secret. This text proves to the lender that the customer received the link. Undefined if the link names
   * another customer. Source: SES-22.
   */
  linkHashOfCustomer(taxId: string): string | undefined {
    const { hash } = this.progress()
    return hash !== undefined && parseRefinancingLink(hash)?.taxId === taxId ? hash : undefined
  }

  updateProgress(change: RefinancingProgress): void {
    this.changeProgress((progress) => ({ ...progress, ...change }))
  }

  /**
   * Stores the proposal with which the customer goes on from the first screen, and the keys of
   * `shownPayments`, which are the completed down payments that this screen showed them. An earlier down payment
   * no longer closes the refinancing, because the lender proposes one again. The loan that was paid, and the
   * identity check made for it, are discarded. Source: REF-11, PAY-20.
   */
  saveProposal(proposal: RefinancingProposal, shownPayments: readonly OperationRecord[]): void {
    this.changeProgress(({ notSent: _, isPaid, ...rest }) => ({
      ...(isPaid ? withoutLoan(rest) : rest),
      proposal,
      acknowledgedPaymentKeys: shownPayments.map(({ idempotencyKey }) => idempotencyKey),
    }))
  }

  /**
   * Returns the idempotency keys of the completed down payments of which the customer read when they went on
   * from the first screen. Only these do not stop another loan and its down payment. Source: REF-11, PAY-20.
   */
  acknowledgedPaymentKeys(): readonly string[] {
    return this.progress().acknowledgedPaymentKeys ?? []
  }

  /**
   * Stores the loan that was created for the chosen repayment plan. A new loan needs a new identity check.
   */
  saveCreatedLoan(created: CreatedRefinancing): void {
    this.changeProgress((progress) => {
      if (progress.created?.loanId === created.loanId) return { ...progress, created }
      return { ...withoutLoan(progress), created }
    })
  }

  /**
   * Discards the loan with this id, because it can no longer be paid, and the identity check made for it. Does
   * nothing if the customer has chosen another loan meanwhile. Source: REF-09, REF-11.
   */
  discardLoan(loanId: string): void {
    this.changeProgress((progress) =>
      progress.created?.loanId === loanId ? withoutLoan(progress) : progress,
    )
  }

  /**
   * Records the id of the identity check that was just started, before the customer leaves the portal for the
   * selfie provider's site. Deletes an earlier check. Source: REF-06.
   */
  recordStartedIdentityCheck(externalId: string): void {
    this.endIdentityCheck()
    if (!this.progressStore.current()) return
    this.updateProgress({ startedCheck: externalId })
    this.progressStore.saveCopyForAllTabs(
      this.progress(),
      (this.clock.now() + sharedCopyLifetimeMilliseconds) as Instant,
    )
  }

  /**
   * Stores the identity check with which the customer returns, perhaps in another tab. A check that was not
   * started on this device is not accepted. Source: REF-06, REF-07.
   */
  storeReturnedIdentityCheck(check: IdentityCheckReference | 'unreadable'): void {
    const away = this.progressStore.readCopyForAllTabs(this.clock.now())
    this.progressStore.deleteCopyForAllTabs()
    if (check !== 'unreadable' && away?.startedCheck === check.externalId && this.isCopyOfThisLink(away))
      this.progressStore.save(away)
    const isBegunHere = check !== 'unreadable' && this.progress().startedCheck === check.externalId
    this.progressStore.save({ ...this.progress(), check: isBegunHere ? check : 'unreadable' })
  }

  /**
   * Ends the identity check. `validatedBy` is the check itself, given only if it confirmed who the customer
   * is. Source: REF-06.
   */
  endIdentityCheck(validatedBy?: IdentityCheckReference): void {
    this.progressStore.deleteCopyForAllTabs()
    this.changeProgress(({ startedCheck: _, check: __, validatedBy: ___, ...rest }) => ({
      ...rest,
      ...(validatedBy ? { validatedBy } : {}),
    }))
  }

  /** Records that the down payment is paid, and deletes the typed card from memory. */
  markDownPaymentPaid(): void {
    this.enteredCard.forget()
    this.updateProgress({ isPaid: true })
  }

  /**
   * Returns the step that the portal shows instead of the given step. Undefined if the customer may open it.
   * If no valid link was opened, or it expired before the down payment was paid, they may open only the
   * first screen (`home`). Source: REF-02, REF-04.
   */
  findStepToCompleteFirst(step: RefinancingStep): 'home' | RefinancingStep | undefined {
    const { proposal, created, validatedBy, isPaid = false } = this.progress()
    const link = this.openedLink()
    if (link === undefined || link === 'unreadable') return 'home'
    if (!isPaid && isRefinancingLinkExpired(link, this.clock.now())) return 'home'
    return refinancingStepToShow(step, {
      hasProposal: proposal !== undefined,
      hasLoan: created !== undefined,
      isValidated: validatedBy !== undefined,
      hasCard: this.enteredCard.isComplete(),
      isPaid,
    })
  }

  forget(): void {
    this.enteredCard.forget()
    this.progressStore.forget()
    this.progressStore.deleteCopyForAllTabs()
  }

  /**
   * Changes the stored progress of the refinancing. Does nothing if no progress is stored: the lender may
   * answer after the session has ended.
   */
  private changeProgress(changed: (progress: RefinancingProgress) => RefinancingProgress): void {
    const progress = this.progressStore.current()
    if (progress) this.progressStore.save(changed(progress))
  }

  /**
   * Returns whether the shared copy of the progress, which every tab can read, belongs to the refinancing
   * link of this tab. A tab without a link accepts the copy of any link.
   */
  private isCopyOfThisLink(away: RefinancingProgress): boolean {
    const { hash } = this.progress()
    return hash === undefined || hash === away.hash
  }
}

const noProgress: RefinancingProgress = {}

/** Returns the progress without the created loan, its first due date and the identity check made for it. */
function withoutLoan({
  created: _,
  startedCheck: __,
  check: ___,
  validatedBy: ____,
  firstDueDate: _____,
  ...rest
}: RefinancingProgress): RefinancingProgress {
  return rest
}
