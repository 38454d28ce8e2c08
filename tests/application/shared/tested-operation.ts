import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import type { CallName } from '@/adapters/fake/call-name'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import type { HttpClient } from '@/adapters/http/http-client'
import type { SessionStore } from '@/application/session/session-store'
import type { OperationLog } from '@/application/shared/operation-log'
import type { CreditLineLoansOnOtherDevices } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import type { NotSentReason, ExactlyOnce, AttemptedOperation } from '@/application/shared/exactly-once'
import type { FollowOperation } from '@/application/shared/follow-operation'
import type { ManualClock } from '#tests/support/manual-clock'

/**
 * Services that the screens of one browser tab use to order an operation, such as a loan or a change of
 * card.
 */
export interface TabServices {
  readonly httpClient: HttpClient
  readonly exactlyOnce: ExactlyOnce
  readonly followOperation: FollowOperation
  readonly operationLog: OperationLog
  readonly sessions: SessionStore
  readonly clock: ManualClock
  readonly loansOnOtherDevices: CreditLineLoansOnOtherDevices
}

export interface ButtonPressOptions {
  /**
   * Idempotency keys of earlier operations. The customer has seen these operations and still wants to
   * order the same again.
   */
  readonly acknowledgedKeys: readonly string[]
  /**
   * Earlier operation that the lender did not receive and that this press of the button sends again;
   * undefined if the press orders a new operation.
   */
  readonly operationToRetry: OperationRecord | undefined
  readonly hasLeftScreen: () => boolean
}

type ButtonPressResult = Result<AttemptedOperation<unknown>, NotSentReason<object>>

/**
 * Kind of operation under test, such as a change of card: how a customer orders it, and how many times
 * the lender has carried it out.
 */
export interface TestedOperation {
  /**
   * Id of the persona who is signed in; undefined if the customer orders the operation from a link,
   * without a session.
   */
  readonly persona?: string
  readonly owner: OperationOwner
  /**
   * Key of the thing that the operation changes, such as a loan. `ExactlyOnce` uses it to find earlier
   * operations on the same thing.
   */
  readonly target: string
  /** Name of the API call that carries out the operation. Tests make this call fail. */
  readonly callName: CallName
  /**
   * True if a successful answer of the API call has no content. In that case the portal also accepts an
   * empty object.
   */
  readonly hasEmptyAnswer?: true
  /**
   * Names of the API calls that the portal makes just before it sends the operation. Tests make these
   * calls fail too.
   */
  readonly precedingCallNames: readonly CallName[]
  /** Error code with which the lender refuses the operation. */
  readonly refusalCode: string
  /**
   * True if the portal can learn from the lender, before it sends an operation, that the same operation
   * was already carried out, even on another device.
   */
  readonly isShownByLenderBeforeSending: boolean
  /**
   * True if the lender has no list of recent operations. In that case only its other lists, such as the
   * list of loans, show what was done.
   */
  readonly lenderHasNoRecentOperationList?: true
  /**
   * Opens the screen that offers the operation. Returns a function that presses the button of this screen,
   * now or later; undefined if the screen has no such button. With `heeds-what-is-done`, the customer orders
   * although the outcome of an equal operation on another device is unknown, but not if it was carried out.
   */
  readonly openOffer: (
    tab: TabServices,
    backEnd: FakeBackEnd,
    heeds?: 'heeds-all' | 'heeds-what-is-done',
  ) => Promise<PressOperationButton | undefined>
  /**
   * Opens the screen of `openOffer` and chooses other terms than `openOffer`, such as another plan;
   * undefined if the operation has only one set of terms.
   */
  readonly openOfferWithOtherTerms?: TestedOperation['openOffer']
  /** Returns how many times the lender carried out the operation. */
  readonly countTimesCarriedOut: (backEnd: FakeBackEnd) => number
}

/**
 * Function that presses the button by which a screen orders the operation. Returns the outcome, or the
 * reason why the portal did not try to send the operation.
 */
export type PressOperationButton = (
  tab: TabServices,
  pressing: ButtonPressOptions,
) => Promise<ButtonPressResult>
