import type { IdentityOutcome } from '@/domain/access/identity-outcome'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  IdentityCheckGateway,
  IdentityCheckReference,
  IdentityCheckResult,
} from '@/application/access/identity-check.port'
import type { OutsideForm } from '@/application/shared/form-hand-over.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { identityCheckContract as rows } from '@/adapters/contract/identity-check.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'

/** Source: SES-18. */
const country = 'ARG'

export class HttpIdentityCheckGateway implements IdentityCheckGateway {
  constructor(private readonly client: HttpClient) {}

  async start(taxId: Cuit, redirectPath: string): Promise<Result<OutsideForm, GatewayFailure>> {
    const answer = await this.client.send('identity-check.start', rows.start, {
      path: { id: taxId },
      query: { redirectPath },
    })
    if (!answer.ok) return failure(toGatewayFailure(answer.failure))
    const { url, seckey, idmaqcService, profileServices, services, externalId, customerId } = answer.value
    return success({
      address: url,
      fields: { seckey, idmaqcService, profileServices, services, externalId, customerId, country },
    })
  }

  async result(check: IdentityCheckReference): Promise<Result<IdentityCheckResult, GatewayFailure>> {
    const answer = await this.client.send('identity-check.findResult', rows.findResult, {
      path: { idtx: check.transactionId, externalId: check.externalId },
    })
    if (!answer.ok) return failure(toGatewayFailure(answer.failure))
    const { decision, imageBase64 } = answer.value
    return success({
      outcome: toOutcome(decision),
      ...(imageBase64 === undefined ? {} : { photo: imageBase64 }),
    })
  }

  async savePhoto({
    loanId,
    photo,
  }: {
    readonly loanId: string
    readonly photo: string
  }): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send('identity-check.savePhoto', rows.savePhoto, {
      path: {},
      body: { loanId, imageBase64: photo },
    })
    return answer.ok ? success() : failure(toGatewayFailure(answer.failure))
  }
}

function toOutcome(decision: string): IdentityOutcome {
  if (decision === 'HIT') return 'validated'
  return decision === 'NO_HIT' ? 'no-match' : 'not-validated'
}
