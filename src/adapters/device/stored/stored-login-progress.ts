import { inject, injectable } from 'inversify'
import { dniProblem } from '@/domain/access/dni'
import type { PersonFoundByDni } from '@/domain/access/person'
import { isCuit } from '@/domain/shared/cuit'
import type { LoginCodeDelivery } from '@/application/access/access.port'
import type { LoginProgress, LoginProgressStore } from '@/application/access/login-progress-store.port'
import type { SessionOwnedStorageKey } from './session-owned-storage-keys'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, upgradesFromUnversionedValue } from './stored-value'
import {
  isUndefinedOrValid,
  isInstant,
  isListOf,
  isOneOf,
  isObjectOf,
  isWellFormedText,
  isTextPassingPredicate,
} from './shape'

const phoneChangeKey: SessionOwnedStorageKey = 'phoneChange'

@injectable()
export class StoredLoginProgress implements LoginProgressStore {
  private readonly progress: StoredValue<LoginProgress>
  private readonly storedDni: StoredValue<{ readonly dni: string }>

  constructor(
    @inject(LocalStorage) local: KeyValueStorage,
    @inject(TabStorage) private readonly tab: KeyValueStorage,
  ) {
    this.progress = new StoredValue(local, 'login', { version: 1, isValid: isLoginProgress })
    this.storedDni = new StoredValue(local, 'rememberedDni', {
      version: 1,
      isValid: isRememberedDni,
      upgrades: upgradesFromUnversionedValue,
    })
  }

  current(): LoginProgress | undefined {
    return this.progress.read()
  }

  startLogin(progress: LoginProgress): void {
    this.save(progress)
    this.tab.remove(phoneChangeKey)
  }

  save(progress: LoginProgress): void {
    this.progress.write(progress)
  }

  forget(): void {
    this.progress.remove()
  }

  rememberedDni(): string | undefined {
    return this.storedDni.read()?.dni
  }

  rememberDni(dni: string): void {
    this.storedDni.write({ dni })
  }

  forgetDni(): void {
    this.storedDni.remove()
  }
}

const isPerson = isObjectOf<PersonFoundByDni>({
  fullName: isWellFormedText,
  taxId: isTextPassingPredicate(isCuit),
})

const isCodeDelivery = isObjectOf<LoginCodeDelivery>({
  phone: isWellFormedText,
  email: isUndefinedOrValid(isWellFormedText),
  shownCode: isUndefinedOrValid(isWellFormedText),
})

const isSentCode = isObjectOf<NonNullable<LoginProgress['sentCode']>>({
  delivery: isCodeDelivery,
  sentAt: isInstant,
})

const isLoginProgress = isObjectOf<LoginProgress>({
  dni: isWellFormedText,
  people: isListOf(isPerson),
  person: isUndefinedOrValid(isPerson),
  step: isUndefinedOrValid(isOneOf('password', 'code', 'not-a-customer')),
  sentCode: isUndefinedOrValid(isSentCode),
})

const isRememberedDni = isObjectOf<{ readonly dni: string }>({
  dni: isTextPassingPredicate((dni) => dniProblem(dni) === undefined),
})
