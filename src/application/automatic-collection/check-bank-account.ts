import { inject, injectable } from 'inversify'
import {
  parseEnteredBankAccount,
  type BankAccountProblem,
} from '@/domain/automatic-collection/entered-account'
import { failure, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import {
  AutomaticCollectionGateway,
  type BankAccountCheckFailure,
  type ConfirmedBankAccount,
} from './automatic-collection.port'

/**
 * Why the bank account was not confirmed. `not-an-account`: the typed text cannot be a CBU, a CVU or an
 * alias, so no request was sent.
 */
export type CheckBankAccountFailure =
  | BankAccountCheckFailure
  | { readonly kind: 'not-an-account'; readonly problem: BankAccountProblem }

/**
 * Asks the lender who holds the bank account that the customer typed. The customer sees the answer before
 * they consent to the collection. Source: COL-01.
 */
@injectable()
export class CheckBankAccount {
  constructor(
    @inject(AutomaticCollectionGateway) private readonly gateway: AutomaticCollectionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(
    loanExternalId: string,
    typed: string,
  ): Promise<Result<ConfirmedBankAccount, CheckBankAccountFailure>> {
    const account = parseEnteredBankAccount(typed)
    if (typeof account === 'string') return failure({ kind: 'not-an-account', problem: account })
    return this.sessions.withCustomer(({ taxId: owner }) =>
      this.gateway.checkBankAccount({ owner, loanExternalId, account }),
    )
  }
}
