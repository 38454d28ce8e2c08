import type { Customer } from '@/domain/session/session'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  OperationConfirmed,
  OperationRejected,
  OperationSendFailure,
} from '@/application/shared/operation-definition'
import type { CallAnswer, ApiCall } from '@/adapters/contract/call'
import type { HttpClient } from './http-client'
import { isUnsentRequest, toGatewayFailure, type HttpFailure, type HttpRefusal } from './http-failure'
import { createOperationRejectionMapper } from './operation-rejection'
import type { ApiCallInput } from './http-transport'

type RefusalCode<Call extends ApiCall> = Call extends { readonly refusals: infer Codes }
  ? keyof Codes & string
  : never

/**
 * The failures of the gateway's own port for a refusal: listed by error code of the API call, or returned by
 * a function.
 */
type RefusalFailures<Call extends ApiCall, Own> =
  | { readonly [Code in RefusalCode<Call>]?: Own }
  | ((refusal: HttpRefusal) => Own | undefined)

interface AnswerMapping<Call extends ApiCall, Value, Own, Unsent> {
  readonly toValue: (answer: CallAnswer<Call>) => Value
  readonly refusalFailures: RefusalFailures<Call, Own>
  /**
   * The gateway's own failure for a request that was not sent because it does not match the API contract;
   * by default, the failure that all ports have in common.
   */
  readonly notSentFailure?: Unsent
}

/**
 * Base class of the gateways, which send requests to the lender's server. Each method of a gateway sends an
 * API call and converts the answer.
 */
export abstract class HttpGateway {
  constructor(private readonly client: HttpClient) {}

  /**
   * Runs a request for the customer who is signed in. Fails with `session-ended` if no customer is signed
   * in. Source: SES-13.
   */
  protected withCustomer<Answer extends Result<unknown, unknown>>(
    request: (customer: Customer) => Promise<Answer>,
  ): Promise<Answer | Result<never, { readonly kind: 'session-ended' }>> {
    return this.client.sessions.withCustomer(request)
  }

  /** Sends an API call and converts its answer. It fails only with failures that all ports have in common. */
  protected async ask<Call extends ApiCall, Value>(
    call: Call,
    input: ApiCallInput<Call>,
    to: (answer: CallAnswer<Call>) => Value,
  ): Promise<Result<Value, GatewayFailure>> {
    const answer = await this.client.send(call, input)
    return answer.ok ? success(to(answer.value)) : failure(toGatewayFailure(answer.failure))
  }

  /**
   * Sends an API call like `ask`. In addition, some refusals are converted to failures of the gateway's own
   * port.
   */
  protected async askWithFailures<
    Call extends ApiCall,
    Value,
    const Own extends object,
    const Unsent extends object = never,
  >(
    call: Call,
    input: ApiCallInput<Call>,
    { toValue, refusalFailures, notSentFailure }: AnswerMapping<Call, Value, Own, Unsent>,
  ): Promise<Result<Value, Own | Unsent | GatewayFailure>> {
    const answer = await this.client.send(call, input)
    if (answer.ok) return success(toValue(answer.value))
    if (answer.failure.kind === 'not-sent' && notSentFailure) return failure(notSentFailure)
    return failure(failureOfRefusal(answer.failure, refusalFailures) ?? toGatewayFailure(answer.failure))
  }

  /**
   * Sends an operation, such as a payment, which must be done only once. Only two failures prove that the
   * operation was not done: the request was not sent, or the server refused it with one of the error codes
   * of the API call. Source: REV-10.
   */
  protected async sendOperation<Call extends ApiCall>(
    call: Call,
    input: ApiCallInput<Call>,
    to: (answer: CallAnswer<Call>) => OperationConfirmed,
  ): Promise<Result<OperationConfirmed, OperationSendFailure<string>>> {
    return this.sendOperationWithRejection(call, input, {
      to,
      rejected: createOperationRejectionMapper(call),
    })
  }

  /**
   * Sends an operation like `sendOperation`. `rejected` converts a refusal of the lender to a rejection of
   * the gateway's own port.
   */
  protected async sendOperationWithRejection<Call extends ApiCall, Reason>(
    call: Call,
    input: ApiCallInput<Call>,
    {
      to,
      rejected,
    }: {
      readonly to: (answer: CallAnswer<Call>) => OperationConfirmed
      readonly rejected: (refusal: HttpRefusal) => OperationRejected<Reason> | undefined
    },
  ): Promise<Result<OperationConfirmed, OperationSendFailure<Reason>>> {
    const answer = await this.client.send(call, input)
    if (answer.ok) return success(to(answer.value))
    if (isUnsentRequest(answer.failure)) return failure({ kind: 'nothing-sent' })
    return failure(failureOfRefusal(answer.failure, rejected) ?? toGatewayFailure(answer.failure))
  }
}

/** Does nothing. Used as the mapper of API calls whose answer has no content. */
export function ignoreResponseBody(): void {}

function failureOfRefusal<Call extends ApiCall, Own extends object>(
  reason: HttpFailure,
  own: RefusalFailures<Call, Own>,
): Own | undefined {
  if (reason.kind !== 'refused' || reason.htmlPageCall !== undefined) return undefined
  if (typeof own === 'function') return own(reason)
  return new Map<string, Own | undefined>(Object.entries(own)).get(reason.code ?? '')
}
