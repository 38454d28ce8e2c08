import type { IdentityOutcome } from '@/domain/access/identity-outcome'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type {
  IdentityCheckGateway,
  IdentityCheckReference,
  IdentityCheckResult,
} from '@/application/access/identity-check.port'
import type { OutsideForm } from '@/application/shared/form-hand-over.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { AnswerOf } from '@/adapters/contract/call'
import { identityCheckContract as rows } from '@/adapters/contract/identity-check.contract'
import { HttpGateway, nothing } from './http-gateway'

/** Source: SES-18. */
const country = 'ARG'

export class HttpIdentityCheckGateway extends HttpGateway implements IdentityCheckGateway {
  start(taxId: Cuit, redirectPath: string): Promise<Result<OutsideForm, GatewayFailure>> {
    return this.ask(rows.start, { path: { id: taxId }, query: { redirectPath } }, toForm)
  }

  result(check: IdentityCheckReference): Promise<Result<IdentityCheckResult, GatewayFailure>> {
    const path = { idtx: check.transactionId, externalId: check.externalId }
    return this.ask(rows.findResult, { path }, toResult)
  }

  savePhoto({
    loanId,
    photo,
  }: {
    readonly loanId: string
    readonly photo: string
  }): Promise<Result<void, GatewayFailure>> {
    return this.ask(rows.savePhoto, { body: { loanId, imageBase64: photo } }, nothing)
  }
}

function toForm(json: AnswerOf<typeof rows.start>): OutsideForm {
  const { url, seckey, idmaqcService, profileServices, services, externalId, customerId } = json
  return {
    address: url,
    fields: { seckey, idmaqcService, profileServices, services, externalId, customerId, country },
  }
}

function toResult({ decision, imageBase64 }: AnswerOf<typeof rows.findResult>): IdentityCheckResult {
  return {
    outcome: toOutcome(decision),
    ...(imageBase64 === undefined ? {} : { photo: imageBase64 }),
  }
}

function toOutcome(decision: string): IdentityOutcome {
  if (decision === 'HIT') return 'validated'
  return decision === 'NO_HIT' ? 'no-match' : 'not-validated'
}
