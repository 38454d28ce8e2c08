import type { Customer } from '@/domain/session/session'
import type { Instant } from '@/domain/shared/calendar-date'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from './stored-value'
import type { SessionOwnedStorageKey } from './session-owned-storage-keys'
import { decideStoredValueOwnership, isStoredValueAndOwner, type StoredValueAndOwner } from './ownership'
import type { SessionStore } from '@/application/session/session-store'

interface OwnedValueOptions<Value> {
  readonly sessions: SessionStore
  readonly isValid: (candidate: unknown) => candidate is Value
  /**
   * Returns whether a value that was stored while no customer was signed in is about the customer who has
   * signed in now. Without this function, such a value is never read after a customer has signed in.
   */
  readonly isAboutCustomer?: (value: Value, customer: Customer) => boolean
  /**
   * Returns whether the customer that a value names is the given customer. A value that names another
   * customer is neither stored nor read.
   */
  readonly namesCustomer?: (value: Value, customer: Customer) => boolean
}

/**
 * A stored value with an owner: only the session in which it was stored can read it. Two exceptions: when a
 * visitor signs in, the new session reads what the visitor stored, if that is about this customer; and a
 * draft that the customer typed can be read after their session expires and they sign in again.
 * Source: ACC-37, GEN-11.
 */
export class OwnedStoredValue<Value> {
  private readonly stored: StoredValue<StoredValueAndOwner<Value>>

  constructor(
    storage: KeyValueStorage,
    private readonly key: SessionOwnedStorageKey,
    private readonly options: OwnedValueOptions<Value>,
  ) {
    const isValid = (candidate: unknown): candidate is StoredValueAndOwner<Value> =>
      isStoredValueAndOwner(candidate) && options.isValid(candidate.value)
    this.stored = new StoredValue(storage, key, { version: 1, isValid })
  }

  /**
   * Returns the stored value. Deletes it and returns undefined if the value has expired or its session
   * has ended. `now` is required for values that were stored with `until`.
   */
  read(now?: Instant): Value | undefined {
    const owned = this.stored.read()
    if (!owned) return undefined
    if (owned.until !== undefined && (now === undefined || now >= owned.until)) {
      this.remove()
      return undefined
    }
    const { sessions } = this.options
    switch (decideStoredValueOwnership(this.key, owned.owner, sessions.storedValueOwner())) {
      case 'theirs':
        return this.valueIfOfCustomer(owned.value)
      case 'waiting':
        return undefined
      case 'of-a-visitor':
        return this.claimVisitorValue(owned)
      case 'over':
        this.remove()
        return undefined
    }
  }

  /**
   * Stores the value, unless it names a customer who is not signed in. The value expires at the moment
   * `until`.
   */
  write(value: Value, until?: Instant): void {
    if (!this.isOfSignedIn(value)) return
    this.stored.write({
      owner: this.options.sessions.storedValueOwner(),
      until,
      value,
    })
  }

  remove(): void {
    this.stored.remove()
  }

  /**
   * Returns the value. If the value names a customer who is not signed in, deletes it from storage and
   * returns undefined.
   */
  private valueIfOfCustomer(value: Value): Value | undefined {
    if (this.isOfSignedIn(value)) return value
    this.remove()
    return undefined
  }

  private isOfSignedIn(value: Value): boolean {
    const { namesCustomer, sessions } = this.options
    const customer = sessions.customer()
    return namesCustomer === undefined || (customer !== undefined && namesCustomer(value, customer))
  }

  private claimVisitorValue({ value, until }: StoredValueAndOwner<Value>): Value | undefined {
    const customer = this.options.sessions.customer()
    if (customer && this.options.isAboutCustomer?.(value, customer)) {
      this.write(value, until)
      return value
    }
    this.remove()
    return undefined
  }
}
