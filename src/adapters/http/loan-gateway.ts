import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import { productNumbers } from '@/domain/loans/products'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { LoanGateway, DocumentLoanQueries, LoanLifecycleStatus } from '@/application/loans/loan.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CallQueryParameters } from '@/adapters/contract/call'
import { loansContract as calls } from '@/adapters/contract/loans.contract'
import { HttpGateway } from './http-gateway'
import { toLoan } from './loan-mapper'
import { toRegisteredPayment } from './registered-payment-mapper'

/**
 * Number of the product to leave out of the list: the revolving credit line, which has screens of its own.
 * Source: LOA-01.
 */
const creditLineProductNumber = String(productNumbers.revolvingLine)

/**
 * Parameter value that leaves out no product. Without this parameter the server leaves out the revolving
 * credit line. Source: MOV-02.
 */
const noExcludedProducts = ''

const loanStatusCodes = { active: 'ACTIVE', finished: 'FINISHED' } as const

export class HttpLoanGateway extends HttpGateway implements LoanGateway, DocumentLoanQueries {
  activeLoans(taxId: Cuit): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.listLoans(taxId, {
      status: 'ACTIVE',
      expandedResources: 'INSTALLMENT',
      excludeProducts: creditLineProductNumber,
    })
  }

  loansWithDocumentKinds(
    taxId: Cuit,
    stage: LoanLifecycleStatus,
  ): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.listLoans(taxId, {
      status: loanStatusCodes[stage],
      expandedResources: 'INSTALLMENT,LOAN_FILE',
      excludeProducts: creditLineProductNumber,
    })
  }

  loansForCouponBooks(): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.withCustomer(({ taxId }) =>
      this.listLoans(taxId, { status: 'ACTIVE', excludeProducts: noExcludedProducts }),
    )
  }

  paidOffLoans(): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.withCustomer(({ taxId }) => this.loansWithDocumentKinds(taxId, 'finished'))
  }

  idsOfLoansWithDebt(taxId: Cuit): Promise<Result<ReadonlySet<string>, GatewayFailure>> {
    return this.ask(
      calls.listLoanDebts,
      { path: { taxId } },
      (debts) => new Set(debts.map(({ loanId }) => loanId)),
    )
  }

  recentPayments(customerId: string): Promise<Result<readonly RegisteredPayment[], GatewayFailure>> {
    return this.ask(calls.listRecentPayments, { path: { customerId } }, (all) => all.map(toRegisteredPayment))
  }

  private listLoans(
    taxId: Cuit,
    query: CallQueryParameters<typeof calls.listLoans>,
  ): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.ask(calls.listLoans, { path: { taxId }, query }, (loans) => loans.map(toLoan))
  }
}
