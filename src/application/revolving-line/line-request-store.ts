import { inject, injectable } from 'inversify'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { OwnedValue } from '@/application/session/owned-value'
import { SessionStore } from '@/application/session/session-store'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isAbsentOr, isOneOf, isShapedAs, isText, isTextThat, isWhole } from '@/application/shared/shape'
import type { LineLoanRequest } from './request-line-loan'

export type ChosenInstallments = Pick<InstallmentOption, 'count' | 'amount' | 'lineId'>

/** How far a request of the line has come on this device. Source: REV-02. */
export interface LineRequestProgress {
  /** Whose it is: nobody else who enters here goes on with it. */
  readonly taxId: Cuit
  readonly amount: Cents
  readonly option?: ChosenInstallments
  /** The loan that was made. */
  readonly loanId?: string
  /**
   * The lender's number of the check that the customer started; no other check is accepted when they return.
   */
  readonly leftFor?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly isValidated?: true
}

/** What the lender was asked for. */
type MadeRequest = Pick<LineLoanRequest, 'customer' | 'amount' | 'option'>

/**
 * Outlives leaving for the identity check, a reload and another tab, and ends with the session. Source:
 * REV-02, ACC-37.
 */
@injectable()
export class LineRequestStore {
  private readonly kept: OwnedValue<LineRequestProgress>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    this.kept = new OwnedValue(storage, 'revolvingLineData', { sessions, isValid: isProgress })
  }

  /** Of the customer who is signed in. */
  current(): LineRequestProgress | undefined {
    const kept = this.kept.read()
    return kept?.taxId === this.sessions.current()?.customer.taxId ? kept : undefined
  }

  /** Another amount begins anew: its installments are others. */
  begin(amount: Cents): void {
    const taxId = this.sessions.current()?.customer.taxId
    if (taxId !== undefined && this.current()?.amount !== amount) this.kept.write({ taxId, amount })
  }

  change(change: Omit<Partial<LineRequestProgress>, 'taxId' | 'amount'>): void {
    const current = this.current()
    if (current) this.kept.write({ ...current, ...change })
  }

  /** The loan that was made is the request from now on, whatever another tab has begun meanwhile. Source: REV-09. */
  keepMade({ customer, amount, option }: MadeRequest, loanId: string | undefined): void {
    const { taxId } = customer
    if (loanId === undefined || taxId !== this.sessions.current()?.customer.taxId) return
    const { count, amount: each, lineId } = option
    this.kept.write({ taxId, amount, option: { count, amount: each, lineId }, loanId })
  }

  /** Deletes the check, whatever its outcome; the next one is new. */
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
