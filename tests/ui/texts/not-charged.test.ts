import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { formatBriefMoney } from '@/ui/kit/format'
import { notSentText } from '@/ui/texts/not-charged.texts'

describe('why a payment was not sent', () => {
  it.each([
    [
      { kind: 'just-paid' },
      'De este préstamo se hizo otro pago hace poco y ahora no se cobró nada. Fijate en tus pagos antes de seguir.',
    ],
    [
      { kind: 'under-way', amount: cents(1_262_500) },
      'Ya se está enviando un pago de $\u00a012.625. Este otro no se envió: esperá a ver cómo termina ese.',
    ],
    [
      { kind: 'other-customer' },
      'En este dispositivo ingresó otra persona y tu pago no se envió. Ingresá de nuevo para pagar.',
    ],
  ] as const)('%j says what happened with the money and what to do', (why, text) => {
    expect(notSentText(why, formatBriefMoney)).toBe(text)
  })
})
