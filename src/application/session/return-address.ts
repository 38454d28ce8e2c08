import { inject, injectable } from 'inversify'
import { insidePortalPath } from '@/domain/session/inside-portal'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from '@/application/shared/stored-value'

/** Where the customer wanted to go when the login got in her way. Source: SES-01. */
@injectable('Singleton')
export class ReturnAddress {
  private readonly kept: StoredValue<string>

  constructor(@inject(TabStorage) storage: KeyValueStorage) {
    this.kept = new StoredValue(storage, 'origin', {
      version: 1,
      isValid: (candidate) => typeof candidate === 'string',
    })
  }

  remember(address: string): void {
    this.kept.write(address)
  }

  /** Gives the address once; never one outside the portal. */
  take(): string | undefined {
    const address = this.kept.read()
    this.kept.remove()
    return address === undefined ? undefined : insidePortalPath(address)
  }
}
