import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import type { CallName } from '@/adapters/fake/call-name'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import type { HttpClient } from '@/adapters/http/http-client'
import type { SessionStore } from '@/application/session/session-store'
import type { OperationLog } from '@/application/shared/operation-log'
import type { LineUses } from '@/application/revolving-line/line-uses'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import type { NotAttempted, ExactlyOnce, AttemptedOperation } from '@/application/shared/exactly-once'
import type { FollowOperation } from '@/application/shared/follow-operation'
import type { ManualClock } from '#tests/support/manual-clock'

/** The services that a screen of one tab uses. */
export interface OperationTab {
  readonly client: HttpClient
  readonly exactlyOnce: ExactlyOnce
  readonly followOperation: FollowOperation
  readonly log: OperationLog
  readonly sessions: SessionStore
  readonly clock: ManualClock
  readonly uses: LineUses
}

export interface PressOptions {
  /** Keys of the operations that the customer has acknowledged and wants to repeat. */
  readonly acknowledgedKeys: readonly string[]
  /** The operation to retry, which never arrived. */
  readonly retryOf: OperationRecord | undefined
  readonly hasLeftScreen: () => boolean
}

type Placed = Result<AttemptedOperation<unknown>, NotAttempted<object>>

/** A kind of operation: how a customer orders it, and how often the lender carried it out. */
export interface OperationKind {
  /** Persona who is signed in; missing if a link needs no session. */
  readonly persona?: string
  readonly owner: OperationOwner
  /** Target of the operation in `ExactlyOnce`. */
  readonly target: string
  /** The call that carries it out, which is made to fail. */
  readonly call: CallName
  /** The answer to a success has no content; an empty object is accepted too. */
  readonly answersNothing?: true
  /** The calls made just before it, if any. */
  readonly precedingCalls: readonly CallName[]
  /** A code by which the lender refuses this call. */
  readonly refusal: string
  /** Whether the lender shows, before sending, that it was already done, also on another device. */
  readonly isShownByLenderBeforeSending: boolean
  /** The lender has no list of recent operations, only its other lists. */
  readonly withoutRecentOperations?: true
  /** Returns the offer of the screen, which an old screen may still use later; undefined if there is none. */
  readonly openOffer: (
    tab: OperationTab,
    backEnd: FakeBackEnd,
    heeds?: 'heeds-all' | 'heeds-what-is-done',
  ) => Promise<PressOfferedButton | undefined>
  /**
   * Returns an offer with other terms, as if the customer had changed the order; missing if there are no
   * others.
   */
  readonly openOfferWithOtherTerms?: OperationKind['openOffer']
  /** Returns how many times the lender carried it out. */
  readonly timesDone: (backEnd: FakeBackEnd) => number
}

/** Presses the button that a screen offered when it was rendered. */
export type PressOfferedButton = (tab: OperationTab, pressing: PressOptions) => Promise<Placed>
