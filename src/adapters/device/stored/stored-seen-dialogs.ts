import { inject, injectable } from 'inversify'
import { isCalendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import type { SeenHomeDialogsStore } from '@/application/home/seen-dialogs.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from '@/application/shared/stored-value'
import { typeGuardForSchema, textPassingPredicateSchema } from './schemas'
import { StoredCustomerIdSet } from './stored-customers'

@injectable()
export class StoredSeenDialogs implements SeenHomeDialogsStore {
  private readonly popUp: StoredValue<CalendarDate>
  private readonly benefit: StoredCustomerIdSet

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.popUp = new StoredValue(storage, 'revolvingPopUpDate', {
      version: 1,
      isValid: typeGuardForSchema(textPassingPredicateSchema(isCalendarDate)),
    })
    this.benefit = new StoredCustomerIdSet(storage, 'benefitShown')
  }

  dayCreditLineOfferLastShown(): CalendarDate | undefined {
    return this.popUp.read()
  }

  markCreditLineOfferShown(day: CalendarDate): void {
    this.popUp.write(day)
  }

  hasSeenPrepaymentDiscount(customerId: string): boolean {
    return this.benefit.includes(customerId)
  }

  markPrepaymentDiscountSeen(customerId: string): void {
    this.benefit.add(customerId)
  }
}
