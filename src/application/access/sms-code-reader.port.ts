import type { Result } from '@/domain/shared/result'

/**
 * The device's own reading of the text message with the code, where it can and the customer lets it.
 * Source: ACC-07.
 */
export interface SmsCodeReader {
  /** The code of the next message to this portal; no answer where none can be read. The signal ends the wait. */
  next(signal: AbortSignal): Promise<Result<string, { readonly kind: 'no-answer' }>>
}
export const SmsCodeReader = Symbol('SmsCodeReader')
