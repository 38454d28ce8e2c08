import { inject, injectable } from 'inversify'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import type { Customer } from '@/domain/session/session'
import { OwnedValue } from '@/application/session/owned-value'
import { SessionStore } from '@/application/session/session-store'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isAbsentOr, isOneOf, isShapedAs, isText, isTextThat, isWhole } from '@/application/shared/shape'
import type { LineLoanRequest } from './request-line-loan'

export type ChosenInstallments = Pick<InstallmentOption, 'count' | 'amount' | 'lineId'>

/** The progress of a request for the line on this device. Source: REV-02. */
export interface LineRequestProgress {
  /** The customer who makes it. Nobody else who signs in here can continue it. */
  readonly taxId: Cuit
  readonly amount: Cents
  readonly option?: ChosenInstallments
  /** Number of the loan that was created. */
  readonly loanId?: string
  /** The lender's id of the check that the customer started. No other check is accepted when they return. */
  readonly leftFor?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly isValidated?: true
}

/** The request that was sent to the lender. */
type RequestWithLoan = Pick<LineLoanRequest, 'customer' | 'amount' | 'option'>

/**
 * Stores the request for a line. It survives leaving for the identity check, a reload and opening another
 * tab, and ends with the session. Source: REV-02, ACC-37.
 */
@injectable()
export class LineRequestStore {
  private readonly kept: OwnedValue<LineRequestProgress>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    const isOf = (request: LineRequestProgress, { taxId }: Customer): boolean => request.taxId === taxId
    this.kept = new OwnedValue(storage, 'revolvingLineData', { sessions, isValid: isProgress, isOf })
  }

  /** Returns the request of the signed-in customer. */
  current(): LineRequestProgress | undefined {
    return this.kept.read()
  }

  /** Starts a request with another amount, without a chosen plan, since plans depend on the amount. */
  begin(amount: Cents): void {
    const taxId = this.sessions.customer()?.taxId
    if (taxId !== undefined && this.current()?.amount !== amount) this.kept.write({ taxId, amount })
  }

  change(change: Omit<Partial<LineRequestProgress>, 'taxId' | 'amount'>): void {
    const current = this.current()
    if (current) this.kept.write({ ...current, ...change })
  }

  /**
   * Stores the created loan as the current request, whatever another tab has started meanwhile.
   * Source: REV-09.
   */
  keepMade({ customer, amount, option }: RequestWithLoan, loanId: string | undefined): void {
    const { taxId } = customer
    if (loanId === undefined || taxId !== this.sessions.customer()?.taxId) return
    const { count, amount: each, lineId } = option
    this.kept.write({ taxId, amount, option: { count, amount: each, lineId }, loanId })
  }

  /** Deletes the check, whatever its outcome, so that the next one is new. */
  forgetCheck(): void {
    const current = this.current()
    if (!current) return
    const { leftFor: _, check: __, ...rest } = current
    this.kept.write(rest)
  }

  forget(): void {
    this.kept.remove()
  }
}

const isOption = isShapedAs<ChosenInstallments>({ count: isWhole, amount: isWhole, lineId: isText })

const isCheck = isShapedAs<IdentityCheckReference>({ transactionId: isText, externalId: isText })

const isProgress = isShapedAs<LineRequestProgress>({
  taxId: isTextThat(isCuit),
  amount: isWhole,
  option: isAbsentOr(isOption),
  loanId: isAbsentOr(isText),
  leftFor: isAbsentOr(isText),
  check: (check) => check === undefined || check === 'unreadable' || isCheck(check),
  isValidated: isAbsentOr(isOneOf(true)),
})
