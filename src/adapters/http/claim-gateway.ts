import type { Result } from '@/domain/shared/result'
import type { ClaimReason, FiledClaim } from '@/domain/support/claim'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  ClaimConfirmation,
  ClaimGateway,
  ClaimQueries,
  ListClaimsFailure,
  NewClaim,
  SendClaimFailure,
} from '@/application/support/claim.port'
import { supportContract as calls } from '@/adapters/contract/support.contract'
import { toClaimConfirmation, toClaimBody, toClaimReasons, toFiledClaims } from './claim-mapper'
import { HttpGateway } from './http-gateway'
import { toNotOfferedFailure } from './to-not-offered'

export class HttpClaimGateway extends HttpGateway implements ClaimGateway, ClaimQueries {
  claimReasons(): Promise<Result<readonly ClaimReason[], GatewayFailure>> {
    return this.ask(calls.listClaimReasons, {}, toClaimReasons)
  }

  send(claim: NewClaim): Promise<Result<ClaimConfirmation, SendClaimFailure>> {
    const { idempotencyKey, onBehalfOf } = claim
    return this.askWithFailures(
      calls.sendClaim,
      { body: toClaimBody(claim), idempotencyKey, onBehalfOf },
      {
        toValue: toClaimConfirmation,
        refusalFailures: {
          INVALID_CUSTOMER_EMAIL: { kind: 'email-refused' },
          LOAN_NOT_FOUND: { kind: 'subject-not-found' },
        },
      },
    )
  }

  claims(): Promise<Result<readonly FiledClaim[], ListClaimsFailure>> {
    return this.withCustomer(({ customerId }) =>
      this.askWithFailures(
        calls.listClaims,
        { path: { customerId } },
        { toValue: toFiledClaims, refusalFailures: toNotOfferedFailure },
      ),
    )
  }
}
