import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'

/** A sample account number for the component gallery. It is as long as a CVU (virtual account number). */
export const sampleAccountNumber = '0000003100012345678901'
export const sampleDate = calendarDate('2026-12-01')
export const sampleAmount = cents(1_262_500)
/** Address of the component gallery, to which its sample links lead. */
export const componentGalleryAddress = addresses.wiki.createPath()
