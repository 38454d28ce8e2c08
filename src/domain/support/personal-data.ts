import { addBusinessDays } from '@/domain/shared/business-day'
import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'

/**
 * The kinds of request that a customer can make about their personal data. Source: Ley 25.326, art. 14 and
 * 16; SUP-06.
 */
export const personalDataRequestKinds = ['access', 'correction', 'deletion'] as const

export type PersonalDataRequestKind = (typeof personalDataRequestKinds)[number]

/**
 * Returns the day by which the lender has to answer a request about personal data received on a given day:
 * ten calendar days later for access, five business days later for a correction or a deletion. Source: Ley
 * 25.326, art. 14 and 16; SUP-06.
 */
export function personalDataAnswerDeadline(
  request: PersonalDataRequestKind,
  receivedOn: CalendarDate,
  holidays: readonly CalendarDate[],
): CalendarDate {
  const { dataAccessAnswerDays, dataChangeAnswerBusinessDays } = lenderServiceRules
  return request === 'access'
    ? addDays(receivedOn, dataAccessAnswerDays)
    : addBusinessDays(receivedOn, dataChangeAnswerBusinessDays, holidays)
}
