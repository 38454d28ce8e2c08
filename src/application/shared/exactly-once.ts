import { inject, injectable } from 'inversify'
import { cents, type Cents } from '@/domain/shared/money'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { mayRetryOperation, type OperationRecord } from '@/domain/shared/operation'
import { firstUnacknowledgedOperation, type AcknowledgedOperations } from '@/domain/shared/operation-guard'
import { isSameOperationTerms, type OperationTerms } from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import { OperationLog } from './operation-log'
import type { NewOperation } from './operation-store.port'
import type {
  OperationConfirmed,
  OperationDefinition,
  RedirectOperationDefinition,
  OperationSendFailure,
} from './operation-definition'
import type { OperationOwner } from './operation-status.port'
import { OperationsOnOtherDevices } from './operations-on-other-devices'
import { isSameButtonPress, operationTargetKey } from './button-press'
import type { RecentOperation, RecentOperationKind } from './recent-operations.port'
import { CrossTabLock } from './cross-tab-lock.port'

/** Something that the lender has to do exactly once: a charge, a loan, a payment to a shop. */
export interface Operation extends AcknowledgedOperations {
  readonly owner: OperationOwner
  /**
   * What the operation is about, such as a loan, a card or a shop's QR code. Only one operation on each of
   * these may have an unknown outcome at a time.
   */
  readonly target: string
  readonly terms: OperationTerms
  readonly amount: Cents
  /**
   * Text that identifies the card to charge or the bank account to collect from. Only a hash of it is stored.
   * The same operation with another card or account counts as a different operation.
   */
  readonly cardOrAccountId?: string | undefined
}

/** Functions with which the screen follows an operation and can stop it before it is sent. */
export interface OperationCallbacks {
  /** Returns whether the customer has left the screen. If they have, an unsent request is never sent. */
  readonly hasLeftScreen?: (() => boolean) | undefined
  /** Called when the request is sent. From that moment on the lender may have done the operation. */
  readonly onSending?: (() => void) | undefined
}

/**
 * The outcome of an operation. `rejected` contains the proof that the operation was not done. `unknown`:
 * the lender's answer did not arrive or was not clear, so the lender is asked later.
 */
export type OperationOutcome<Reason = string> =
  | ({ readonly kind: 'confirmed' } & OperationConfirmed)
  | { readonly kind: 'rejected'; readonly notDone: OperationNotDoneProof; readonly reason?: Reason }
  | { readonly kind: 'unknown' }

export interface AttemptedOperation<Reason = string> {
  readonly operation: OperationRecord
  readonly outcome: OperationOutcome<Reason>
}

/** Why no request for the operation was sent when the customer pressed the button that starts it. */
export type NotSentReason<Blocker extends object = never> =
  /**
   * Reason: an earlier operation on the same target (such as a loan) was done recently or has an unknown
   * outcome, and the customer has not acknowledged it.
   */
  | { readonly kind: 'unacknowledged'; readonly operation: OperationRecord }
  /** Reason: another operation on the same target (such as a loan) is pending on this page. */
  | { readonly kind: 'in-progress'; readonly amount: Cents }
  | { readonly kind: 'other-customer' }
  | { readonly kind: 'left' }
  /** Reason: a newer release of the portal, in another tab, stores operations that this tab cannot read. */
  | { readonly kind: 'newer-release' }
  /** Reason: the operation to retry was sent with another card or account, which may still be charged. */
  | { readonly kind: 'other-card'; readonly operation: OperationRecord }
  | Blocker

interface OperationInProgress {
  readonly operation: Operation
  readonly hasLeftScreen: () => boolean
  readonly result: Promise<Result<AttemptedOperation<unknown>, NotSentReason<object>>>
}

/**
 * Name of the lock that is held from the precondition until the operation is recorded, so that no other tab
 * can start an operation in between. `OperationLog` has another lock, for each single write.
 */
const operationStartLockName = 'operations'

/**
 * Executes an operation that takes money or creates a debt exactly once, whatever fails.
 * - The operation is stored with its key before it is sent. From then on it blocks another operation on the
 * same target (such as a loan), in every tab, for 48 hours or until the lender says that it was not done.
 * Without an answer it blocks longer (`shouldKeepOperation`).
 * - If the same operation is started again while it is pending, both calls share its result.
 * - The operation counts as rejected only if the lender's answer says that nothing was done. Without such an
 * answer or a confirmation, its outcome is unknown. A browser may send a request twice, so a refusal before
 * processing (400, 401, 403 or 404 without the lender's code for a rejection) is not a rejection.
 * - A retry has the same key and terms. If the retry is rejected, the request of an earlier attempt may still
 * arrive, so the lender is asked for the outcome by key.
 * - The outcome is stored before it is returned.
 * Source: PAY-16, PAY-20, REV-10, REF-11.
 */
