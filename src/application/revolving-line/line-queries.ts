import { inject, injectable } from 'inversify'
import { lineStatus, type CreditLine, type LineStatus } from '@/domain/revolving-line/credit-line'
import type { Customer } from '@/domain/session/session'
import { failure, success, type Result } from '@/domain/shared/result'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LineGateway } from './line.port'

/** The customer's line, and whether they can use it. */
export interface LineToday {
  readonly customer: Customer
  readonly line: CreditLine
  readonly standing: LineStatus
}

/**
 * Returns the line and whether the account status allows using it, both requested again. Source: REV-05,
 * REV-07.
 */
@injectable()
export class LineQueries {
  constructor(
    @inject(LineGateway) private readonly gateway: LineGateway,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async today(): Promise<Result<LineToday, GatewayFailure>> {
    const customer = this.sessions.customer()
    if (!customer) return failure({ kind: 'session-ended' })
    const [status, line] = await Promise.all([
      this.loadAccountStatus.execute(),
      this.gateway.line(customer.customerId),
    ])
    if (!status.ok) return status
    if (!line.ok) return line
    const standing = lineStatus(line.value, status.value.isUpToDate)
    return success({ customer, line: line.value, standing })
  }
}
