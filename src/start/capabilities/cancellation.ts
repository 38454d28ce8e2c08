import './loans'
import './payments'
import { CancellationGateway } from '@/application/cancellation/cancellation.port'
import { bindCapability, gateway } from '@/start/composition'

bindCapability(gateway(CancellationGateway, (http) => http.HttpCancellationGateway))
