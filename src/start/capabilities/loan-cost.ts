import { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(createGatewayBinding(LoanCostQueries, (http) => http.HttpLoanCostQueries))
