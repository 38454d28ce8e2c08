import { instant } from '@/domain/shared/calendar-date'
import type {
  ConsumerRequestReceipt,
  ConsumerRequest,
  ConsumerRequestKind,
} from '@/domain/cancellation/consumer-request'
import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import type { revocationsContract } from '@/adapters/contract/revocations.contract'

type RevocationCall = typeof revocationsContract.sendRevocation

const requestKindCodes: Readonly<Record<ConsumerRequestKind, 'REVOCATION' | 'SERVICE'>> = {
  revocation: 'REVOCATION',
  'service-cancellation': 'SERVICE',
}

export function toConsumerRequestFields(request: ConsumerRequest): CallRequestBody<RevocationCall> {
  const { kind, dni, fullName, contact, loanNumber } = request
  const whose = { kind: requestKindCodes[kind], dni, fullName, contact }
  return loanNumber === undefined ? whose : { ...whose, loanOrShop: loanNumber }
}

export function toConsumerRequestReceipt({
  caseNumber,
  createdAt,
}: CallAnswer<RevocationCall>): ConsumerRequestReceipt {
  return { number: caseNumber, createdAt: instant(Date.parse(createdAt)) }
}
