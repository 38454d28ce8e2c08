import { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import { bindCapability, gateway } from '@/start/composition'

bindCapability(gateway(LoanCostQueries, (http) => http.HttpLoanCostQueries))
