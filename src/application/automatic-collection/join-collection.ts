import { inject, injectable } from 'inversify'
import { type Result } from '@/domain/shared/result'
import {
  IdentityProver,
  type IdentityProofFailure,
  type RequestedIdentityProof,
} from '@/application/protection/identity-prover'
import { SessionStore } from '@/application/session/session-store'
import type { OperationCallbacks } from '@/application/shared/exactly-once'
import type { CheckedAccount, JoiningRejection } from './automatic-collection.port'
import {
  toCollectionChangeOutcome,
  type CollectionChangeFailure,
  type CollectionChangeMade,
} from './collection-change-outcome'
import { CollectionChanges } from './collection-changes'

export type JoinCollectionFailure = CollectionChangeFailure<JoiningRejection> | IdentityProofFailure

export interface JoinCollectionCommand {
  readonly externalId: string
  /** The account, as the customer has seen it confirmed on the screen. */
  readonly checked: CheckedAccount
  readonly wanted: RequestedIdentityProof
}

/**
 * Starts the automatic collection of a loan from the account that the customer has seen confirmed, after
 * they proved who they are. Source: COL-01.
 */
@injectable()
export class JoinCollection {
  constructor(
    @inject(CollectionChanges) private readonly changes: CollectionChanges,
    @inject(IdentityProver) private readonly proof: IdentityProver,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(
    { externalId, checked, wanted }: JoinCollectionCommand,
    callbacks?: OperationCallbacks,
  ): Promise<Result<CollectionChangeMade, JoinCollectionFailure>> {
    return this.sessions.forCustomer(async ({ taxId }) => {
      const proof = await this.proof.obtain(taxId, wanted)
      if (!proof.ok) return proof
      const owner = { by: 'session', taxId } as const
      const joining = { owner, externalId, acknowledgedKeys: [], checked, proof: proof.value }
      return toCollectionChangeOutcome(await this.changes.join(joining, callbacks))
    })
  }
}
