import { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import { bindCapability, bindGateway } from '@/start/composition'

bindCapability(bindGateway(LoanCostQueries, (http) => http.HttpLoanCostQueries))
