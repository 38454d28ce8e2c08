import { inject, injectable } from 'inversify'
import { Clock } from '@/application/shared/clock.port'
import { observeFields } from './observe-fields'
import type { Tone } from './tone'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: Tone
  readonly seconds: number
  readonly linkTo: string | undefined
}

export interface ToastRequest {
  readonly text: string
  readonly tone?: Tone
  /** Number of seconds for which the toast is shown. Default: 5. Source: GEN-02. */
  readonly seconds?: number
  /** Address of the portal's screen that the toast leads to; missing if the toast is not a link. */
  readonly linkTo?: string | undefined
}

const defaultToastSeconds = 5
/** Number of seconds for which toasts about a saved, shared or downloaded file are shown. Source: GEN-02. */
export const downloadToastSeconds = 10

/**
 * Short notices at the bottom of the screen (toasts). Each one disappears after some seconds. While the
 * pointer or the focus is on one of them, none disappears.
 */
@injectable('Singleton')
export class Toasts {
  shown: readonly Toast[] = []
  private lastId = 0
  private held = false
  private readonly timers = new Map<number, () => void>()

  constructor(@inject(Clock) private readonly clock: Clock) {
    observeFields(this, 'shown')
  }

  /**
   * Shows a toast, which replaces a visible toast with the same text. Returns the toast's id for `dismiss`.
   */
  show({ text, tone = 'info', seconds = defaultToastSeconds, linkTo }: ToastRequest): number {
    const toast = { id: ++this.lastId, text, tone, seconds, linkTo }
    this.shown = [...this.shown.filter((each) => each.text !== text), toast]
    this.stopOldTimers()
    if (!this.held) this.startTimer(toast)
    return toast.id
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id)
    this.stopOldTimers()
    if (this.shown.length === 0) this.held = false
  }

  /** Stops the timers of all toasts, so that none disappears while the pointer or the focus is on one. */
  pauseTimers(): void {
    this.held = true
    for (const stop of this.timers.values()) stop()
    this.timers.clear()
  }

  /** Starts the timers of all toasts again, each with its full time. */
  restartTimers(): void {
    if (!this.held) return
    this.held = false
    for (const toast of this.shown) this.startTimer(toast)
  }

  private startTimer(toast: Toast): void {
    this.timers.set(
      toast.id,
      this.clock.runAfter(toast.seconds * 1000, () => this.dismiss(toast.id)),
    )
  }

  private stopOldTimers(): void {
    for (const [id, stop] of this.timers) {
      if (this.shown.some((toast) => toast.id === id)) continue
      stop()
      this.timers.delete(id)
    }
  }
}
