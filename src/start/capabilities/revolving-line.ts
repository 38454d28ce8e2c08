// Taking money from the line asks for the identity, and shows what a loan costs.
import './access'
import './loan-cost'
import './operations'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import { CreditLineGateway } from '@/application/revolving-line/credit-line.port'
import { StoredCreditLineRequest } from '@/adapters/device/stored/stored-credit-line-request'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(CreditLineGateway, (http) => http.HttpCreditLineGateway),
  createAdapterBinding(CreditLineRequestStore, StoredCreditLineRequest),
)
