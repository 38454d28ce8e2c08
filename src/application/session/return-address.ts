import { inject, injectable } from 'inversify'
import { insidePortalPath } from '@/domain/session/inside-portal'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'

const key = 'origin'

/** Where the customer wanted to go when the login got in her way. Source: SES-01. */
@injectable('Singleton')
export class ReturnAddress {
  constructor(@inject(TabStorage) private readonly storage: KeyValueStorage) {}

  remember(address: string): void {
    this.storage.write(key, address)
  }

  /** Gives the address once; never one outside the portal. */
  take(): string | undefined {
    const address = this.storage.read(key)
    this.storage.remove(key)
    return address === undefined ? undefined : insidePortalPath(address)
  }
}
