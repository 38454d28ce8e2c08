import type { Navigation } from '@/application/shared/navigation.port'
import { Listeners } from '@/application/shared/listeners'

/** In-memory address bar and history of a browser tab. */
export class MemoryNavigation implements Navigation {
  /**
   * Address of another site to which the portal sent the customer; undefined if the customer stayed in the
   * portal.
   */
  openedExternalAddress: string | undefined
  private readonly listeners = new Listeners()
  private history: readonly string[]
  private isOpenedByPortal = false

  constructor(address: string) {
    this.history = [address]
  }

  address(): string {
    return this.history.at(-1) ?? '/'
  }

  path(): string {
    return this.address().split(/[?#]/)[0] ?? '/'
  }

  queryString(): string {
    return /\?[^#]*/.exec(this.address())?.[0] ?? ''
  }

  fragment(): string {
    return /#.+/.exec(this.address())?.[0] ?? ''
  }

  wasOpenedByPortal(): boolean {
    return this.isOpenedByPortal
  }

  goTo(to: string, how?: { readonly replace: true }): void {
    this.history = [...(how?.replace ? this.history.slice(0, -1) : this.history), to]
    this.isOpenedByPortal = true
    this.listeners.notify()
  }

  back(): void {
    this.isOpenedByPortal = false
    if (this.history.length > 1) this.history = this.history.slice(0, -1)
    this.listeners.notify()
  }

  openExternalAddress(address: string): void {
    this.openedExternalAddress = address
  }

  readonly onChange = this.listeners.add
}
