import { LoanAmountsGateway } from '@/application/loans/loan-amounts.port'
import { LoanGateway, LoanListQueries } from '@/application/loans/loan.port'
import { bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(LoanAmountsGateway, (http) => http.HttpLoanAmountsGateway),
  gateway(LoanGateway, (http) => http.HttpLoanGateway),
  gateway(LoanListQueries, (http) => http.HttpLoanGateway),
)
