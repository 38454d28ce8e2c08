import { describe, expect, it } from 'vitest'
import { calendarDate, type Instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import {
  formatBriefMoney,
  formatDate,
  formatDayAndMonth,
  formatDueDate,
  formatLongDate,
  formatMonthName,
  formatMoney,
  formatMoneyParts,
  formatTime,
} from '@/ui/kit/format'

const today = calendarDate('2026-11-21')

function parseInstant(text: string): Instant {
  return Date.parse(text) as Instant
}

describe('money', () => {
  it.each([
    [1_262_500, '$\u00a012.625,00'],
    [0, '$\u00a00,00'],
    [5, '$\u00a00,05'],
    [123_456, '$\u00a01.234,56'],
    [100_000_000, '$\u00a01.000.000,00'],
    [-100, '-$\u00a01,00'],
    [-5, '-$\u00a00,05'],
  ])('writes %i cents as %s', (amount, text) => {
    expect(formatMoney(cents(amount))).toBe(text)
  })

  it('never shows a negative zero', () => {
    expect(formatMoney(cents(-0))).toBe('$\u00a00,00')
  })

  it.each([
    [1_262_500, '$\u00a012.625'],
    [1_262_550, '$\u00a012.625,50'],
    [0, '$\u00a00'],
    [-10_000, '-$\u00a0100'],
  ])('writes %i cents in the short form as %s', (amount, text) => {
    expect(formatBriefMoney(cents(amount))).toBe(text)
  })

  it('has its parts returned separately', () => {
    expect(formatMoneyParts(cents(-1_262_507))).toEqual({ sign: '-', pesos: '12.625', cents: '07' })
  })
})

describe('dates', () => {
  it('shows a plain date unshifted', () => {
    expect(formatDate(calendarDate('2026-12-01'))).toBe('1/12/2026')
    expect(formatLongDate(calendarDate('2026-12-01'))).toBe('1 de diciembre de 2026')
  })

  it('names the month alone', () => {
    expect(formatMonthName(calendarDate('2026-12-01'))).toBe('diciembre')
    expect(formatMonthName(calendarDate('2027-01-31'))).toBe('enero')
  })

  it('leaves out the current year', () => {
    expect(formatDayAndMonth(calendarDate('2026-12-01'), today)).toBe('1 de diciembre')
    expect(formatDayAndMonth(calendarDate('2027-01-01'), today)).toBe('1 de enero de 2027')
  })

  it.each([
    ['2026-11-21', 'Vence hoy'],
    ['2026-11-22', 'Vence mañana'],
    ['2026-12-01', 'Vence el 1 de diciembre'],
    ['2027-01-01', 'Vence el 1 de enero de 2027'],
    ['2026-11-20', 'Venció ayer'],
    ['2026-11-01', 'Venció el 1 de noviembre'],
    ['2025-12-01', 'Venció el 1 de diciembre de 2025'],
  ])('names the day when %s is due', (date, sentence) => {
    expect(formatDueDate(calendarDate(date), today)).toBe(sentence)
  })

  it.each([
    ['2026-11-21T12:05:00Z', '09:05'],
    ['2026-11-21T03:00:00Z', '00:00'],
    ['2026-11-22T02:59:00Z', '23:59'],
  ])('shows %s in the time of Buenos Aires', (moment, hour) => {
    expect(formatTime(parseInstant(moment))).toBe(hour)
  })
})
