import { calendarDate } from '@/domain/shared/calendar-date'
import { centsToPesos, pesosToCents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { CancellationTerms } from '@/domain/cancellation/cancellation-terms'
import type {
  CancellationFailure,
  CancellationGateway,
  CancellationRequest,
} from '@/application/cancellation/cancellation.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CallAnswer } from '@/adapters/contract/call'
import { cancellationContract as calls } from '@/adapters/contract/cancellation.contract'
import { HttpGateway, ignoreResponseBody } from './http-gateway'
import { toPortalFile } from './portal-file-mapper'

export class HttpCancellationGateway extends HttpGateway implements CancellationGateway {
  cancellationTerms(loanId: string): Promise<Result<CancellationTerms, GatewayFailure>> {
    return this.ask(calls.findTerms, { path: { loanId } }, toTerms)
  }

  requestCancellation(order: CancellationRequest): Promise<Result<void, CancellationFailure>> {
    return this.askWithFailures(calls.requestCancellation, toInput(order), {
      toValue: ignoreResponseBody,
      refusalFailures: { ERROR_CREATE_PREPAID_LOAN_END_MONTH: { kind: 'end-of-month' } },
    })
  }

  cancellationDocument(order: CancellationRequest): Promise<Result<PortalFile, GatewayFailure>> {
    return this.ask(calls.cancellationDocument, toInput(order), toPortalFile)
  }
}

function toInput({ loanId, amount, customerId }: CancellationRequest) {
  return { path: { loanId }, body: { amount: centsToPesos(amount), user: customerId } }
}

function toTerms(json: CallAnswer<typeof calls.findTerms>): CancellationTerms {
  return {
    amount: pesosToCents(json.importeMinimo),
    validFrom: calendarDate(json.f_vigencia_inicio),
    validUntil: calendarDate(json.f_vigencia_fin),
  }
}
