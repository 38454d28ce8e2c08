import type { CollectedAccount, LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import type { EnteredAccount } from '@/domain/automatic-collection/entered-account'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { IdentityProof } from '@/application/protection/protection.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  OperationConfirmed,
  OperationRequest,
  SendFailure,
} from '@/application/shared/operation-definition'
import { port } from '@/application/shared/port'

/** An account that the lender has confirmed to be the customer's. Source: COL-01. */
export interface CheckedAccount {
  /** The lender's number of the check, with which the customer joins. It expires. */
  readonly checkId: string
  readonly account: CollectedAccount
  /** Name of the holder, masked by the lender. */
  readonly holder: string
}

/**
 * `other-holder`: it belongs to another tax id. `not-debitable`: nothing can be collected from it.
 * `not-available`: the loan cannot be collected, or is collected already. Source: COL-01.
 */
export type AccountCheckFailure =
  | GatewayFailure
  | { readonly kind: 'account-not-found' | 'other-holder' | 'not-debitable' | 'not-available' }
  | { readonly kind: 'not-offered' }

/**
 * Why the lender did not join the loan. `check-expired`: the account has to be checked again.
 * `declined`: any other reason; `message` is the lender's own sentence. Source: COL-01.
 */
export type JoiningRejection =
  | { readonly kind: 'proof-refused' }
  | { readonly kind: 'check-expired' }
  | { readonly kind: 'not-available' }
  | { readonly kind: 'declined'; readonly message?: string }

/** `not-active`: the loan is not collected, or was joined again since. Source: COL-03. */
export type LeavingRejection =
  | { readonly kind: 'not-active' }
  | { readonly kind: 'declined'; readonly message?: string }

/** What is sent with a joining. */
export interface JoiningRequest extends OperationRequest {
  readonly externalId: string
  readonly checkId: string
  readonly proof: IdentityProof
}

/** What is sent with a leaving. `joiningId` is the joining that the customer saw. */
export interface LeavingRequest extends OperationRequest {
  readonly externalId: string
  readonly joiningId?: string
}

export type JoiningAnswer = Result<OperationConfirmed, SendFailure<JoiningRejection>>
export type LeavingAnswer = Result<OperationConfirmed, SendFailure<LeavingRejection>>

/** Collecting installments from an account at another bank. Source: COL-01 to COL-04. */
export interface AutomaticCollectionGateway {
  /**
   * Returns the automatic collection of each loan that has, or can have, one; none if the lender does not
   * offer it.
   */
  collectionsOf(customer: Cuit): Promise<Result<readonly LoanCollection[], GatewayFailure>>
  /** Asks for the holder of the account. This collects nothing. Source: COL-01. */
  checkAccount(asked: {
    readonly owner: Cuit
    readonly externalId: string
    readonly account: EnteredAccount
  }): Promise<Result<CheckedAccount, AccountCheckFailure>>
  /** Sent only by `CollectionChanges`. Source: COL-01, PAY-16. */
  join(request: JoiningRequest): Promise<JoiningAnswer>
  /** Sent only by `CollectionChanges`. Source: COL-03, PAY-16. */
  leave(request: LeavingRequest): Promise<LeavingAnswer>
}
export const AutomaticCollectionGateway = port<AutomaticCollectionGateway>('AutomaticCollectionGateway')
