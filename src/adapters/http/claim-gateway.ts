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
import type { HttpRefusal } from './http-failure'
import { HttpGateway } from './http-gateway'
import { toNotOfferedFailure } from './to-not-offered'

type RefusedClaimFailure =
  | Exclude<SendClaimFailure, GatewayFailure>
  | { readonly kind: 'server-failure'; readonly mayBeDone: true }

const refusedClaimFailureByCode = new Map<string, RefusedClaimFailure>(
  Object.entries({
    INVALID_CUSTOMER_EMAIL: { kind: 'email-refused' },
    LOAN_NOT_FOUND: { kind: 'subject-not-found' },
  } satisfies Record<keyof typeof calls.sendClaim.refusals, RefusedClaimFailure>),
)

/**
 * The error codes of a 409 for an idempotency key that the server already has. A 409 without a code counts as
 * one of them.
 */
const idempotencyKeyConflictCodes: readonly (string | undefined)[] = [
  undefined,
  'OPERATION_IN_PROCESS',
  'IDEMPOTENCY_KEY_REUSED',
]

const nothingSent = { kind: 'nothing-sent' } as const

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
        refusalFailures: toRefusedClaimFailure,
        notSentFailure: nothingSent,
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

/**
 * Returns the failure of a claim that the server refused; undefined if the failure is one that all ports have
 * in common. After a 409 about the idempotency key, the claim may be registered. After a 5xx too, whatever
 * its code. Source: SUP-01, SUP-04.
 */
function toRefusedClaimFailure({ status, code, isUnsent }: HttpRefusal): RefusedClaimFailure | undefined {
  if (isUnsent) return nothingSent
  if (status === 409 && idempotencyKeyConflictCodes.includes(code))
    return { kind: 'server-failure', mayBeDone: true }
  return status < 500 ? refusedClaimFailureByCode.get(code ?? '') : undefined
}
