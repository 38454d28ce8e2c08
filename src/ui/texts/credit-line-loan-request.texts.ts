import type { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import type { CreditLineLoanAmountProblem } from '@/domain/revolving-line/credit-line-loan-amount'
import { creditLineRefusalReasonText } from './credit-line-refusal.texts'

export const creditLineLoanRequestTexts = {
  amount: {
    title: '¿Cuánto necesitás?',
    lead: (max: string) => `Te quedan ${max} de tu línea.`,
    label: 'Importe en pesos',
    hint: (max: string) => `Hasta ${max}. Los centavos van después de una coma.`,
    submit: 'Ver cuánto me cuesta',
    invalid: 'Escribí un importe que puedas pedir.',
    noneTitle: 'Ya usaste toda tu línea',
    none: 'A medida que pagues las cuotas vas a volver a tener para usar.',
  },
  plan: {
    title: '¿En cuántas cuotas?',
    lead: (amount: string) => `Vas a pedir ${amount} de tu línea.`,
    legend: 'Cuotas',
    loading: 'Cargando las cuotas',
    failedTitle: 'No pudimos mostrar las cuotas',
    submit: 'Pedir el préstamo',
    submitFor: (amount: string) => `Pedir ${amount}`,
    sending: 'Estamos pidiendo el préstamo…',
    choose: 'Elegí en cuántas cuotas querés pagarlo.',
    change: 'Cambiar el importe',
    noPlanTitle: 'No hay cuotas para ese importe',
    noPlan: 'Probá con otro importe.',
    noPlanReference: 'INVALID_INSTALLMENT_PLAN',
    creditLineChanged: 'Lo que te queda de la línea cambió. Fijate de nuevo antes de pedir.',
    earlierUseTitle: 'Ya pediste un préstamo',
    earlierUse: (amount: string, day: string) =>
      `Pediste ${amount} el ${day}. Si seguís, vas a pedir otro préstamo además de ese.`,
    doneElsewhere:
      'Este pedido no se envió: ya hay un préstamo por ese importe. Revisalo antes de pedir otro.',
    selfieFirst: (amount: string) =>
      `Este pedido no se envió: antes falta la selfie de tu préstamo de ${amount}.`,
    approvedMeanwhile: (amount: string) => `Tu préstamo de ${amount} se aprobó. Falta una selfie.`,
    inProgress: 'Ya estamos pidiendo un préstamo tuyo. Este otro no se envió.',
    refusedTitle: 'No se hizo el préstamo',
    refused: 'No se pidió nada de tu línea.',
    refusedNext: 'Podés elegir otras cuotas u otro importe.',
    again: 'Elegir de nuevo',
  },
  outcomeUnknown: {
    title: 'Todavía no sabemos si se hizo el préstamo',
    text: (amount: string) =>
      `Pediste ${amount} y no llegó la respuesta. No lo pidas de nuevo por otro lado: te decimos acá qué pasó.`,
    notArrivedTitle: 'Tu pedido todavía no nos llegó',
    notArrived: (amount: string) =>
      `Podés volver a intentarlo: aunque el de ${amount} llegue más tarde, se hace un solo préstamo.`,
  },
  check: {
    title: 'Mostranos que sos vos',
    lead: (amount: string) => `Falta una selfie para que los ${amount} que pediste lleguen a tu cuenta.`,
    steps: [
      'Buscá un lugar con luz y sacate los lentes o la gorra.',
      'Vas a salir del portal por un momento: no cierres la página.',
      'Cuando termines volvés acá, con tu pedido como lo dejaste.',
    ],
    submit: 'Sacarme la selfie',
    another: 'Pedir otro importe',
    checkingTitle: 'Estamos validando tu identidad',
    checking: 'Validando',
    failedTitle: 'No pudimos validar tu identidad',
    failed: 'Podés sacarte otra selfie. Tu pedido sigue como lo dejaste.',
    noMatch: 'La selfie no coincide con la foto de tu documento. Probá con más luz y sin nada en la cara.',
    unanswered: 'No nos llegó el resultado de tu selfie. Probá de nuevo: tu pedido sigue como lo dejaste.',
    reference: 'BIOMETRIC_VALIDATION_ERROR',
    retry: 'Sacarme otra selfie',
  },
  summary: {
    title: 'Revisá tu préstamo',
    lead: 'Así queda lo que pediste de tu línea.',
    loading: 'Cargando el resumen',
    card: 'Se paga con',
    cardDigits: (digits: string) => `Tarjeta de débito ${digits}`,
    failedTitle: 'No pudimos mostrar el resumen',
    noCard: 'No encontramos la tarjeta con que se paga. Probá de nuevo en unos minutos.',
    reference: 'REVOLVING_LINE_SUMMARY_ERROR',
    submit: 'Aceptar el préstamo',
  },
  done: {
    title: 'Listo, la plata va en camino',
    text: 'La vas a tener en tu cuenta dentro de las próximas 24 horas.',
    amount: 'Pediste',
    installments: 'Cuotas',
    first: 'Primer vencimiento',
  },
} as const

/**
 * Returns the text that says why the lender did not create the loan that the customer requested from the
 * revolving credit line. Source: REV-04.
 */
export function creditLineLoanRefusalText(_notDone: OperationNotDoneProof, code: string | undefined): string {
  const { refused, refusedNext } = creditLineLoanRequestTexts.plan
  const reason = creditLineRefusalReasonText(code)
  return reason === undefined ? `${refused} ${refusedNext}` : `${reason} ${refused}`
}

/**
 * Returns the message about what is wrong with the amount that the customer wants to borrow from the
 * revolving credit line. Source: REV-03.
 */
export function creditLineAmountProblemText(problem: CreditLineLoanAmountProblem, max: string): string {
  switch (problem) {
    case 'required':
      return `Escribí cuánto necesitás, hasta ${max}.`
    case 'not-an-amount':
      return `Escribí un importe en números, hasta ${max}.`
    case 'zero':
      return `Escribí un importe mayor que cero, hasta ${max}.`
    case 'over-remaining':
      return `Podés pedir hasta ${max}.`
  }
}
