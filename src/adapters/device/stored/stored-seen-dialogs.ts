import { inject, injectable } from 'inversify'
import { isCalendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import type { SeenHomeDialogsStore } from '@/application/home/seen-dialogs.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from './stored-value'
import { typeGuardForSchema, textPassingPredicateSchema } from './schemas'
import { StoredCustomerIdSet } from './stored-customers'

@injectable()
export class StoredSeenDialogs implements SeenHomeDialogsStore {
  private readonly creditLineOfferDay: StoredValue<CalendarDate>
  private readonly discountSeenBy: StoredCustomerIdSet

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.creditLineOfferDay = new StoredValue(storage, 'revolvingPopUpDate', {
      version: 1,
      isValid: typeGuardForSchema(textPassingPredicateSchema(isCalendarDate)),
    })
    this.discountSeenBy = new StoredCustomerIdSet(storage, 'benefitShown')
  }

  dayCreditLineOfferLastShown(): CalendarDate | undefined {
    return this.creditLineOfferDay.read()
  }

  markCreditLineOfferShown(day: CalendarDate): void {
    this.creditLineOfferDay.write(day)
  }

  hasSeenPrepaymentDiscount(customerId: string): boolean {
    return this.discountSeenBy.includes(customerId)
  }

  markPrepaymentDiscountSeen(customerId: string): void {
    this.discountSeenBy.add(customerId)
  }
}
