import { inject, injectable } from 'inversify'
import { success, type Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import {
  AccessGateway,
  type CodeAttempt,
  type CodeFailure,
  type PasswordAttempt,
  type PasswordFailure,
} from './access.port'

/**
 * Opens the session once a door gave way: tokens first, then where the customer stands.
 * Without that answer she is in all the same; the portal asks again. Source: ACC-12.
 */
@injectable()
class SessionOpening {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async open(session: Session): Promise<void> {
    this.sessions.open(session)
    const status = await this.gateway.accountStatus(session.customer.taxId)
    this.sessions.settle(status.ok ? status.value : undefined)
  }
}

@injectable()
export class EnterWithCode {
  constructor(
    @inject(AccessGateway) private readonly gateway: AccessGateway,
    @inject(SessionOpening) private readonly opening: SessionOpening,
  ) {}

  async execute(attempt: CodeAttempt): Promise<Result<void, CodeFailure>> {
    const answer = await this.gateway.logInWithCode(attempt)
    if (!answer.ok) return answer
    await this.opening.open(answer.value)
    return success()
  }
}

@injectable()
export class EnterWithPassword {
  constructor(
    @inject(AccessGateway) private readonly gateway: AccessGateway,
    @inject(SessionOpening) private readonly opening: SessionOpening,
  ) {}

  async execute(attempt: PasswordAttempt): Promise<Result<void, PasswordFailure>> {
    const answer = await this.gateway.logInWithPassword(attempt)
    if (!answer.ok) return answer
    await this.opening.open(answer.value)
    return success()
  }
}
