import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { isOfferValid, type LoanKind, type LoanRequest } from '@/domain/offers/new-loan'
import type { LastOffer } from '@/application/offers/last-offer.port'
import { OwnedValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { accepts, amount, instant, maybe, shapedAs, text, whole } from './schemas'

interface KeptOffer extends LoanKind {
  readonly customerId: string
  readonly offer: LoanRequest
}

@injectable()
export class StoredOffer implements LastOffer {
  private readonly kept: OwnedValue<KeptOffer>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(SessionStore) sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.kept = new OwnedValue(storage, 'newLoanOffer', {
      sessions,
      isValid: accepts(schema),
      isOf: (kept, customer) => kept.customerId === customer.customerId,
    })
  }

  find(kind: LoanKind): LoanRequest | undefined {
    const kept = this.kept.read()
    if (!kept) return undefined
    const isOfKind = kept.product === kind.product && kept.subproduct === kind.subproduct
    return isOfKind && isOfferValid(kept.offer, this.clock.now()) ? kept.offer : undefined
  }

  keep(
    { customerId, kind }: { readonly customerId: string; readonly kind: LoanKind },
    offer: LoanRequest,
  ): void {
    if (!offer.isRejected) this.kept.write({ customerId, ...kind, offer })
  }
}

const schema = shapedAs<KeptOffer>({
  customerId: text,
  product: whole,
  subproduct: whole,
  offer: shapedAs<LoanRequest>({
    hashKey: text,
    date: instant,
    isRejected: v.boolean(),
    maxAmount: maybe(amount),
    requestedAmount: maybe(amount),
    installment: maybe(amount),
    installmentCount: maybe(whole),
  }),
})
