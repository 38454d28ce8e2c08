import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { Cents } from '@/domain/shared/money'
import { repaymentPlanTerms, type RepaymentPlanTerms } from '@/domain/shared/operation-terms'
import type {
  CreditLineRequestProgress,
  CreditLineRequestStore,
  SentCreditLineRequest,
} from '@/application/revolving-line/credit-line-request-store.port'
import { OwnedStoredValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  typeGuardForSchema,
  centsSchema as cents,
  fractionSchema,
  cuitSchema,
  identityCheckReferenceSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
  safeIntegerSchema,
} from './schemas'

@injectable()
export class StoredCreditLineRequest implements CreditLineRequestStore {
  private readonly stored: OwnedStoredValue<CreditLineRequestProgress>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    this.stored = new OwnedStoredValue(storage, 'revolvingLineData', {
      sessions,
      isValid: typeGuardForSchema(creditLineRequestSchema),
      namesCustomer: (request, { taxId }) => request.taxId === taxId,
    })
  }

  current(): CreditLineRequestProgress | undefined {
    return this.stored.read()
  }

  startRequest(amount: Cents): void {
    const taxId = this.sessions.taxId()
    if (taxId !== undefined && this.current()?.amount !== amount) this.stored.write({ taxId, amount })
  }

  updateRequest(change: Omit<Partial<CreditLineRequestProgress>, 'taxId' | 'amount'>): void {
    const current = this.current()
    if (current) this.stored.write({ ...current, ...change })
  }

  saveCreatedLoan({ customer, amount, plan }: SentCreditLineRequest, loanId: string | undefined): void {
    if (loanId === undefined) return
    const { taxId } = customer
    this.stored.write({ taxId, amount, option: repaymentPlanTerms(plan), loanId })
  }

  forgetIdentityCheck(): void {
    const current = this.current()
    if (!current) return
    const { leftFor: _, check: __, ...rest } = current
    this.stored.write(rest)
  }

  forget(): void {
    this.stored.remove()
  }
}

const creditLineRequestSchema = objectSchema<CreditLineRequestProgress>({
  taxId: cuitSchema,
  amount: cents,
  option: optionalField(
    objectSchema<RepaymentPlanTerms>({
      count: safeIntegerSchema,
      amount: cents,
      lineId: wellFormedTextSchema,
      firstInstallmentAmount: optionalField(cents),
      firstInstallmentDiscount: optionalField(fractionSchema),
    }),
  ),
  loanId: optionalField(wellFormedTextSchema),
  leftFor: optionalField(wellFormedTextSchema),
  check: optionalField(v.union([v.literal('unreadable'), identityCheckReferenceSchema])),
  isValidated: optionalField(v.literal(true)),
})
