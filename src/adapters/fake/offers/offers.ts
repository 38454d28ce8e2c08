import { loanSubproductNumbers, creditLineProductNumber } from '@/adapters/fake/loans/product-numbers'
import { pesosToCents, type Cents } from '@/domain/shared/money'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { LoanLedger } from '@/adapters/fake/loans/ledger'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { CustomerRecord, LoanOfferRecord } from '@/adapters/fake/shared/records'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import type { FakeDataStore } from '@/adapters/fake/store'

/** Product and subproduct of the requested loan. */
interface RequestedProduct {
  readonly productId: number
  readonly subproductId: number
}

/** Milliseconds for which an offer in preparation blocks another offer. */
const offerPreparationMilliseconds = 10_000

/**
 * Maximum amount of a new loan, by subproduct. Subproducts that are not listed have the maximum of a
 * personal loan.
 */
const maxAmountBySubproduct = new Map<number, Cents>([
  [loanSubproductNumbers.topUp, pesosToCents(30_000)],
  [loanSubproductNumbers.services, pesosToCents(120_000)],
])
const maxPersonalLoanAmount = pesosToCents(350_000)

/**
 * The offers of new loans that the lender prepares for customers. A customer has at most one offer in
 * preparation.
 */
export class LoanOfferRegistry {
  private readonly store: FakeDataStore
  private readonly clock: LenderClock
  private readonly random: RandomTextGenerator
  private readonly ledger: LoanLedger
  private readonly overrides: () => DemoOverrides

  constructor(parts: {
    readonly store: FakeDataStore
    readonly clock: LenderClock
    readonly random: RandomTextGenerator
    readonly ledger: LoanLedger
    readonly overrides: () => DemoOverrides
  }) {
    this.store = parts.store
    this.clock = parts.clock
    this.random = parts.random
    this.ledger = parts.ledger
    this.overrides = parts.overrides
  }

  /**
   * Starts to prepare an offer of a new loan for the customer. Returns `busy` if another offer for them is
   * still in preparation; undefined if the lender does not offer them a loan of that kind.
   */
  startPreparingOffer(
    customer: CustomerRecord,
    product: RequestedProduct,
  ): LoanOfferRecord | 'busy' | undefined {
    if (this.isBusy(customer)) return 'busy'
    if (!this.isOffered(customer, product)) return undefined
    const offer: LoanOfferRecord = {
      ...this.offerTerms(customer, product),
      taxId: customer.id,
      ...product,
      startedAt: this.clock.now(),
      isResolved: false,
    }
    this.store.loanOffers.insert(offer)
    return offer
  }

  finishPreparingOffer(customer: CustomerRecord, hashKey: string): LoanOfferRecord | undefined {
    const offer = this.store.loanOffers.find(hashKey)
    if (offer?.taxId !== customer.id) return undefined
    if (!offer.isResolved) this.store.loanOffers.change(hashKey, { isResolved: true })
    return offer
  }

  private isBusy({ id: taxId }: CustomerRecord): boolean {
    if (this.overrides().anotherOffer) return true
    const since = this.clock.now() - offerPreparationMilliseconds
    const open = this.store.loanOffers.where({ taxId, isResolved: false })
    return open.some(({ startedAt }) => startedAt > since && startedAt <= this.clock.now())
  }

  private isOffered(customer: CustomerRecord, { productId }: RequestedProduct): boolean {
    if (this.overrides().noOffers) return false
    return productId !== creditLineProductNumber || customer.creditLineMaxOffer !== undefined
  }

  private offerTerms(
    customer: CustomerRecord,
    product: RequestedProduct,
  ): Pick<LoanOfferRecord, 'id' | 'maxAmount' | 'rejectedReason'> {
    const id = `h-${this.random.createToken()}`
    const rejectedReason = customer.loanOffer?.rejectedReason ?? this.rejectionReason(customer)
    return rejectedReason === undefined
      ? { id, maxAmount: maxLoanAmount(customer, product) }
      : { id, rejectedReason }
  }

  private rejectionReason({ id, isBarredFromLoans }: CustomerRecord): string | undefined {
    if (isBarredFromLoans) return 'BLACKLISTED'
    return this.ledger
      .findCustomerBalances(id)
      .some(({ overdueInstallments }) => overdueInstallments.length > 0)
      ? 'IN_DEBT'
      : undefined
  }
}

/**
 * Returns the maximum amount of a new loan: the amount of the offer on the home screen, otherwise the
 * maximum of the kind of loan.
 */
function maxLoanAmount(
  { creditLineMaxOffer, loanOffer, renewalMaxOffer }: CustomerRecord,
  product: RequestedProduct,
): Cents {
  if (product.productId === creditLineProductNumber) return creditLineMaxOffer ?? maxPersonalLoanAmount
  const isPersonal = product.subproductId === loanSubproductNumbers.personal
  const personalOffer = isPersonal ? (loanOffer?.maxAmount ?? renewalMaxOffer) : undefined
  return personalOffer ?? maxAmountBySubproduct.get(product.subproductId) ?? maxPersonalLoanAmount
}
