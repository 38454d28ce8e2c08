import { inject, injectable } from 'inversify'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, hasTexts } from '@/application/shared/stored-value'
import type { CodeDelivery } from './access.port'
import type { IdentityCheckReference } from './identity-check.port'

export interface PhoneChangePerson {
  readonly taxId: Cuit
  readonly fullName?: string
  readonly gender?: string
  readonly hash?: string
}

/** How far a phone change has come in this tab. */
export interface PhoneChangeProgress {
  /** Whose phone; unknown when a return did not say. */
  readonly person?: PhoneChangePerson
  /** Who was logging in when it began: somebody else who logs in later begins anew. */
  readonly enteringTaxId?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly sentCode?: {
    readonly cellphone: string
    readonly delivery: CodeDelivery
    readonly sentAt: Instant
  }
}

/** Lives in the tab: it survives the way to the provider and back, and another tab has its own. Source: ACC-20. */
@injectable('Singleton')
export class PhoneChangeStore {
  private readonly progress: StoredValue<PhoneChangeProgress>

  constructor(@inject(TabStorage) storage: KeyValueStorage) {
    this.progress = new StoredValue(storage, 'phoneChange', isProgress)
  }

  current(): PhoneChangeProgress | undefined {
    return this.progress.read()
  }

  keep(progress: PhoneChangeProgress): void {
    this.progress.write(progress)
  }

  forget(): void {
    this.progress.remove()
  }
}

function isProgress(candidate: unknown): candidate is PhoneChangeProgress {
  if (!hasTexts(candidate)) return false
  return (
    isAbsentOr(isPerson, candidate['person']) &&
    isAbsentOr(isCheck, candidate['check']) &&
    isAbsentOr(isSentCode, candidate['sentCode'])
  )
}

function isAbsentOr(isValid: (value: unknown) => boolean, value: unknown): boolean {
  return value === undefined || isValid(value)
}

function isPerson(value: unknown): boolean {
  return hasTexts(value, 'taxId') && isCuit(String(value['taxId']))
}

function isCheck(value: unknown): boolean {
  return value === 'unreadable' || hasTexts(value, 'transactionId', 'externalId')
}

function isSentCode(value: unknown): boolean {
  return (
    hasTexts(value, 'cellphone') &&
    typeof value['sentAt'] === 'number' &&
    hasTexts(value['delivery'], 'phone')
  )
}
