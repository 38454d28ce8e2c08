import { beforeEach, describe, expect, it } from 'vitest'
import type { Clock } from '@/application/shared/clock.port'
import { dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import { Toasts } from '@/ui/kit/toasts'

class ManuallyAdvancedClock implements Clock {
  isTimeVerified(): boolean {
    return true
  }

  private milliseconds = 0
  private pendingTimers: { readonly at: number; readonly run: () => void }[] = []

  now(): Instant {
    return this.milliseconds as Instant
  }

  today(): CalendarDate {
    return dayInBuenosAires(this.now())
  }

  runAfter(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.milliseconds + milliseconds, run }
    this.pendingTimers.push(entry)
    return () => {
      this.pendingTimers = this.pendingTimers.filter((other) => other !== entry)
    }
  }

  advance(seconds: number): void {
    this.milliseconds += seconds * 1000
    const due = this.pendingTimers.filter((entry) => entry.at <= this.milliseconds)
    this.pendingTimers = this.pendingTimers.filter((entry) => !due.includes(entry))
    for (const entry of due) entry.run()
  }
}

describe('toasts', () => {
  let clock: ManuallyAdvancedClock
  let toasts: Toasts

  beforeEach(() => {
    clock = new ManuallyAdvancedClock()
    toasts = new Toasts(clock)
  })

  function shownTexts(): string[] {
    return toasts.shown.map((toast) => toast.text)
  }

  it('stay 5 seconds', () => {
    toasts.show({ text: 'Copiado' })
    clock.advance(4.9)
    expect(shownTexts()).toEqual(['Copiado'])
    clock.advance(0.1)
    expect(shownTexts()).toEqual([])
  })

  it('stay for the requested time', () => {
    toasts.show({ text: 'Descargado', seconds: 10 })
    clock.advance(9.9)
    expect(shownTexts()).toEqual(['Descargado'])
    clock.advance(0.1)
    expect(shownTexts()).toEqual([])
  })

  it('stay while a pointer or the focus is on them, and then their whole time', () => {
    toasts.show({ text: 'Copiado' })
    clock.advance(3)
    toasts.pauseTimers()
    clock.advance(60)
    expect(shownTexts()).toEqual(['Copiado'])
    toasts.restartTimers()
    clock.advance(4.9)
    expect(shownTexts()).toEqual(['Copiado'])
    clock.advance(0.1)
    expect(shownTexts()).toEqual([])
  })

  it('stay while another toast is held', () => {
    toasts.show({ text: 'Copiado' })
    toasts.pauseTimers()
    toasts.show({ text: 'Descargado' })
    clock.advance(60)
    expect(shownTexts()).toEqual(['Copiado', 'Descargado'])
  })

  it('disappear when dismissed, and the next one stays its own time', () => {
    const id = toasts.show({ text: 'Copiado' })
    toasts.pauseTimers()
    toasts.dismiss(id)
    expect(shownTexts()).toEqual([])
    toasts.show({ text: 'Descargado' })
    clock.advance(5)
    expect(shownTexts()).toEqual([])
  })

  it('appear once when a text repeats; its time begins again', () => {
    toasts.show({ text: 'Copiado' })
    clock.advance(3)
    toasts.show({ text: 'Copiado' })
    clock.advance(3)
    expect(shownTexts()).toEqual(['Copiado'])
    clock.advance(2)
    expect(shownTexts()).toEqual([])
  })

  it('carry a tone', () => {
    toasts.show({ text: 'Listo', tone: 'good' })
    toasts.show({ text: 'Va en camino' })
    expect(toasts.shown.map((toast) => toast.tone)).toEqual(['good', 'info'])
  })
})
