import { failure, success, type Result } from '@/domain/shared/result'
import type { SmsCodeReader } from '@/application/access/sms-code-reader.port'

type SmsCodeResult = Result<string, { readonly kind: 'no-answer' }>

/**
 * In-memory phone that reads the code from an SMS when a test delivers one. It counts the readers in the
 * portal that wait for a code.
 */
export class MemorySmsCodeReader implements SmsCodeReader {
  private readonly listeners = new Set<(read: SmsCodeResult) => void>()

  get waitingReaderCount(): number {
    return this.listeners.size
  }

  readNextCode(signal: AbortSignal): Promise<SmsCodeResult> {
    return new Promise((resolve) => {
      this.listeners.add(resolve)
      signal.addEventListener('abort', () => {
        this.listeners.delete(resolve)
        resolve(failure({ kind: 'no-answer' }))
      })
    })
  }

  deliverSms(code: string): void {
    this.answerReaders(success(code))
  }

  denySmsPermission(): void {
    this.answerReaders(failure({ kind: 'no-answer' }))
  }

  private answerReaders(read: SmsCodeResult): void {
    for (const resolve of this.listeners) resolve(read)
    this.listeners.clear()
  }
}
