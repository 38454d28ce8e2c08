import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import type { OpenedSurveyStore } from '@/application/support/opened-survey.port'
import { OwnedStoredValue } from './owned-value'
import { typeGuardForSchema } from './schemas'

@injectable()
export class StoredSurveyOpenedFlag implements OpenedSurveyStore {
  private readonly opened: OwnedStoredValue<true>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.opened = new OwnedStoredValue(storage, 'openedSurvey', {
      sessions,
      isValid: typeGuardForSchema(v.literal(true)),
    })
  }

  isOpened(): boolean {
    return this.opened.read() ?? false
  }

  markOpened(): void {
    this.opened.write(true)
  }
}
