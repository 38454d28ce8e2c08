import { inject, injectable } from 'inversify'
import type { Instant } from '@/domain/shared/calendar-date'
import { isCuit } from '@/domain/shared/cuit'
import { dniProblem } from '@/domain/access/dni'
import type { EntryStep } from '@/domain/access/entry'
import type { Person } from '@/domain/access/person'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  isAbsentOr,
  isInstant,
  isListOf,
  isOneOf,
  isShapedAs,
  isText,
  isTextThat,
} from '@/application/shared/shape'
import { StoredValue, fromUnversioned } from '@/application/shared/stored-value'
import type { CodeDelivery } from './access.port'

/** The progress of a login that is not complete yet. Source: 1§3 'Login data'. */
export interface LoginProgress {
  readonly dni: string
  readonly people: readonly Person[]
  readonly person?: Person
  /** The next login step. Missing until the person is identified. */
  readonly step?: EntryStep
  /** The last code sent, and when. */
  readonly sentCode?: { readonly delivery: CodeDelivery; readonly sentAt: Instant }
}

/**
 * Stores the login progress. It survives a reload and is deleted when the session opens or the customer
 * starts again. Source: SES-13.
 */
@injectable('Singleton')
export class LoginProgressStore {
  private readonly progress: StoredValue<LoginProgress>
  private readonly rememberedDni: StoredValue<{ readonly dni: string }>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.progress = new StoredValue(storage, 'login', { version: 1, isValid: isLoginProgress })
    this.rememberedDni = new StoredValue(storage, 'rememberedDni', {
      version: 1,
      isValid: isRememberedDni,
      upgrades: fromUnversioned,
    })
  }

  current(): LoginProgress | undefined {
    return this.progress.read()
  }

  keep(progress: LoginProgress): void {
    this.progress.write(progress)
  }

  forget(): void {
    this.progress.remove()
  }

  /** Returns the DNI stored on this device, if the customer asked to be remembered. Source: ACC-02. */
  remembered(): string | undefined {
    return this.rememberedDni.read()?.dni
  }

  rememberDni(dni: string): void {
    this.rememberedDni.write({ dni })
  }

  forgetDni(): void {
    this.rememberedDni.remove()
  }
}

const isPerson = isShapedAs<Person>({ fullName: isText, taxId: isTextThat(isCuit) })

const isCodeDelivery = isShapedAs<CodeDelivery>({
  phone: isText,
  email: isAbsentOr(isText),
  shownCode: isAbsentOr(isText),
})

const isSentCode = isShapedAs<NonNullable<LoginProgress['sentCode']>>({
  delivery: isCodeDelivery,
  sentAt: isInstant,
})

const isLoginProgress = isShapedAs<LoginProgress>({
  dni: isText,
  people: isListOf(isPerson),
  person: isAbsentOr(isPerson),
  step: isAbsentOr(isOneOf('password', 'code', 'not-a-customer')),
  sentCode: isAbsentOr(isSentCode),
})

const isRememberedDni = isShapedAs<{ readonly dni: string }>({
  dni: isTextThat((dni) => dniProblem(dni) === undefined),
})
