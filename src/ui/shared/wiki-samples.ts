import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'

/** As long as a CVU is. */
export const sampleAccount = '0000003100012345678901'
export const sampleDate = calendarDate('2026-12-01')
export const sampleAmount = cents(1_262_500)
/** Where the sample links lead: to the same screen. */
export const here = addresses.wiki.to()
