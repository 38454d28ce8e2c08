import { inject, injectable } from 'inversify'
import { type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { OperationCallbacks } from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CollectionDeactivationRejection } from './automatic-collection.port'
import {
  toCollectionChangeOutcome,
  type CollectionChangeFailure,
  type CompletedCollectionChange,
} from './collection-change-outcome'
import { CollectionChanges } from './collection-changes'

export type DeactivateCollectionFailure =
  | CollectionChangeFailure<CollectionDeactivationRejection>
  | GatewayFailure

/** Ends the automatic collection of a loan at once. Source: COL-03. */
@injectable()
export class DeactivateCollection {
  constructor(
    @inject(CollectionChanges) private readonly changes: CollectionChanges,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Ends the automatic collection. `activationId` is the lender's number of the activation that the customer
   * sees.
   */
  async execute(
    activation: { readonly loanExternalId: string; readonly activationId?: string | undefined },
    callbacks?: OperationCallbacks,
  ): Promise<Result<CompletedCollectionChange, DeactivateCollectionFailure>> {
    return this.sessions.withCustomer(async ({ taxId }) => {
      const owner = { identifiedBy: 'session', taxId } as const
      return toCollectionChangeOutcome(
        await this.changes.deactivateCollection({ ...activation, owner, acknowledgedKeys: [] }, callbacks),
      )
    })
  }
}
