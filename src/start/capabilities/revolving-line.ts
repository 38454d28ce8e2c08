// Taking money from the line asks for the identity, and shows what a loan costs.
import './access'
import './loan-cost'
import './operations'
import { LineRequestStore } from '@/application/revolving-line/line-request-store.port'
import { LineGateway } from '@/application/revolving-line/line.port'
import { StoredLineRequest } from '@/adapters/device/stored/stored-line-request'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(LineGateway, (http) => http.HttpLineGateway),
  bindAdapter(LineRequestStore, StoredLineRequest),
)
