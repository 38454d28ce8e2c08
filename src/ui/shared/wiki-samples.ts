import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'

export const sampleDate = calendarDate('2026-12-01')
export const sampleAmount = cents(1_262_500)
/** Where the sample links lead: to the same screen. */
export const here = addresses.wiki.to()
