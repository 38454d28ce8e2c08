import { inject, injectable } from 'inversify'
import type {
  AutomaticLoanCollection,
  InstallmentToCollect,
} from '@/domain/automatic-collection/automatic-collection'
import { isSameCollectionPlan } from '@/domain/automatic-collection/automatic-collection-plan'
import { collectionActivationObstacle } from '@/domain/automatic-collection/collection-activation-obstacle'
import { cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { AcknowledgedOperations } from '@/domain/shared/operation-guard'
import { firstOperationWithUnknownOutcome } from '@/domain/shared/unknown-outcome-guard'
import type { OperationTerms } from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import type { IdentityProof } from '@/application/protection/protection.port'
import {
  ExactlyOnce,
  type AttemptedOperation,
  type NotSentReason,
  type OperationCallbacks,
} from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationDefinition } from '@/application/shared/operation-definition'
import { OperationLog } from '@/application/shared/operation-log'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import {
  AutomaticCollectionGateway,
  type ConfirmedBankAccount,
  type CollectionActivationRejection,
  type CollectionDeactivationRejection,
} from './automatic-collection.port'

/**
 * A change of a loan's automatic collection: its activation or its end. The lender makes each change only
 * once.
 */
interface CollectionChange {
  readonly owner: OperationOwner
  readonly loanExternalId: string
  /**
   * Idempotency keys of earlier changes of this loan's automatic collection that the customer has seen and
   * chosen to ignore.
   */
  readonly acknowledgedKeys: AcknowledgedOperations['acknowledgedKeys']
}

interface CollectionActivation extends CollectionChange {
  /** The installments that the lender collects, as the customer saw them when they consented. */
  readonly seenInstallments: readonly InstallmentToCollect[]
  readonly confirmedAccount: ConfirmedBankAccount
  readonly proof: IdentityProof
}

/**
 * The end of a loan's automatic collection. `activationId` is the lender's number of the activation that the
 * customer saw; missing if the lender gives it no number.
 */
interface CollectionDeactivation extends CollectionChange {
  readonly activationId?: string | undefined
}

/**
 * Why a change of the automatic collection was not sent, according to what the lender answers just before the
 * change would be sent. `already-so`: the collection is already active, or already ended. `not-available`:
 * the lender does not list the loan, or has nothing to collect from it. `not-known`: the list cannot be read.
 */
export type CollectionChangeBlocker =
  | { readonly kind: 'already-so' }
  | { readonly kind: 'not-available' }
  | { readonly kind: 'not-known'; readonly failure: GatewayFailure }

/**
 * Why an activation was not sent. `plan-changed`: the lender now collects other installments, on other days or
 * with other amounts than the customer consented to; `collection` has them. Source: COL-01.
 */
export type CollectionActivationBlocker =
  | CollectionChangeBlocker
  | { readonly kind: 'plan-changed'; readonly collection: AutomaticLoanCollection }

export type CollectionChangeResult<Reason, Blocker extends object = CollectionChangeBlocker> = Result<
  AttemptedOperation<Reason>,
  NotSentReason<Blocker>
>

/**
 * Returns the text that identifies a loan's automatic collection in the records of operations. An activation
 * and a deactivation have the same text, so that a deactivation with an unknown outcome blocks an activation.
 */
function operationTargetOf(externalId: string): string {
  return `automatic-collection ${externalId}`
}

/**
 * Activates and ends the automatic collection of a loan, each change exactly once. Before a change is sent,
 * the lender is asked whether the loan is already collected automatically. An activation is sent only if the
 * lender still collects what the customer consented to. If the outcome of a change is unknown, the lender is
 * asked for it by the idempotency key of the change. An end of the collection is blocked only by an earlier
 * end, never by an activation. Source: COL-01, COL-03, PAY-16.
 */
@injectable()
export class CollectionChanges {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(AutomaticCollectionGateway) private readonly gateway: AutomaticCollectionGateway,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  activateCollection(
    { confirmedAccount, proof, seenInstallments, ...change }: CollectionActivation,
    callbacks?: OperationCallbacks,
  ): Promise<CollectionChangeResult<CollectionActivationRejection, CollectionActivationBlocker>> {
    const { loanExternalId } = change
    const { accountCheckId, account } = confirmedAccount
    return this.performChange<CollectionActivationRejection, CollectionActivationBlocker>(
      change,
      { kind: 'collection-joining' },
      {
        findBlockingOperation: firstOperationWithUnknownOutcome,
        precondition: () => this.failIfBlocked(change, (loan) => activationBlocker(loan, seenInstallments)),
        send: (request) =>
          this.gateway.activateCollection({ ...request, loanExternalId, accountCheckId, proof }),
      },
      // Sent again with the same key, it has to be from the same account.
      { ...callbacks, cardOrAccountId: `${account.kind} ${account.bank ?? ''} ${account.lastDigits}` },
    )
  }

