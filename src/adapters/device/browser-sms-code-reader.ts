import { failure, success, type Result } from '@/domain/shared/result'
import type { SmsCodeReader } from '@/application/access/sms-code-reader.port'

/**
 * Reads the code in an SMS with WebOTP, if the browser supports it. The browser first asks the customer
 * for permission in its own dialog.
 */
export class BrowserSmsCodeReader implements SmsCodeReader {
  constructor(
    private readonly window: {
      readonly navigator: { readonly credentials: Pick<CredentialsContainer, 'get'> }
    },
  ) {}

  async readNextCode(signal: AbortSignal): Promise<Result<string, { readonly kind: 'no-answer' }>> {
    if (!('OTPCredential' in this.window)) return failure({ kind: 'no-answer' })
    // The TypeScript library does not declare `otp`.
    const question = { signal, otp: { transport: ['sms'] } }
    try {
      const read = await this.window.navigator.credentials.get(question)
      return read && isOtpCredential(read) ? success(read.code) : failure({ kind: 'no-answer' })
    } catch {
      // The customer refused, no message arrived, or the wait was cancelled: they type the code.
      return failure({ kind: 'no-answer' })
    }
  }
}

function isOtpCredential(read: Credential): read is Credential & { readonly code: string } {
  return 'code' in read && typeof read.code === 'string'
}
