import { formatBriefMoney, formatDayAndMonth, formatTime } from '@/ui/kit/format'
import { dayInBuenosAires, type CalendarDate } from '@/domain/shared/calendar-date'
import { findOperationBlockEnd, type OperationRecord } from '@/domain/shared/operation'

/**
 * Message that is shown if a payment method could not be loaded because the network is down. Source: GEN-16.
 */
export const paymentMethodNotLoadedText =
  'No pudimos abrir este medio de pago: revisá tu conexión a internet. Lo que elegiste sigue acá, y se abre solo cuando vuelve.'

/**
 * Returns the text about a payment that the lender did not receive and whose card is no longer saved. It
 * says why the payment cannot be sent again, that paying in another way may charge the customer twice,
 * and until when the payment may still arrive. Source: PAY-16.
 */
export function noRetryWithRemovedCardText(
  { amount, firstSentAt, at }: OperationRecord,
  today: CalendarDate,
): string {
  const until = findOperationBlockEnd({ at: firstSentAt ?? at })
  const day = formatDayAndMonth(dayInBuenosAires(until), today)
  return `La tarjeta con la que lo hiciste ya no está guardada, así que ese pago no se puede enviar de nuevo. Si pagás ${formatBriefMoney(amount)} de otra forma, es otro pago: si el primero llega, se cobran los dos. Para no arriesgarte, esperá hasta el ${day} a las ${formatTime(until)} y fijate en tus pagos, o escribinos.`
}
