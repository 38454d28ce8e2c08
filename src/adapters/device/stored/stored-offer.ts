import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import {
  isLoanOfferStillValid,
  type LoanProductNumbers,
  type LoanApplicationOrOffer,
} from '@/domain/offers/new-loan'
import type { LastLoanOfferStore } from '@/application/offers/last-loan-offer-store.port'
import { OwnedStoredValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  typeGuardForSchema,
  centsSchema,
  instantSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
  safeIntegerSchema,
} from './schemas'

interface OfferOfCustomer extends LoanProductNumbers {
  readonly customerId: string
  readonly offer: LoanApplicationOrOffer
}

@injectable()
export class StoredLastLoanOffer implements LastLoanOfferStore {
  private readonly stored: OwnedStoredValue<OfferOfCustomer>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(SessionStore) sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.stored = new OwnedStoredValue(storage, 'newLoanOffer', {
      sessions,
      isValid: typeGuardForSchema(storedOfferSchema),
      namesCustomer: (stored, customer) => stored.customerId === customer.customerId,
    })
  }

  find(kind: LoanProductNumbers): LoanApplicationOrOffer | undefined {
    const stored = this.stored.read()
    if (!stored) return undefined
    const isOfKind = stored.product === kind.product && stored.subproduct === kind.subproduct
    return isOfKind && isLoanOfferStillValid(stored.offer, this.clock.now()) ? stored.offer : undefined
  }

  save(
    { customerId, kind }: { readonly customerId: string; readonly kind: LoanProductNumbers },
    offer: LoanApplicationOrOffer,
  ): void {
    if (!offer.isRejected) this.stored.write({ customerId, ...kind, offer })
  }
}

const storedOfferSchema = objectSchema<OfferOfCustomer>({
  customerId: wellFormedTextSchema,
  product: safeIntegerSchema,
  subproduct: safeIntegerSchema,
  offer: objectSchema<LoanApplicationOrOffer>({
    hashKey: wellFormedTextSchema,
    date: instantSchema,
    isRejected: v.boolean(),
    maxAmount: optionalField(centsSchema),
    requestedAmount: optionalField(centsSchema),
    installment: optionalField(centsSchema),
    installmentCount: optionalField(safeIntegerSchema),
  }),
})
