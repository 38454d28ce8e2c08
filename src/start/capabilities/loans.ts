import { AmountDueExplanationGateway } from '@/application/loans/amount-due-explanation.port'
import { LoanGateway, DocumentLoanQueries } from '@/application/loans/loan.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(AmountDueExplanationGateway, (http) => http.HttpAmountDueExplanationGateway),
  createGatewayBinding(LoanGateway, (http) => http.HttpLoanGateway),
  createGatewayBinding(DocumentLoanQueries, (http) => http.HttpLoanGateway),
)
