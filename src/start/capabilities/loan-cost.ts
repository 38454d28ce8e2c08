import { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import { bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(bindGateway(LoanCostQueries, (http) => http.HttpLoanCostQueries))
