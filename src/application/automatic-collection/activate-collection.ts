import { inject, injectable } from 'inversify'
import type { InstallmentToCollect } from '@/domain/automatic-collection/automatic-collection'
import { type Result } from '@/domain/shared/result'
import {
  IdentityProver,
  type IdentityProofFailure,
  type ChosenIdentityProofMethod,
} from '@/application/protection/identity-prover'
import { SessionStore } from '@/application/session/session-store'
import type { OperationCallbacks } from '@/application/shared/exactly-once'
import type { ConfirmedBankAccount, CollectionActivationRejection } from './automatic-collection.port'
import {
  toCollectionChangeOutcome,
  type CollectionChangeFailure,
  type CompletedCollectionChange,
} from './collection-change-outcome'
import { CollectionChanges, type CollectionActivationBlocker } from './collection-changes'

export type ActivateCollectionFailure =
  | CollectionChangeFailure<CollectionActivationRejection, CollectionActivationBlocker>
  | IdentityProofFailure

interface ActivateCollectionCommand {
  readonly loanExternalId: string
  /** The bank account to collect from, as the lender confirmed it and the customer saw it on the screen. */
  readonly confirmedAccount: ConfirmedBankAccount
  /** The installments that the lender collects, as the customer saw them when they consented. */
  readonly seenInstallments: readonly InstallmentToCollect[]
  readonly proofMethod: ChosenIdentityProofMethod
}

/**
 * Starts the automatic collection of a loan. Before that, the customer has seen on the screen which bank
 * account the lender confirmed and which installments it collects, and has proved who they are.
 * Source: COL-01.
 */
@injectable()
export class ActivateCollection {
  constructor(
    @inject(CollectionChanges) private readonly changes: CollectionChanges,
    @inject(IdentityProver) private readonly proof: IdentityProver,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(
    { proofMethod, ...consented }: ActivateCollectionCommand,
    callbacks?: OperationCallbacks,
  ): Promise<Result<CompletedCollectionChange, ActivateCollectionFailure>> {
    return this.sessions.withCustomer(async ({ taxId }) => {
      const proof = await this.proof.obtainIdentityProof(taxId, proofMethod)
      if (!proof.ok) return proof
      const owner = { identifiedBy: 'session', taxId } as const
      const activation = {
        ...consented,
        owner,
        acknowledgedKeys: [],
        proof: proof.value,
      }
      return toCollectionChangeOutcome(await this.changes.activateCollection(activation, callbacks))
    })
  }
}
