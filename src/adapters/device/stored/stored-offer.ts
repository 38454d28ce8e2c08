import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { isOfferValid, type LoanKind, type LoanRequest } from '@/domain/offers/new-loan'
import type { LastOffer } from '@/application/offers/last-offer.port'
import { OwnedValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { checkOf, amount, instant, maybe, objectOf, wellFormedText, safeInteger } from './schemas'

interface OfferOfCustomer extends LoanKind {
  readonly customerId: string
  readonly offer: LoanRequest
}

@injectable()
export class StoredOffer implements LastOffer {
  private readonly stored: OwnedValue<OfferOfCustomer>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(SessionStore) sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.stored = new OwnedValue(storage, 'newLoanOffer', {
      sessions,
      isValid: checkOf(schema),
      isOf: (stored, customer) => stored.customerId === customer.customerId,
    })
  }

  find(kind: LoanKind): LoanRequest | undefined {
    const stored = this.stored.read()
    if (!stored) return undefined
    const isOfKind = stored.product === kind.product && stored.subproduct === kind.subproduct
    return isOfKind && isOfferValid(stored.offer, this.clock.now()) ? stored.offer : undefined
  }

  save(
    { customerId, kind }: { readonly customerId: string; readonly kind: LoanKind },
    offer: LoanRequest,
  ): void {
    if (!offer.isRejected) this.stored.write({ customerId, ...kind, offer })
  }
}

const schema = objectOf<OfferOfCustomer>({
  customerId: wellFormedText,
  product: safeInteger,
  subproduct: safeInteger,
  offer: objectOf<LoanRequest>({
    hashKey: wellFormedText,
    date: instant,
    isRejected: v.boolean(),
    maxAmount: maybe(amount),
    requestedAmount: maybe(amount),
    installment: maybe(amount),
    installmentCount: maybe(safeInteger),
  }),
})
