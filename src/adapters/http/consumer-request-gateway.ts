import { instant } from '@/domain/shared/calendar-date'
import type { Result } from '@/domain/shared/result'
import type {
  ConsumerCase,
  ConsumerRequest,
  ConsumerRequestKind,
} from '@/domain/cancellation/consumer-request'
import type {
  ConsumerRequestFailure,
  ConsumerRequestGateway,
} from '@/application/cancellation/consumer-request.port'
import { revocationsContract as rows } from '@/adapters/contract/revocations.contract'
import type { HttpRefusal } from './http-failure'
import { HttpGateway } from './http-gateway'

const kinds: Readonly<Record<ConsumerRequestKind, 'REVOCATION' | 'SERVICE'>> = {
  revocation: 'REVOCATION',
  'service-cancellation': 'SERVICE',
}

export class HttpConsumerRequestGateway extends HttpGateway implements ConsumerRequestGateway {
  send({
    kind,
    dni,
    fullName,
    contact,
    loan,
  }: ConsumerRequest): Promise<Result<ConsumerCase, ConsumerRequestFailure>> {
    const whose = { kind: kinds[kind], dni, fullName, contact }
    const body = loan === undefined ? whose : { ...whose, loanOrShop: loan }
    return this.askOr(
      rows.sendRevocation,
      { body },
      {
        to: ({ caseNumber, createdAt }) => ({
          number: caseNumber,
          createdAt: instant(Date.parse(createdAt)),
        }),
        refused: notOffered,
      },
    )
  }
}

/** A lender that does not know the call. */
function notOffered({ status }: HttpRefusal): { readonly kind: 'not-offered' } | undefined {
  return status === 404 || status === 501 ? { kind: 'not-offered' } : undefined
}
