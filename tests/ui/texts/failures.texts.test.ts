import { describe, expect, it } from 'vitest'
import { gatewayFailureText } from '@/ui/texts/failures.texts'

function tooManyRequestsText(retryAfterSeconds: number | undefined, message?: string): string {
  return gatewayFailureText(
    {
      kind: 'server-failure',
      ...(message === undefined ? {} : { message }),
      tooManyRequests: retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
    },
    'Se pidió mucho.',
  )
}

describe('the message for a call that was sent too often', () => {
  it.each([
    [0, '1 minuto'],
    [60, '1 minuto'],
    [61, '2 minutos'],
    [3540, '59 minutos'],
    [3541, '1 hora'],
    [3601, '2 horas'],
    [86_400, '24 horas'],
  ])('with a wait of %i seconds is %s', (seconds, wait) => {
    expect(tooManyRequestsText(seconds)).toBe(`Se pidió mucho. Podés probar de nuevo en ${wait}.`)
  })

  it('without a wait is the sentence of the lender, or else of the screen', () => {
    expect(tooManyRequestsText(undefined, 'Volvé mañana.')).toBe('Volvé mañana.')
    expect(tooManyRequestsText(undefined)).toBe('Se pidió mucho. Probá de nuevo en un rato.')
  })

  it('with a wait uses the words of the screen', () => {
    expect(tooManyRequestsText(120, 'Volvé mañana.')).toBe(
      'Se pidió mucho. Podés probar de nuevo en 2 minutos.',
    )
  })
})
