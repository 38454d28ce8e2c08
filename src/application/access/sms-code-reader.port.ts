import type { Result } from '@/domain/shared/result'

/**
 * The device's own reading of the text message with the code, where it can and the customer lets it.
 * Source: ACC-07.
 */
export interface SmsCodeReader {
  /** The code in the next text message for this portal; a failure if none can be read. The signal cancels the wait. */
  next(signal: AbortSignal): Promise<Result<string, { readonly kind: 'no-answer' }>>
}
export const SmsCodeReader = Symbol('SmsCodeReader')
