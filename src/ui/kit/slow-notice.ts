import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Clock } from '@/application/shared/clock.port'
import { failureTexts } from '@/ui/texts/failures.texts'

/** How long one waits without a word. */
const patienceMilliseconds = 10_000

/** Tells the customer that something takes longer than usual. One for each thing that is waited for. */
@injectable()
export class SlowNotice {
  isSlow = false
  private callOff: (() => void) | undefined

  constructor(@inject(Clock) private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'callOff'>(this, { clock: false, callOff: false })
  }

  /** The sentence to show, once it is slow. */
  get note(): string | undefined {
    return this.isSlow ? failureTexts.slow : undefined
  }

  /** Begins to wait, anew if it was waiting; gives back how to stop, which leaves a later wait alone. */
  watch(): () => void {
    this.stop()
    const callOff = this.clock.after(patienceMilliseconds, () => this.tell())
    this.callOff = callOff
    return () => {
      if (this.callOff === callOff) this.stop()
    }
  }

  stop(): void {
    this.callOff?.()
    this.callOff = undefined
    this.isSlow = false
  }

  private tell(): void {
    this.isSlow = true
  }
}
