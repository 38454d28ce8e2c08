import { instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'

/** Time at which the portal last sent the operation of `anOperationRecord`. */
export const exampleOperationSentAt = instant(Date.parse('2026-11-21T12:00:00-03:00'))

/**
 * Returns the record of a payment with a saved card that the portal sent once. The result of the payment
 * is not known yet.
 */
export function anOperationRecord(fields: Partial<OperationRecord> = {}): OperationRecord {
  return {
    idempotencyKey: 'key-1',
    fingerprint: 'fingerprint-1',
    amount: cents(1_262_500),
    terms: { kind: 'installment', channel: 'saved-card' },
    at: exampleOperationSentAt,
    status: 'sent',
    attempts: 1,
    before: { due: cents(1_262_500), listed: 0 },
    ...fields,
  }
}
