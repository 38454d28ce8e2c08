import { LoanCostGateway } from '@/application/loan-cost/loan-cost.port'
import { bindCapability, gateway } from '@/start/composition'

bindCapability(gateway(LoanCostGateway, (http) => http.HttpLoanCostGateway))
