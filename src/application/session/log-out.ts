import { inject, injectable } from 'inversify'
import { SessionGateway } from './session.port'
import { SessionStore } from './session-store'

/** Tells the server that the customer leaves; whatever it says, she leaves. Source: ACC-31. */
@injectable()
export class LogOut {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(): Promise<void> {
    const session = this.sessions.current()
    if (session) await this.gateway.logOut(session.tokens.refresh)
  }
}
