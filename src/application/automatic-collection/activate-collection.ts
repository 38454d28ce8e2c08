import { inject, injectable } from 'inversify'
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
import { CollectionChanges } from './collection-changes'

export type ActivateCollectionFailure =
  | CollectionChangeFailure<CollectionActivationRejection>
  | IdentityProofFailure

interface ActivateCollectionCommand {
  readonly loanExternalId: string
  /** The bank account to collect from, as the lender confirmed it and the customer saw it on the screen. */
  readonly confirmedAccount: ConfirmedBankAccount
  readonly proofMethod: ChosenIdentityProofMethod
}

/**
 * Starts the automatic collection of a loan. Before that, the customer has seen on the screen which bank
 * account the lender confirmed, and has proved who they are. Source: COL-01.
 */
@injectable()
export class ActivateCollection {
  constructor(
    @inject(CollectionChanges) private readonly changes: CollectionChanges,
    @inject(IdentityProver) private readonly proof: IdentityProver,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(
    { loanExternalId, confirmedAccount, proofMethod }: ActivateCollectionCommand,
    callbacks?: OperationCallbacks,
  ): Promise<Result<CompletedCollectionChange, ActivateCollectionFailure>> {
    return this.sessions.withCustomer(async ({ taxId }) => {
      const proof = await this.proof.obtainIdentityProof(taxId, proofMethod)
      if (!proof.ok) return proof
      const owner = { identifiedBy: 'session', taxId } as const
      const activation = {
        owner,
        loanExternalId,
        acknowledgedKeys: [],
        confirmedAccount,
        proof: proof.value,
      }
      return toCollectionChangeOutcome(await this.changes.activateCollection(activation, callbacks))
    })
  }
}
