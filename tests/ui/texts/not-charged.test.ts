import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { paymentNotSentText } from '@/ui/texts/not-charged.texts'

/** Proof that a payment was never sent: the press of the pay button was not a retry of an earlier payment. */
const notDoneProof = OperationNotDoneProof.fromPressWithoutOperation(undefined)

describe('the reason why a payment was not sent', () => {
  it.each([
    [
      { kind: 'just-paid' },
      'De este préstamo se hizo otro pago hace poco y ahora no se cobró nada. Fijate en tus pagos antes de seguir.',
    ],
    [
      { kind: 'just-paid', mayBeOfAnotherLoan: true },
      'Hace poco se hizo un pago que puede ser de este préstamo o de otro igual y ahora no se cobró nada. Fijate en tus pagos antes de seguir.',
    ],
    [
      { kind: 'due-changed' },
      'Lo que debés cambió mientras pagabas. No se cobró nada: revisá el total antes de seguir.',
    ],
    [
      { kind: 'in-progress', amount: cents(1_262_500) },
      'Ya se está enviando un pago de $\u00a012.625. Este otro no se envió: esperá a ver cómo termina ese.',
    ],
    [
      { kind: 'other-customer' },
      'En este dispositivo ingresó otra persona y tu pago no se envió. Ingresá de nuevo para pagar.',
    ],
    [
      { kind: 'newer-release' },
      'El portal se actualizó en otra pestaña y el pago no se envió. Recargá esta página para pagar.',
    ],
  ] as const)('%j says what happened with the money and what the customer can do', (reason, text) => {
    expect(paymentNotSentText(reason, notDoneProof)).toBe(text)
  })

  it.each([
    [
      { kind: 'just-paid' },
      'De este préstamo se hizo otro pago hace poco y ahora no se envió nada. Fijate en tus pagos antes de seguir.',
    ],
    [
      { kind: 'due-changed' },
      'Lo que debés cambió mientras pagabas. No se envió nada: revisá el total antes de seguir.',
    ],
    [
      { kind: 'due-not-known', cause: { kind: 'server-failure' } },
      'No se envió nada. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.',
    ],
  ] as const)('%j without a proof says only that this press sent nothing', (reason, text) => {
    expect(paymentNotSentText(reason, undefined)).toBe(text)
  })
})
