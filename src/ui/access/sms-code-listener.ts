import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { Subscription } from 'rxjs'
import { smsCodeResendAllowedAt } from '@/domain/access/sms-code-resend'
import type { Instant } from '@/domain/shared/calendar-date'
import { SmsCodeReader } from '@/application/access/sms-code-reader.port'
import { Clock } from '@/application/shared/clock.port'
import { createCountdown } from '@/application/shared/countdown'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * Waits until the device reads the SMS code, and counts down until another code may be requested. Source:
 * ACC-07, ACC-08.
 */
@injectable()
export class SmsCodeListener {
  /** Seconds until another SMS code may be requested. */
  secondsUntilResend = 0
  private listening: AbortController | undefined
  private resendWait: Subscription | undefined

  constructor(
    @inject(SmsCodeReader) private readonly reader: SmsCodeReader,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observeFields(this, 'secondsUntilResend')
  }

  /**
   * Counts down until another SMS code may be requested, and calls `take` once with the code of the next SMS
   * if the device reads it. `stopListening` stops the countdown and the wait for the SMS.
   */
  async listenForCode(sentAt: Instant, take: (code: string) => void): Promise<void> {
    this.stopListening()
    this.countDown(sentAt)
    const listening = new AbortController()
    this.listening = listening
    const read = await this.reader.readNextCode(listening.signal)
    if (read.ok && !listening.signal.aborted) take(read.value)
  }

  stopListening(): void {
    this.listening?.abort()
    this.listening = undefined
    this.resendWait?.unsubscribe()
  }

  private countDown(sentAt: Instant): void {
    const until = smsCodeResendAllowedAt(sentAt, this.clock.now())
    this.resendWait = createCountdown(this.clock, until).subscribe((left) =>
      runInAction(() => {
        this.secondsUntilResend = left
      }),
    )
  }
}
