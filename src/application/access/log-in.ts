import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { PathAfterLoginStore } from '@/application/session/path-after-login-store.port'
import { TokenRevoker } from '@/application/session/token-revoker'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import {
  AccessGateway,
  type CodeLoginAttempt,
  type CodeLoginFailure,
  type PasswordLoginAttempt,
  type PasswordLoginFailure,
} from './access.port'
import { LoginProgressStore } from './login-progress-store.port'

/**
 * Opens the session after a successful login of any kind: stores the tokens, then loads the account status.
 * If the account status cannot be read, the customer is signed in anyway and the portal asks for the status
 * again later. Source: ACC-12.
 */
@injectable()
export class SessionOpener {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(TokenRevoker) private readonly revocations: TokenRevoker,
    @inject(DevicePushSubscription) private readonly pushDevice: DevicePushSubscription,
    @inject(LoadAccountStatus) private readonly accountStatus: LoadAccountStatus,
    @inject(PathAfterLoginStore) private readonly pathAfterLogin: PathAfterLoginStore,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {}

  async openSession(session: Session): Promise<void> {
    this.beginSession(session)
    const status = await this.accountStatus.execute()
    if (!status.ok && this.sessions.isSessionOpen(session.tokens)) this.sessions.completeLogin(undefined)
  }

  /**
   * Opens the session if it belongs to the person chosen on the login screens. Otherwise revokes the
   * session's tokens and fails.
   */
  async openSessionOfChosenPerson(
    session: Session,
  ): Promise<Result<void, { readonly kind: 'session-ended' }>> {
    if (this.progress.current()?.person?.taxId !== session.customer.taxId) {
      await this.revocations.revoke(session.tokens.refresh)
      return failure({ kind: 'session-ended' })
    }
    if (this.hasPathAfterLogin()) await this.openSession(session)
    else this.openWithoutWaiting(session)
    return success()
  }

  private beginSession(session: Session): void {
    this.sessions.openSession(session)
    void this.pushDevice.renewOrRemove(session.customer.customerId)
  }

  /**
   * Opens the session without waiting for the account status. The home screen waits for the status and uses
   * the request that is made here.
   */
  private openWithoutWaiting(session: Session): void {
    this.beginSession(session)
    void this.accountStatus.execute()
    this.sessions.completeLogin(undefined)
  }

  /**
   * Returns whether the customer may go to a screen other than home after signing in. Whether they may
   * see that screen depends on the account status. Source: SES-01, SES-10.
   */
  private hasPathAfterLogin(): boolean {
    return (
      this.pathAfterLogin.isStored() || new URLSearchParams(this.navigation.queryString()).has('redirectUrl')
    )
  }
}

@injectable()
export class LogInWithCode {
  constructor(
    @inject(AccessGateway) private readonly gateway: AccessGateway,
    @inject(SessionOpener) private readonly sessionOpener: SessionOpener,
  ) {}

  async execute(attempt: CodeLoginAttempt): Promise<Result<void, CodeLoginFailure>> {
    const answer = await this.gateway.logInWithCode(attempt)
    if (!answer.ok) return answer
    return this.sessionOpener.openSessionOfChosenPerson(answer.value)
  }
}

@injectable()
export class LogInWithPassword {
  constructor(
    @inject(AccessGateway) private readonly gateway: AccessGateway,
    @inject(SessionOpener) private readonly sessionOpener: SessionOpener,
  ) {}

  async execute(attempt: PasswordLoginAttempt): Promise<Result<void, PasswordLoginFailure>> {
    const answer = await this.gateway.logInWithPassword(attempt)
    if (!answer.ok) return answer
    return this.sessionOpener.openSessionOfChosenPerson(answer.value)
  }
}
