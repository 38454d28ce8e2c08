import './loans'
import './payments'
import { CancellationGateway } from '@/application/cancellation/cancellation.port'
import { bindCapability, bindGateway } from '@/start/composition'

bindCapability(bindGateway(CancellationGateway, (http) => http.HttpCancellationGateway))