@injectable('Singleton')
export class ExactlyOnce {
  private readonly inProgress = new Map<string, OperationInProgress>()

  constructor(
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(CrossTabLock) private readonly tabLock: CrossTabLock,
    @inject(OperationsOnOtherDevices) private readonly recent: OperationsOnOtherDevices,
  ) {}

  /**
   * Returns the earlier operation on the target that the customer has to see before they start another. An
   * operation with an unknown outcome comes before a completed one. Undefined if there is none.
   */
  firstUnacknowledgedOperation({
    owner,
    target,
    acknowledgedKeys,
  }: Pick<Operation, 'owner' | 'target' | 'acknowledgedKeys'>): OperationRecord | undefined {
    return firstUnacknowledgedOperation(this.pastOperations({ owner, target }), { acknowledgedKeys })
  }

  /** Returns the customer's recent operations of the given kind that were made on other devices. */
  operationsOnOtherDevices(
    kind: RecentOperationKind,
    owner: OperationOwner,
  ): Promise<readonly RecentOperation[]> {
    return this.recent.recentOperationsOfKind(kind, owner)
  }

  /** Returns whether the open screen is waiting for an operation on the target (such as a loan). */
  isInProgress({ owner, target }: Pick<Operation, 'owner' | 'target'>): boolean {
    return this.inProgress.get(operationTargetKey({ owner, target }))?.hasLeftScreen() === false
  }

  execute<Reason, Blocker extends object>(
    operation: Operation,
    definition: OperationDefinition<Reason, Blocker>,
    callbacks: OperationCallbacks = {},
  ): Promise<Result<AttemptedOperation<Reason>, NotSentReason<Blocker>>> {
    const name = operationTargetKey(operation)
    const already = this.inProgress.get(name)
    if (already && !already.hasLeftScreen()) {
      const { amount } = already.operation
      if (!isSameButtonPress(already.operation, operation))
        return Promise.resolve(failure({ kind: 'in-progress', amount }))
      // The same operation has the same definition, so its result has this type.
      return already.result as Promise<Result<AttemptedOperation<Reason>, NotSentReason<Blocker>>>
    }
    const result = this.attempt(operation, definition, callbacks).finally(() => {
      if (this.inProgress.get(name)?.result === result) this.inProgress.delete(name)
    })
    const hasLeftScreen = callbacks.hasLeftScreen ?? (() => false)
    this.inProgress.set(name, { operation, hasLeftScreen, result })
    return result
  }

  /**
   * Records that the customer is about to be sent to the provider's page to complete the operation. If they
   * must not be sent there, fails with the reason.
   */
  recordRedirect<Blocker extends object>(
    operation: Operation,
    definition: RedirectOperationDefinition<Blocker>,
    { hasLeftScreen }: Pick<OperationCallbacks, 'hasLeftScreen'> = {},
  ): Promise<Result<OperationRecord, NotSentReason<Blocker>>> {
    return this.tabLock.runInOneTabAtATime(operationStartLockName, () =>
      this.open(operation, definition, { hasLeftScreen, event: 'redirect' }),
    )
  }

  private async attempt<Reason, Blocker extends object>(
    operation: Operation,
    definition: OperationDefinition<Reason, Blocker>,
    { hasLeftScreen, onSending }: OperationCallbacks,
  ): Promise<Result<AttemptedOperation<Reason>, NotSentReason<Blocker>>> {
    const opened = await this.tabLock.runInOneTabAtATime(operationStartLockName, () =>
      this.open(operation, definition, { hasLeftScreen, event: 'send' }),
    )
    if (!opened.ok) return opened
    const record = opened.value
    onSending?.()
    const { idempotencyKey } = record
    const { owner } = operation
    const answer = await this.log.runMarkedPending(record, () => definition.send({ idempotencyKey, owner }))
    const pendingAcknowledgement = hasLeftScreen?.() ? ({ pendingAcknowledgement: true } as const) : {}
    return success(await this.conclude(record, answer, pendingAcknowledgement))
  }

  private async open<Blocker extends object>(
    operation: Operation,
    definition: RedirectOperationDefinition<Blocker>,
    {
      hasLeftScreen,
      event,
    }: { readonly hasLeftScreen: (() => boolean) | undefined; readonly event: 'send' | 'redirect' },
  ): Promise<Result<OperationRecord, NotSentReason<Blocker>>> {
    const blocker = this.blockerOf(operation, definition)
    if (blocker) return failure(blocker)
    const operationsOnOtherDevices = definition.recentOperationKind
      ? this.operationsOnOtherDevices(definition.recentOperationKind, operation.owner)
      : Promise.resolve([])
    const context = { operationToRetry: this.findOperationToRetry(operation), operationsOnOtherDevices }
    const precondition = await definition.precondition?.(context)
    if (hasLeftScreen?.()) return failure({ kind: 'left' })
    // Checked first, because the customer may have changed meanwhile.
    if (!this.isOfOwner(operation)) return failure({ kind: 'other-customer' })
    if (precondition && !precondition.ok) return precondition
    // Checked again, because the customer and the stored operations may have changed meanwhile.
    const newBlocker = this.blockerOf(operation, definition)
    return newBlocker
      ? failure(newBlocker)
      : success(await this.record(operation, event, precondition?.value))
  }