  deactivateCollection(
    { activationId, ...change }: CollectionDeactivation,
    callbacks?: OperationCallbacks,
  ): Promise<CollectionChangeResult<CollectionDeactivationRejection>> {
    const { loanExternalId } = change
    return this.performChange<CollectionDeactivationRejection, CollectionChangeBlocker>(
      change,
      { kind: 'collection-leaving', joiningId: activationId },
      {
        findBlockingOperation: (known, acknowledged) =>
          firstOperationWithUnknownOutcome(known.filter(isDeactivation), acknowledged),
        precondition: () =>
          this.failIfBlocked<CollectionChangeBlocker>(change, ({ activeAgreement }) =>
            activeAgreement ? undefined : { kind: 'already-so' },
          ),
        send: (request) => this.gateway.deactivateCollection({ ...request, loanExternalId, activationId }),
      },
      callbacks,
    )
  }

  /**
   * Returns the earlier change of the loan's automatic collection, if its outcome is unknown and the
   * customer has not acknowledged that.
   */
  findChangeOfUnknownOutcome({
    owner,
    loanExternalId,
    acknowledgedKeys,
  }: CollectionChange): OperationRecord | undefined {
    const target = operationTargetOf(loanExternalId)
    if (this.exactlyOnce.isInProgress({ owner, target })) return undefined
    return firstOperationWithUnknownOutcome(
      this.log.operationsOnTarget({ customerTaxId: owner.taxId, target }),
      { acknowledgedKeys },
    )
  }

  private performChange<Reason, Blocker extends object>(
    { owner, loanExternalId, acknowledgedKeys }: CollectionChange,
    terms: OperationTerms,
    definition: OperationDefinition<Reason, Blocker>,
    { cardOrAccountId, ...callbacks }: OperationCallbacks & { readonly cardOrAccountId?: string } = {},
  ): Promise<CollectionChangeResult<Reason, Blocker>> {
    const target = operationTargetOf(loanExternalId)
    return this.exactlyOnce.execute<Reason, Blocker>(
      {
        owner,
        target,
        terms,
        acknowledgedKeys,
        amount: cents(0),
        operationToRetry: this.log.operationToRetry({ customerTaxId: owner.taxId, target }, terms),
        cardOrAccountId,
      },
      definition,
      callbacks,
    )
  }

  /**
   * Fails if the change must not be sent: `blockerOf` gets the loan's automatic collection, as the lender
   * lists it now, and returns the reason, if there is one. Also fails if the lender does not list the loan,
   * or if its list cannot be read.
   */
  private async failIfBlocked<Blocker>(
    { owner, loanExternalId }: CollectionChange,
    blockerOf: (loan: AutomaticLoanCollection) => Blocker | undefined,
  ): Promise<Result<object, Blocker | CollectionChangeBlocker>> {
    const answer = await this.gateway.collectionsOfCustomer(owner.taxId)
    if (!answer.ok) return failure({ kind: 'not-known', failure: answer.failure })
    const loan = answer.value.find((each) => each.loanExternalId === loanExternalId)
    const blocker = loan ? blockerOf(loan) : ({ kind: 'not-available' } as const)
    return blocker ? failure(blocker) : success({})
  }
}

function activationBlocker(
  collection: AutomaticLoanCollection,
  seenInstallments: readonly InstallmentToCollect[],
): CollectionActivationBlocker | undefined {
  switch (collectionActivationObstacle(collection)) {
    case 'already-active':
      return { kind: 'already-so' }
    case 'nothing-to-collect':
      return { kind: 'not-available' }
    case undefined:
      return isSameCollectionPlan(collection.installmentsToCollect, seenInstallments)
        ? undefined
        : { kind: 'plan-changed', collection }
  }
}

function isDeactivation({ terms }: OperationRecord): boolean {
  return terms.kind === 'collection-leaving'
}
