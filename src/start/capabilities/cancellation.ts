import './loans'
import './payments'
import { CancellationGateway } from '@/application/cancellation/cancellation.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(createGatewayBinding(CancellationGateway, (http) => http.HttpCancellationGateway))
