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

/** What a screen of one tab has at hand. */
export interface OrderingTab {
  readonly client: HttpClient
  readonly exactlyOnce: ExactlyOnce
  readonly followOperation: FollowOperation
  readonly log: OperationLog
  readonly sessions: SessionStore
  readonly clock: ManualClock
  readonly uses: LineUses
}

export interface Pressing {
  /** Keys of the operations that the customer has acknowledged and wants to repeat. */
  readonly acknowledgedKeys: readonly string[]
  /** The one that never arrived. */
  readonly retryOf: OperationRecord | undefined
  readonly isLeft: () => boolean
}

type Placed = Result<AttemptedOperation<unknown>, NotAttempted<object>>

/** One order of the portal: how it is pressed, and how it is seen that the lender did it. */
export interface OrderedThing {
  /** Who is signed in; nobody where a link does without. */
  readonly persona?: string
  readonly owner: OperationOwner
  /** What it is of, as `ExactlyOnce` knows it. */
  readonly target: string
  /** The call that does it, of which all goes wrong. */
  readonly call: CallName
  /** The lender says that it was done without a word more: an empty object says so too. */
  readonly answersNothing?: true
  /** The calls that are looked at just before, where there are some. */
  readonly looks: readonly CallName[]
  /** A code of the call's own, by which the lender refuses it. */
  readonly refusal: string
  /** Whether the lender shows, before it is sent, that it was done already: from another device too. */
  readonly lenderShowsIt: boolean
  /** The lender has no list of what was ordered of late: its other lists serve alone. */
  readonly withoutRecentOperations?: true
  /** What the screen offers, which an old screen offers later too; undefined if it offers nothing. */
  readonly offered: (
    tab: OrderingTab,
    backEnd: FakeBackEnd,
    heeds?: 'heeds-all' | 'heeds-what-is-done',
  ) => Promise<Offered | undefined>
  /** The same with other terms, as when the customer changes the order meanwhile; missing where there are no others. */
  readonly offeredOtherwise?: OrderedThing['offered']
  /** How many times the lender did it. */
  readonly timesDone: (backEnd: FakeBackEnd) => number
}

/** A press on the button of a screen as it was drawn. */
export type Offered = (tab: OrderingTab, pressing: Pressing) => Promise<Placed>
