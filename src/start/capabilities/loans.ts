import { LoanAmountsGateway } from '@/application/loans/loan-amounts.port'
import { LoanGateway, LoanListQueries } from '@/application/loans/loan.port'
import { bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(LoanAmountsGateway, (http) => http.HttpLoanAmountsGateway),
  bindGateway(LoanGateway, (http) => http.HttpLoanGateway),
  bindGateway(LoanListQueries, (http) => http.HttpLoanGateway),
)
