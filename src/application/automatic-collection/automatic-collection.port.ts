import type {
  MaskedCollectionBankAccount,
  AutomaticLoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import type { EnteredBankAccount } from '@/domain/automatic-collection/entered-account'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { IdentityProof } from '@/application/protection/protection.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  OperationConfirmed,
  OperationRequestFields,
  OperationSendFailure,
} from '@/application/shared/operation-definition'
import { definePort } from '@/application/shared/port'

/** A bank account that the lender has confirmed to be the customer's. Source: COL-01. */
export interface ConfirmedBankAccount {
  /**
   * The lender's number of its check of this bank account. The number is sent with the request to activate
   * the automatic collection, and is valid only for a limited time.
   */
  readonly accountCheckId: string
  readonly account: MaskedCollectionBankAccount
  /** Name of the account's holder, masked by the lender. */
  readonly holder: string
}

/**
 * Why the lender does not accept the bank account. `other-holder`: the account belongs to another tax id.
 * `not-debitable`: no money can be collected from the account. `not-available`: the loan cannot be
 * collected automatically, or is already collected automatically. Source: COL-01.
 */
export type BankAccountCheckFailure =
  | GatewayFailure
  | { readonly kind: 'account-not-found' | 'other-holder' | 'not-debitable' | 'not-available' }
  | { readonly kind: 'not-offered' }

/**
 * Why the lender did not start the automatic collection of a loan. `check-expired`: the lender's check of the
 * bank account is too old, so the account has to be checked again. `declined`: any other reason; `message` is
 * the lender's own sentence. Source: COL-01.
 */
export type CollectionActivationRejection =
  | { readonly kind: 'proof-refused' }
  | { readonly kind: 'check-expired' }
  | { readonly kind: 'not-available' }
  | { readonly kind: 'declined'; readonly message?: string }

/**
 * Why the lender did not end the automatic collection of a loan. `not-active`: the loan is not collected
 * automatically, or the customer has activated the collection again since they saw the screen.
 * Source: COL-03.
 */
export type CollectionDeactivationRejection =
  | { readonly kind: 'not-active' }
  | { readonly kind: 'declined'; readonly message?: string }

/** The request to start the automatic collection of a loan. */
export interface CollectionActivationRequest extends OperationRequestFields {
  readonly loanExternalId: string
  readonly accountCheckId: string
  readonly proof: IdentityProof
}

/**
 * The request to end the automatic collection of a loan. `activationId` is the lender's number of the
 * activation that the customer saw on the screen.
 */
export interface CollectionDeactivationRequest extends OperationRequestFields {
  readonly loanExternalId: string
  readonly activationId?: string | undefined
}

export type CollectionActivationAnswer = Result<
  OperationConfirmed,
  OperationSendFailure<CollectionActivationRejection>
>
export type CollectionDeactivationAnswer = Result<
  OperationConfirmed,
  OperationSendFailure<CollectionDeactivationRejection>
>

/**
 * The requests to the lender's server for collecting installments automatically from an account at another
 * bank. Source: COL-01 to COL-04.
 */
export interface AutomaticCollectionGateway {
  /**
   * Returns the automatic collection of each loan that has, or can have, one. The list is empty if the
   * lender does not offer automatic collection.
   */
  collectionsOfCustomer(customer: Cuit): Promise<Result<readonly AutomaticLoanCollection[], GatewayFailure>>
  /** Asks the lender who holds the bank account. No money is collected. Source: COL-01. */
  checkBankAccount(request: {
    readonly owner: Cuit
    readonly loanExternalId: string
    readonly account: EnteredBankAccount
  }): Promise<Result<ConfirmedBankAccount, BankAccountCheckFailure>>
  /**
   * Starts the automatic collection of a loan; called only by `CollectionChanges`. Source: COL-01,
   * PAY-16.
   */
  activateCollection(request: CollectionActivationRequest): Promise<CollectionActivationAnswer>
  /** Ends the automatic collection of a loan; called only by `CollectionChanges`. Source: COL-03, PAY-16. */
  deactivateCollection(request: CollectionDeactivationRequest): Promise<CollectionDeactivationAnswer>
}
export const AutomaticCollectionGateway = definePort<AutomaticCollectionGateway>('AutomaticCollectionGateway')
