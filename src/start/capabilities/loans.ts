import { LoanAmountsGateway } from '@/application/loans/loan-amounts.port'
import { LoanGateway, LoanListQueries } from '@/application/loans/loan.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(LoanAmountsGateway, (http) => http.HttpLoanAmountsGateway),
  createGatewayBinding(LoanGateway, (http) => http.HttpLoanGateway),
  createGatewayBinding(LoanListQueries, (http) => http.HttpLoanGateway),
)
