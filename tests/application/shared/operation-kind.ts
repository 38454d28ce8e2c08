import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import type { CallName } from '@/adapters/fake/call-name'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import type { HttpClient } from '@/adapters/http/http-client'
import type { SessionStore } from '@/application/session/session-store'
import type { OperationLog } from '@/application/shared/operation-log'
import type { CreditLineLoansOnOtherDevices } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import type { NotAttempted, ExactlyOnce, AttemptedOperation } from '@/application/shared/exactly-once'
import type { FollowOperation } from '@/application/shared/follow-operation'
import type { ManualClock } from '#tests/support/manual-clock'

/** Services that the screens of one browser tab use to order an operation. */
export interface OperationTab {
  readonly client: HttpClient
  readonly exactlyOnce: ExactlyOnce
  readonly followOperation: FollowOperation
  readonly log: OperationLog
  readonly sessions: SessionStore
  readonly clock: ManualClock
  readonly uses: CreditLineLoansOnOtherDevices
}

export interface ButtonPressOptions {
  /** Idempotency keys of the earlier operations that the customer has acknowledged and wants to repeat. */
  readonly acknowledgedKeys: readonly string[]
  /**
   * Earlier operation that the lender did not receive and that this press retries; undefined to order a new
   * operation.
   */
  readonly retryOf: OperationRecord | undefined
  readonly hasLeftScreen: () => boolean
}

type Placed = Result<AttemptedOperation<unknown>, NotAttempted<object>>

/** Kind of operation under test: how a customer orders it, and how many times the lender carried it out. */
export interface OperationKind {
  /**
   * Id of the persona who is signed in; missing if the operation is ordered from a link, without a
   * session.
   */
  readonly persona?: string
  readonly owner: OperationOwner
  /** Key of what the operation acts on, such as a loan, by which `ExactlyOnce` finds earlier operations. */
  readonly target: string
  /** Call to the lender that carries out the operation; stories make it fail. */
  readonly call: CallName
  /** True if a successful answer of the call has no content. The portal then also accepts an empty object. */
  readonly answersNothing?: true
  /** Calls that the portal makes just before it sends the operation; stories make them fail too. */
  readonly precedingCalls: readonly CallName[]
  /** Error code with which the lender refuses the operation. */
  readonly refusal: string
  /**
   * Whether the portal can learn from the lender, before it sends the operation, that the operation was
   * already carried out, even on another device.
   */
  readonly isShownByLenderBeforeSending: boolean
  /** True if the lender has no list of recent operations, so that only its other lists show what was done. */
  readonly withoutRecentOperations?: true
  /**
   * Opens the screen that offers the operation and returns its button, which can also be pressed later;
   * undefined if the screen offers none.
   */
  readonly openOffer: (
    tab: OperationTab,
    backEnd: FakeBackEnd,
    heeds?: 'heeds-all' | 'heeds-what-is-done',
  ) => Promise<OfferedButtonPress | undefined>
  /**
   * Opens the same screen as `openOffer` and chooses other terms on it, such as another plan; undefined if
   * the operation has only one set of terms.
   */
  readonly openOfferWithOtherTerms?: OperationKind['openOffer']
  /** Returns how many times the lender carried out the operation. */
  readonly countTimesCarriedOut: (backEnd: FakeBackEnd) => number
}

/**
 * Function that presses the button with which a rendered screen orders the operation. Returns the outcome, or
 * why the portal did not attempt the operation.
 */
export type OfferedButtonPress = (tab: OperationTab, pressing: ButtonPressOptions) => Promise<Placed>
