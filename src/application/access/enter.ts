import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import { PushDevice } from '@/application/notifications/push-device'
import { Revocations } from '@/application/session/revocations'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import {
  AccessGateway,
  type CodeAttempt,
  type CodeFailure,
  type PasswordAttempt,
  type PasswordFailure,
} from './access.port'
import { LoginProgressStore } from './login-progress-store'

/**
 * Opens the session once a door gave way: tokens first, then where the customer stands.
 * Without that answer she is in all the same; the portal asks again. Source: ACC-12.
 */
@injectable()
export class SessionOpening {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(Revocations) private readonly revocations: Revocations,
    @inject(PushDevice) private readonly pushDevice: PushDevice,
  ) {}

  async open(session: Session): Promise<void> {
    this.sessions.open(session)
    void this.pushDevice.leaveTo(session.customer.customerId)
    const status = await this.gateway.accountStatus(session.customer.taxId)
    if (this.sessions.isOpen(session.tokens)) this.sessions.settle(status.ok ? status.value : undefined)
  }

  /** A door that gives way after the visitor said she is somebody else stays shut. */
  async openFor(session: Session): Promise<Result<void, { readonly kind: 'session-ended' }>> {
    if (this.progress.current()?.person?.taxId !== session.customer.taxId) {
      await this.revocations.revoke(session.tokens.refresh)
      return failure({ kind: 'session-ended' })
    }
    await this.open(session)
    return success()
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
    return this.opening.openFor(answer.value)
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
    return this.opening.openFor(answer.value)
  }
}
