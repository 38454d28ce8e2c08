import type { Result } from '@/domain/shared/result'
import type { ConsumerRequestReceipt, ConsumerRequest } from '@/domain/cancellation/consumer-request'
import type {
  ConsumerRequestFailure,
  ConsumerRequestGateway,
} from '@/application/cancellation/consumer-request.port'
import { revocationsContract as calls } from '@/adapters/contract/revocations.contract'
import { toConsumerRequestReceipt, toConsumerRequestFields } from './consumer-request-mapper'
import { HttpGateway } from './http-gateway'
import { toNotOfferedFailure } from './to-not-offered'

export class HttpConsumerRequestGateway extends HttpGateway implements ConsumerRequestGateway {
  sendRequest(request: ConsumerRequest): Promise<Result<ConsumerRequestReceipt, ConsumerRequestFailure>> {
    const body = toConsumerRequestFields(request)
    return this.askWithFailures(
      calls.sendRevocation,
      { body },
      { toValue: toConsumerRequestReceipt, refusalFailures: toNotOfferedFailure },
    )
  }
}
