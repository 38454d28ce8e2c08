import { injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import type { Loan } from '@/domain/loans/loan'

/**
 * Stores the active loans that the lender has listed since the page was loaded, without revolving credit
 * lines.
 */
@injectable('Singleton')
export class ActiveLoansListedByLender {
  private readonly listed = new Set<string>()

  add(customer: Cuit, loans: readonly Pick<Loan, 'externalId'>[]): void {
    for (const { externalId } of loans) this.listed.add(`${customer} ${externalId}`)
  }

  includes(customer: Cuit, externalId: string): boolean {
    return this.listed.has(`${customer} ${externalId}`)
  }
}
