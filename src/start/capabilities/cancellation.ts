import './loans'
import './payments'
import { CancellationGateway } from '@/application/cancellation/cancellation.port'
import { bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(bindGateway(CancellationGateway, (http) => http.HttpCancellationGateway))
