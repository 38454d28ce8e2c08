import { describe, expect, it } from 'vitest'
import { formatCountdown, formatTimeLeft } from '@/ui/refinancing/time-left'

describe('countdowns', () => {
  it.each([
    [45, '0:00:45'],
    [90, '0:01:30'],
    [3661, '1:01:01'],
    [0, '0:00:00'],
    [-3, '0:00:00'],
    [0.2, '0:00:01'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text)
  })

  it.each([
    [300, 'Quedan 5 minutos'],
    [60, 'Queda 1 minuto'],
    [1, 'Queda 1 segundo'],
    [3665, 'Quedan 1 hora, 1 minuto y 5 segundos'],
    [7200, 'Quedan 2 horas'],
    [0, 'Se terminó el tiempo'],
  ])('shows %d seconds in words', (seconds, words) => {
    expect(formatTimeLeft(seconds)).toBe(words)
  })
})
