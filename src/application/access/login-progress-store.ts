import { inject, injectable } from 'inversify'
import type { Instant } from '@/domain/shared/calendar-date'
import { isCuit } from '@/domain/shared/cuit'
import type { Person } from '@/domain/access/person'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, hasTexts } from '@/application/shared/stored-value'
import type { CodeDelivery } from './access.port'

/** How far somebody who is not signed in yet has come. Source: 1§3 'Login data'. */
export interface LoginProgress {
  readonly dni: string
  readonly people: readonly Person[]
  readonly person?: Person
  /** The last code that was sent, and when. */
  readonly sentCode?: { readonly delivery: CodeDelivery; readonly sentAt: Instant }
}

/** Survives a reload; ends when the session opens or the customer starts again. Source: SES-13. */
@injectable('Singleton')
export class LoginProgressStore {
  private readonly progress: StoredValue<LoginProgress>
  private readonly rememberedDni: StoredValue<{ readonly dni: string }>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.progress = new StoredValue(storage, 'login', isLoginProgress)
    this.rememberedDni = new StoredValue(storage, 'rememberedDni', isRememberedDni)
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

  /** Source: ACC-02. */
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

function isLoginProgress(candidate: unknown): candidate is LoginProgress {
  if (!hasTexts(candidate, 'dni') || !Array.isArray(candidate['people'])) return false
  return (
    candidate['people'].every(isPerson) &&
    (candidate['person'] === undefined || isPerson(candidate['person']))
  )
}

function isPerson(candidate: unknown): candidate is Person {
  return hasTexts(candidate, 'fullName', 'taxId') && isCuit(String(candidate['taxId']))
}

function isRememberedDni(candidate: unknown): candidate is { readonly dni: string } {
  return hasTexts(candidate, 'dni')
}
