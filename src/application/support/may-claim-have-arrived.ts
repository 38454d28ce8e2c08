import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { SendClaimFailure } from './claim.port'

/** Returns whether the lender may have registered the claim although sending it failed. Source: SUP-04. */
export function mayClaimHaveArrived(failure: SendClaimFailure): failure is GatewayFailure {
  switch (failure.kind) {
    case 'email-refused':
    case 'subject-not-found':
    case 'nothing-sent':
      return false
    default:
      return mayRequestHaveBeenDone(failure)
  }
}
