import { instant, type Instant } from '@/domain/shared/calendar-date'
import type { Result } from '@/domain/shared/result'
import type {
  LostPhoneFailure,
  LostPhoneProof,
  ProtectionGateway,
} from '@/application/protection/protection.port'
import { protectionContract as rows } from '@/adapters/contract/protection.contract'
import type { HttpRefusal } from './http-failure'
import { HttpGateway } from './http-gateway'
import { notOffered } from './not-offered'

export class HttpProtection extends HttpGateway implements ProtectionGateway {
  reportLostPhone(proof: LostPhoneProof): Promise<Result<Instant, LostPhoneFailure>> {
    return this.askOr(
      rows.reportLostPhone,
      { body: proof },
      { to: ({ reportedAt }) => instant(Date.parse(reportedAt)), refused: toLostPhoneFailure },
    )
  }
}

function toLostPhoneFailure(refusal: HttpRefusal): LostPhoneFailure | undefined {
  return refusal.code === 'LOST_PHONE_NOT_PROVED' ? { kind: 'not-proved' } : notOffered(refusal)
}
