import { inject, injectable } from 'inversify'
import { isOfferValid, type LoanKind, type LoanRequest } from '@/domain/offers/new-loan'
import type { Customer } from '@/domain/session/session'
import { OwnedValue } from '@/application/session/owned-value'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  isAbsentOr,
  isFlag,
  isInstant,
  isShapedAs,
  isText,
  isWhole,
  type Check,
} from '@/application/shared/shape'

interface KeptOffer extends LoanKind {
  readonly customerId: string
  readonly offer: LoanRequest
}

/**
 * Stores the last offer of the session for all tabs. A customer who returns within ten minutes sees the same
 * offer. Source: OFF-02, SES-13.
 */
@injectable()
export class StoredOffer {
  private readonly kept: OwnedValue<KeptOffer>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    const isOf = (kept: KeptOffer, customer: Customer): boolean => kept.customerId === customer.customerId
    this.kept = new OwnedValue(storage, 'newLoanOffer', { sessions, isValid: isKeptOffer, isOf })
  }

  /**
   * Returns the stored offer of that kind if it belongs to the signed-in customer and is not older than ten
   * minutes.
   */
  find(kind: LoanKind): LoanRequest | undefined {
    const kept = this.kept.read()
    if (!kept) return undefined
    const isOfKind = kept.product === kind.product && kept.subproduct === kind.subproduct
    return isOfKind && isOfferValid(kept.offer, this.clock.now()) ? kept.offer : undefined
  }

  /** Stores an offer, unless its customer has signed out meanwhile. Rejected applications are not stored. */
  keep(
    { customerId, kind }: { readonly customerId: string; readonly kind: LoanKind },
    offer: LoanRequest,
  ): void {
    const isSignedIn = this.sessions.customer()?.customerId === customerId
    if (isSignedIn && !offer.isRejected) this.kept.write({ customerId, ...kind, offer })
  }
}

const isOffer: Check = isShapedAs<LoanRequest>({
  hashKey: isText,
  date: isInstant,
  isRejected: isFlag,
  maxAmount: isAbsentOr(isWhole),
  requestedAmount: isAbsentOr(isWhole),
  installment: isAbsentOr(isWhole),
  installmentCount: isAbsentOr(isWhole),
})

const isKeptOffer = isShapedAs<KeptOffer>({
  customerId: isText,
  product: isWhole,
  subproduct: isWhole,
  offer: isOffer,
})
