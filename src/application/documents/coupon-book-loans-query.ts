import { inject, injectable } from 'inversify'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import type { Loan } from '@/domain/loans/loan'
import { success, type Result } from '@/domain/shared/result'
import { AutomaticCollectionQueries } from '@/application/automatic-collection/automatic-collection-queries'
import { collectionTimeoutMilliseconds } from '@/application/automatic-collection/collection-timeout'
import { DocumentLoanQueries } from '@/application/loans/loan.port'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { withTimeout } from '@/application/shared/with-timeout'

/** The loans whose coupon book the customer can choose, and their automatic collections. */
export interface CouponBookLoans {
  readonly loans: readonly Loan[]
  /** The automatic collections of the customer's loans; undefined if they could not be read. */
  readonly automaticCollections: readonly AutomaticLoanCollection[] | undefined
}

/** Reads the loans whose coupon book the customer can choose. Source: MOV-02, PAY-27. */
@injectable()
export class CouponBookLoansQuery {
  constructor(
    @inject(DocumentLoanQueries) private readonly loans: DocumentLoanQueries,
    @inject(AutomaticCollectionQueries) private readonly collections: AutomaticCollectionQueries,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the loans and their automatic collections. Fails if the loans cannot be read. */
  async execute(): Promise<Result<CouponBookLoans, GatewayFailure>> {
    const reading = this.collections.collectionsIfKnown()
    const loans = await this.loans.loansForCouponBooks()
    if (!loans.ok) return loans
    const automaticCollections = await withTimeout(
      this.clock,
      reading,
      undefined,
      collectionTimeoutMilliseconds,
    )
    return success({ loans: loans.value, automaticCollections })
  }
}