  private blockerOf<Blocker extends object>(
    operation: Operation,
    { findBlockingOperation = firstUnacknowledgedOperation }: RedirectOperationDefinition<Blocker>,
  ): NotSentReason | undefined {
    if (!this.isOfOwner(operation)) return { kind: 'other-customer' }
    if (this.log.hasDataOfNewerRelease()) return { kind: 'newer-release' }
    const { acknowledgedKeys, cardOrAccountId } = operation
    const retried = this.findOperationToRetry(operation)
    if (retried && cardOrAccountId !== undefined && !this.log.mayHaveUsedCard(retried, cardOrAccountId))
      return { kind: 'other-card', operation: retried }
    const past = this.pastOperations(operation)
    const found = findBlockingOperation(past, { acknowledgedKeys, operationToRetry: retried })
    return found && { kind: 'unacknowledged', operation: found }
  }

  private isOfOwner({ owner }: Operation): boolean {
    return owner.identifiedBy === 'link' || this.sessions.taxId() === owner.taxId
  }

  private async record(
    operation: Operation,
    event: 'send' | 'redirect',
    stored: Partial<Pick<NewOperation, 'before' | 'pays' | 'pendingAcknowledgement'>> = {},
  ): Promise<OperationRecord> {
    const retried = this.findOperationToRetry(operation)
    if (retried) {
      // `listed` keeps its first value: the lender may list this very operation by now.
      const before = stored.before && { ...retried.before, due: stored.before.due }
      if (before) await this.log.updateDebtReportedByLender(retried, { ...stored, before })
      return this.log.applyEvent(retried, event)
    }
    const { owner, target, amount, terms, cardOrAccountId } = operation
    const before = { due: cents(0), listed: 0 }
    const created = { before, ...stored, amount, terms, cardOrAccountId }
    return this.log.createAndApplyEvent({ customerTaxId: owner.taxId, target }, created, event)
  }

  /**
   * Returns the stored operation that is to be retried. Undefined if there is none, if it may not be retried
   * (`mayRetryOperation`), or if the terms or the amount differ.
   */
  private findOperationToRetry({ operationToRetry, terms, amount }: Operation): OperationRecord | undefined {
    const stored = operationToRetry && this.log.find(operationToRetry.idempotencyKey)
    if (!stored || !mayRetryOperation(stored)) return undefined
    return stored.amount === amount && isSameOperationTerms(stored.terms, terms) ? stored : undefined
  }

  private async conclude<Reason>(
    operation: OperationRecord,
    answer: Result<OperationConfirmed, OperationSendFailure<Reason>>,
    pending: { readonly pendingAcknowledgement?: true },
  ): Promise<AttemptedOperation<Reason>> {
    if (answer.ok) {
      const stored = await this.log.applyEvent(operation, 'confirm', { ...answer.value, ...pending })
      return { operation: stored, outcome: { kind: 'confirmed', ...answer.value } }
    }
    const reason = answer.failure
    if (reason.kind === 'nothing-sent')
      return toAttemptedOperation(await this.log.removeLastAttempt(operation), {})
    if (reason.kind !== 'rejected' || operation.attempts > 1)
      return { operation, outcome: { kind: 'unknown' } }
    const refusal = typeof reason.reason === 'string' ? { refusal: reason.reason } : {}
    const rejected = await this.log.applyEvent(operation, 'reject', { ...refusal, ...pending })
    return toAttemptedOperation(rejected, reason)
  }

  private pastOperations({ owner, target }: Pick<Operation, 'owner' | 'target'>): readonly OperationRecord[] {
    return this.log.operationsOnTarget({ customerTaxId: owner.taxId, target })
  }
}

function toAttemptedOperation<Reason>(
  operation: OperationRecord,
  { reason }: { readonly reason?: Reason | undefined },
): AttemptedOperation<Reason> {
  const notDone = OperationNotDoneProof.fromOperation(operation)
  if (!notDone) return { operation, outcome: { kind: 'unknown' } }
  return { operation, outcome: { kind: 'rejected', notDone, ...(reason === undefined ? {} : { reason }) } }
}
