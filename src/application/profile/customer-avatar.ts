import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { Listeners } from '@/application/shared/listeners'
import { ProfileGateway } from './profile.port'

/** Holds the signed-in customer's photo in memory, for every screen that shows it. Source: PRO-01, GEN-11. */
@injectable('Singleton')
export class CustomerAvatar {
  private loaded: { readonly customerId: string; readonly picture: PortalFile | undefined } | undefined
  private readonly listeners = new Listeners()

  constructor(
    @inject(ProfileGateway) private readonly gateway: ProfileGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Returns the customer's photo; undefined until it is loaded, or if the customer has none. */
  current(): PortalFile | undefined {
    return this.loaded?.customerId === this.sessions.customerId() ? this.loaded?.picture : undefined
  }

  /**
   * Loads the customer's photo, unless it is already loaded. If it cannot be loaded, screens show the
   * customer's initials, and the next call tries again.
   */
  async load(): Promise<void> {
    const customerId = this.sessions.customerId()
    if (customerId === undefined || this.loaded?.customerId === customerId) return
    const found = await this.gateway.avatar(customerId)
    if (found.ok && this.loaded?.customerId !== customerId) this.setPicture(customerId, found.value)
  }

  /**
   * Forgets the customer's photo, because the lender may have stored another one. The next call of `load`
   * asks the lender again.
   */
  forget(): void {
    this.loaded = undefined
    this.listeners.notify()
  }

  setPicture(customerId: string, picture: PortalFile | undefined): void {
    this.loaded = { customerId, picture }
    this.listeners.notify()
  }

  /** Calls `run` when the customer's photo changes. Returns a function that unsubscribes. */
  readonly onChange = this.listeners.add
}
