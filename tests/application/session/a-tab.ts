import { PortalContainer } from '@/start/composition'
import { SessionStore } from '@/application/session/session-store'
import { EndedSessionCleanup } from '@/adapters/device/stored/session-cleanup'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import type { Customer } from '@/domain/session/session'
import '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage, type SharedStorageContent } from '#tests/support/memory-storage'
import { createSessionOfCustomer } from '#tests/support/test-customers'

/** Browser tab in which customers sign in. It has a storage of its own and a storage that all tabs share. */
export class SessionBrowserTab {
  readonly container = new PortalContainer({ autobind: true })
  readonly tabStorage = new MemoryStorage()
  readonly clock = new ManualClock()
  readonly sessions: SessionStore
  private readonly sessionCleanup: EndedSessionCleanup
  private readonly localStorage: MemoryStorage

  constructor(browser: SharedStorageContent) {
    this.localStorage = new MemoryStorage(browser)
    this.container.bind<KeyValueStorage>(LocalStorage).toConstantValue(this.localStorage)
    this.container.bind<KeyValueStorage>(TabStorage).toConstantValue(this.tabStorage)
    this.container.bind<Clock>(Clock).toConstantValue(this.clock)
    this.sessions = this.container.get(SessionStore)
    this.sessionCleanup = this.container.get(EndedSessionCleanup)
    this.sessionCleanup.start()
  }

  signIn(customer: Customer): void {
    this.sessions.openSession(createSessionOfCustomer(customer))
    this.sessions.completeLogin(undefined)
  }

  /** Puts the page into the back-forward cache. */
  enterBackForwardCache(): void {
    this.localStorage.isInBackForwardCache = true
  }

  /** Restores the page from the back-forward cache. */
  leaveBackForwardCache(): void {
    this.localStorage.isInBackForwardCache = false
    this.sessionCleanup.deleteEndedSessionValues()
  }

  hasStoredValueForKey(key: string): boolean {
    return (this.tabStorage.read(key) ?? this.localStorage.read(key)) !== undefined
  }
}
