import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import { isCancellationPayableToday, type CancellationTerms } from '@/domain/cancellation/cancellation-terms'
import { cancellationReopeningDay } from '@/domain/cancellation/cancellation-window'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { CancellationGateway, type CancellationFailure, type CancellationRequest } from './cancellation.port'

interface AgreedCancellation {
  readonly loanId: string
  readonly terms: CancellationTerms
}

/**
 * Why the early cancellation of a loan was not requested. `not-payable`: the lender's terms for paying off
 * the loan have expired or have no amount.
 */
export type RequestCancellationFailure = CancellationFailure | { readonly kind: 'not-payable' }

/**
 * Asks the lender to cancel a loan for the amount shown, if today is still one of the days on which that is
 * allowed. Source: CAN-01, CAN-03.
 */
@injectable()
export class RequestCancellation {
  constructor(
    @inject(CancellationGateway) private readonly gateway: CancellationGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(agreed: AgreedCancellation): Promise<Result<void, RequestCancellationFailure>> {
    const today = this.clock.today()
    if (cancellationReopeningDay(today)) return failure({ kind: 'end-of-month' })
    if (!isCancellationPayableToday(agreed.terms, today)) return failure({ kind: 'not-payable' })
    return this.sessions.forCustomer(({ customerId }) =>
      this.gateway.requestCancellation(toCancellationRequest(agreed, customerId)),
    )
  }

  /** Returns the file that the lender issues about the requested cancellation of the loan. */
  async cancellationDocument(agreed: AgreedCancellation): Promise<Result<PortalFile, GatewayFailure>> {
    return this.sessions.forCustomer(({ customerId }) =>
      this.gateway.cancellationDocument(toCancellationRequest(agreed, customerId)),
    )
  }
}

function toCancellationRequest(
  { loanId, terms }: AgreedCancellation,
  customerId: string,
): CancellationRequest {
  return { loanId, amount: terms.amount, customerId }
}
