import type { EnteredBankAccount } from '@/domain/automatic-collection/entered-account'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type {
  BankAccountCheckFailure,
  AutomaticCollectionGateway,
  ConfirmedBankAccount,
  CollectionActivationAnswer,
  CollectionActivationRejection,
  CollectionActivationRequest,
  CollectionDeactivationAnswer,
  CollectionDeactivationRejection,
  CollectionDeactivationRequest,
} from '@/application/automatic-collection/automatic-collection.port'
import type {
  OperationConfirmed,
  OperationRejected,
  OperationRequestFields,
} from '@/application/shared/operation-definition'
import { automaticCollectionContract as calls } from '@/adapters/contract/automatic-collection.contract'
import type { CallAnswer } from '@/adapters/contract/call'
import { toMaskedCollectionAccount } from './masked-collection-account-mapper'
import type { HttpRefusal } from './http-failure'
import { HttpGateway } from './http-gateway'
import { toNotOfferedFailure } from './to-not-offered'
import { createOperationRejectionMapper } from './operation-rejection'
import { toIdentityProofBody } from './identity-proof-mapper'
import { omitUndefined } from './without-undefined'

export type AutomaticCollectionChangeMethods = Pick<
  AutomaticCollectionGateway,
  'checkBankAccount' | 'activateCollection' | 'deactivateCollection'
>

/**
 * Activates and deactivates the automatic collection of a loan's installments, on the lender's server.
 * Source: COL-01, COL-03.
 */
export class HttpCollectionChangeGateway extends HttpGateway implements AutomaticCollectionChangeMethods {
  /**
   * Checks a bank account before the installments of a loan are collected from it, and returns the holder
   * of the account. Source: COL-01.
   */
  checkBankAccount({
    owner: taxId,
    loanExternalId: externalId,
    account,
  }: {
    readonly owner: Cuit
    readonly loanExternalId: string
    readonly account: EnteredBankAccount
  }): Promise<Result<ConfirmedBankAccount, BankAccountCheckFailure>> {
    const input = { path: { taxId }, body: { externalId, account: account.text }, onBehalfOf: taxId }
    return this.askWithFailures(calls.checkAccount, input, {
      toValue: toCheckedAccount,
      refusalFailures: toAccountCheckFailure,
    })
  }

  /**
   * Activates the automatic collection of a loan's installments from an account that was checked before.
   * Source: COL-01.
   */
  activateCollection({
    loanExternalId,
    accountCheckId,
    proof,
    ...request
  }: CollectionActivationRequest): Promise<CollectionActivationAnswer> {
    const body = { externalId: loanExternalId, checkId: accountCheckId, proof: toIdentityProofBody(proof) }
    return this.sendOperationWithRejection(
      calls.join,
      { body, ...toOperationInput(request) },
      {
        to: toOperationConfirmed,
        rejected: (refusal): OperationRejected<CollectionActivationRejection> | undefined =>
          createOperationRejectionMapper(calls.join)(refusal) && {
            kind: 'rejected',
            reason: toActivationRejection(refusal),
          },
      },
    )
  }

  /** Deactivates the automatic collection of a loan's installments. Source: COL-03. */
  deactivateCollection({
    loanExternalId,
    activationId,
    ...request
  }: CollectionDeactivationRequest): Promise<CollectionDeactivationAnswer> {
    const body = { externalId: loanExternalId, ...omitUndefined({ joiningId: activationId }) }
    return this.sendOperationWithRejection(
      calls.leave,
      { body, ...toOperationInput(request) },
      {
        to: toOperationConfirmed,
        rejected: (refusal): OperationRejected<CollectionDeactivationRejection> | undefined =>
          createOperationRejectionMapper(calls.leave)(refusal) && {
            kind: 'rejected',
            reason: toDeactivationRejection(refusal),
          },
      },
    )
  }
}

function toOperationInput({ idempotencyKey, owner: { taxId } }: OperationRequestFields) {
  return { path: { taxId }, idempotencyKey, onBehalfOf: taxId }
}

function toOperationConfirmed({ operationId }: CallAnswer<typeof calls.join>): OperationConfirmed {
  return { reference: operationId }
}

function toCheckedAccount({
  account,
  checkId: accountCheckId,
  holder,
}: CallAnswer<typeof calls.checkAccount>): ConfirmedBankAccount {
  return { accountCheckId, holder, account: toMaskedCollectionAccount(account) }
}

const accountCheckFailures = new Map<string | undefined, BankAccountCheckFailure>([
  ['ACCOUNT_NOT_FOUND', { kind: 'account-not-found' }],
  ['ACCOUNT_HOLDER_MISMATCH', { kind: 'other-holder' }],
  ['ACCOUNT_NOT_DEBITABLE', { kind: 'not-debitable' }],
  ['COLLECTION_NOT_AVAILABLE', { kind: 'not-available' }],
])

function toAccountCheckFailure(refusal: HttpRefusal): BankAccountCheckFailure | undefined {
  return accountCheckFailures.get(refusal.code) ?? toNotOfferedFailure(refusal)
}

const activationRejections = new Map<string | undefined, CollectionActivationRejection>([
  ['PROOF_REFUSED', { kind: 'proof-refused' }],
  ['ACCOUNT_CHECK_EXPIRED', { kind: 'check-expired' }],
  ['COLLECTION_NOT_AVAILABLE', { kind: 'not-available' }],
])

function toActivationRejection({ code, message }: HttpRefusal): CollectionActivationRejection {
  return activationRejections.get(code) ?? { kind: 'declined', ...omitUndefined({ message }) }
}

function toDeactivationRejection({ code, message }: HttpRefusal): CollectionDeactivationRejection {
  if (code === 'COLLECTION_NOT_ACTIVE') return { kind: 'not-active' }
  return { kind: 'declined', ...omitUndefined({ message }) }
}
