import type { Result } from '@/domain/shared/result'
import { definePort } from '@/application/shared/port'

/**
 * Reads the login code from the SMS with the customer's permission, on devices that support it.
 * Source: ACC-07.
 */
export interface SmsCodeReader {
  /**
   * Waits for the next SMS with a login code of this portal and returns the code. Fails if no code can be
   * read. `signal` cancels the wait.
   */
  readNextCode(signal: AbortSignal): Promise<Result<string, { readonly kind: 'no-answer' }>>
}
export const SmsCodeReader = definePort<SmsCodeReader>('SmsCodeReader')
