import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { Toasts } from '@/ui/kit/toasts'
import { DueDatesViewModel } from '@/ui/loans/due-dates-view-model'
import { aWait } from '#tests/support/an-answer'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryFileSaver } from '#tests/support/memory-device'

const loan = {
  externalId: '40128753',
  name: 'Casa Rivadavia Hogar',
  installmentCount: 12,
  dates: [{ number: 4, date: calendarDate('2026-12-01'), amount: cents(1_262_500) }],
}

let saver: MemoryFileSaver
let toasts: Toasts
let model: DueDatesViewModel

beforeEach(() => {
  const clock = new ManualClock()
  saver = new MemoryFileSaver()
  toasts = new Toasts(clock)
  model = new DueDatesViewModel(saver, clock, { brandName: 'Luma Créditos' }, toasts, aWait(clock))
})

describe('the due dates for the calendar', () => {
  it('are saved once, as a calendar, when pressed twice', async () => {
    await Promise.all([model.save(loan), model.save(loan)])
    expect(saver.saved.map(({ name, file }) => [name, file.contentType])).toEqual([
      ['vencimientos-40128753.ics', 'text/calendar;charset=utf-8'],
    ])
    expect(toasts.list.map(({ text }) => text)).toEqual([
      'Guardamos los vencimientos en tus descargas. Abrí el archivo para sumarlos a tu calendario.',
    ])
    expect(model.isBusy).toBe(false)
  })

  it('are saved for nobody who left meanwhile', async () => {
    const leave = model.start()
    const saving = model.save(loan)
    leave()
    await saving
    expect(saver.saved).toEqual([])
  })
})
