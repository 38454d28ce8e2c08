import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Loan, RecentPayment } from '@/domain/loans/loan'
import type { LoanGateway, LoanStage } from '@/application/loans/loan.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { loansContract } from '@/adapters/contract/loans.contract'
import type { QueryOf } from '@/adapters/contract/call'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'
import { toLoan, toRecentPayment } from './loan-mapper'

/** Product 46 is the revolving line, which has screens of its own. Source: LOA-01. */
const withoutTheLine = '46'

const statuses = { active: 'ACTIVE', finished: 'FINISHED' } as const

export class HttpLoanGateway implements LoanGateway {
  constructor(private readonly client: HttpClient) {}

  activeLoans(taxId: Cuit): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.list(taxId, {
      status: 'ACTIVE',
      expandedResources: 'INSTALLMENT',
      excludeProducts: withoutTheLine,
    })
  }

  loansWithFiles(taxId: Cuit, stage: LoanStage): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.list(taxId, {
      status: statuses[stage],
      expandedResources: 'INSTALLMENT,LOAN_FILE',
      excludeProducts: withoutTheLine,
    })
  }

  activeLoansAndLines(taxId: Cuit): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.list(taxId, { status: 'ACTIVE' })
  }

  async indebtedLoanIds(taxId: Cuit): Promise<Result<ReadonlySet<string>, GatewayFailure>> {
    const answer = await this.client.send('loans.listLoanDebts', loansContract.listLoanDebts, {
      path: { taxId },
    })
    if (!answer.ok) return failure(toGatewayFailure(answer.failure))
    return success(new Set(answer.value.map((debt) => debt.loanId)))
  }

  async recentPayments(customerId: string): Promise<Result<readonly RecentPayment[], GatewayFailure>> {
    const answer = await this.client.send('loans.listRecentPayments', loansContract.listRecentPayments, {
      path: { customerId },
    })
    return answer.ok ? success(answer.value.map(toRecentPayment)) : failure(toGatewayFailure(answer.failure))
  }

  private async list(
    taxId: Cuit,
    query: QueryOf<typeof loansContract.listLoans>,
  ): Promise<Result<readonly Loan[], GatewayFailure>> {
    const answer = await this.client.send('loans.listLoans', loansContract.listLoans, {
      path: { taxId },
      query,
    })
    return answer.ok ? success(answer.value.map(toLoan)) : failure(toGatewayFailure(answer.failure))
  }
}
