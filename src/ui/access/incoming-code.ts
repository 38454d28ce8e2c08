import { inject, injectable } from 'inversify'
import { SmsCodeReader } from '@/application/access/sms-code-reader.port'

/** Listens for the text message with the code while somebody is asked for it. Source: ACC-07. */
@injectable()
export class IncomingCode {
  private listening: AbortController | undefined

  constructor(@inject(SmsCodeReader) private readonly reader: SmsCodeReader) {}

  /** Hands over the code of the next message, once, unless the listening has ended by then. */
  async listen(take: (code: string) => void): Promise<void> {
    this.end()
    const listening = new AbortController()
    this.listening = listening
    const read = await this.reader.next(listening.signal)
    if (read.ok && !listening.signal.aborted) take(read.value)
  }

  end(): void {
    this.listening?.abort()
    this.listening = undefined
  }
}
