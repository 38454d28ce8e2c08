import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from './stored-value'
import type { OpenedSurveyStore } from '@/application/support/opened-survey.port'
import { typeGuardForSchema } from './schemas'

@injectable()
export class StoredSurveyOpenedFlag implements OpenedSurveyStore {
  private readonly opened: StoredValue<true>

  constructor(@inject(TabStorage) storage: KeyValueStorage) {
    this.opened = new StoredValue(storage, 'surveyOpened', {
      version: 1,
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
