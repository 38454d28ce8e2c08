import type { RefinancingLoanRefusalReason } from '@/domain/refinancing/refusals'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import { findOperationBlockEnd, type OperationRecord } from '@/domain/shared/operation'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { formatBriefMoney, formatLongDate, formatTime } from '@/ui/kit/format'
import { gatewayFailureText } from './failures.texts'

export const refinancingTexts = {
  newerRelease: 'El portal se actualizó en otra pestaña y esto no se envió. Recargá esta página para seguir.',
  goOn: 'Continuar',
  back: 'Volver',
  restart: 'Ir al comienzo',
  home: {
    title: 'Refinanciá tu deuda',
    loading: 'Buscando tu propuesta',
    greeting: (name: string) => `Hola, ${name}. Esta es tu propuesta para ponerte al día.`,
    greetingNobody: 'Esta es tu propuesta para ponerte al día.',
    total: 'Tu deuda total',
    refinanced: 'Refinanciás en cuotas',
    today: 'Pagás hoy con tarjeta de débito',
    todayByChat: 'Para pagar hoy',
    timeLeft: 'El enlace vence en',
    stepsTitle: 'Cómo sigue',
    steps: [
      'Elegís en cuántas cuotas pagar.',
      'Validás tu identidad con una selfie.',
      'Cargás tu tarjeta de débito.',
      'Revisás todo, aceptás y pagás.',
    ],
    notSent: {
      loan: 'Tu propuesta cambió y no guardamos tu plan.',
      payment: 'Tu propuesta cambió y no enviamos tu pago.',
    },
    paidBeforeTitle: 'Ya pagaste una refinanciación',
    paidBefore: (amount: string) =>
      `En las últimas 48 horas pagaste ${amount} por una refinanciación. Si esta propuesta es por la misma deuda, no la pagues de nuevo: escribinos por chat.`,
    byChatTitle: 'Esta propuesta se termina por chat',
    byChat: 'Con estos importes no se puede pagar desde acá. Escribinos por chat y seguimos desde ahí.',
    failedTitle: 'No pudimos buscar tu propuesta',
    tooMany: 'Esta propuesta se buscó muchas veces.',
    failedReference: 'GET_REFINANCING_INFO_ERROR',
  },
  noLink: {
    title: 'Abrí el enlace que te enviamos',
    subtitle:
      'Para refinanciar tu deuda, entrá con el enlace de nuestro mensaje. Si no lo tenés, escribinos por chat.',
  },
  notALink: {
    title: 'El enlace no es válido',
    subtitle:
      'Puede que se haya cortado al copiarlo. Abrilo de nuevo desde nuestro mensaje, o escribinos por chat para pedir otro.',
  },
  expired: {
    title: 'El enlace venció',
    subtitle: 'Servía hasta las 21 del día en que te lo mandamos. Escribinos por chat y vemos cómo seguir.',
  },
  notOffered: {
    title: 'El enlace venció',
    subtitle:
      'Esta propuesta ya no está disponible. Si ya la pagaste, no tenés que hacer nada más. Si no, escribinos por chat.',
  },
  paid: {
    title: 'Ya pagaste esta refinanciación',
    subtitle:
      'No tenés que hacer nada más. Tu deuda anterior puede tardar entre 24 y 48 horas en verse al día.',
  },
  plan: {
    title: 'Elegí en cuántas cuotas pagar',
    loading: 'Buscando los planes de cuotas',
    debt: 'Pagás hoy',
    refinanced: 'Refinanciás en cuotas',
    legend: 'Planes de cuotas',
    installments: (count: number) => (count === 1 ? '1 cuota' : `${count} cuotas`),
    each: (count: number, amount: string) =>
      count === 1 ? `de\u00A0${amount}` : `de\u00A0${amount} cada una`,
    chooseFirst: 'Elegí un plan para continuar.',
    creating: 'Estamos guardando tu plan. Puede tardar unos segundos.',
    failedTitle: 'No pudimos buscar los planes de cuotas',
    failedReference: 'GET_REFINANCING_INSTALLMENT_PLAN',
    emptyTitle: 'Por ahora no hay planes de cuotas',
    empty: 'Con los datos de tu enlace no encontramos un plan. Escribinos por chat y vemos cómo seguir.',
    noneLeft:
      'El plan que elegiste ya no está disponible y no quedan otros. No se creó ningún préstamo. Escribinos por chat y vemos cómo seguir.',
    notCreatedTitle: 'No pudimos guardar tu plan',
    notCreatedReference: 'REFINANCING_CONFIRM_INSTALLMENT_PLAN',
    notCreated: 'No se creó ningún préstamo. Probá de nuevo.',
    planGone: 'Ese plan ya no está disponible. Elegí otro.',
    inProgress: 'Ya se está guardando otro plan. Este no se envió.',
  },
  outcomeUnknown: {
    loanTitle: 'Estamos confirmando tu plan',
    loan: 'Puede que tu plan ya esté guardado, pero todavía no nos llegó la confirmación.',
    loanNotArrivedTitle: 'Tu plan todavía no nos llegó',
    loanNotArrived:
      'Podés volver a intentarlo: aunque el anterior llegue más tarde, se crea un solo préstamo.',
    paymentTitle: 'Estamos confirmando tu pago',
    payment:
      'Puede que el pago ya se haya hecho, pero todavía no nos llegó la confirmación. No vuelvas a pagar antes de saberlo.',
    paymentNotArrivedTitle: 'Tu pago todavía no nos llegó',
    paymentNotArrived: 'Probá sin miedo: se cobra una sola vez.',
    askLenderAgain: 'Consultar de nuevo',
    tryAgain: 'Volver a intentar',
  },
  selfie: {
    title: 'Validá tu identidad',
    lead: 'Para cuidar tus datos, comprobamos que seas vos con una selfie.',
    steps: [
      'Tené a mano tu DNI y buscá un lugar con buena luz.',
      'Sacate una selfie sin anteojos, gorra ni barbijo.',
      'Al terminar volvés acá y seguís con tu tarjeta.',
    ],
    submit: 'Continuar con la selfie',
    validated: 'Ya validaste tu identidad. Podés seguir.',
    scan: 'La selfie se saca con el celular. Escaneá este código con la cámara y seguí desde ahí.',
    picture: 'Código QR para abrir tu refinanciación en el celular',
    noPicture:
      'La selfie se saca con el celular. No pudimos dibujar el código QR: abrí ahí el enlace que te enviamos.',
  },
  check: {
    title: 'Estamos validando tu identidad',
    lead: 'Puede tardar unos segundos. No cierres esta pantalla.',
    label: 'Consultando el resultado de la selfie',
    notValidatedTitle: 'No pudimos validar tu identidad',
    notValidated: 'No se hizo ningún pago. Probá otra vez con buena luz y tu DNI a mano.',
    anotherSelfie: 'Sacarme otra selfie',
    askLenderAgain: 'Consultar de nuevo',
  },
  card: {
    title: 'Cargá tu tarjeta de débito',
    lead: 'Con ella pagás hoy. Todavía no se cobra nada: antes ves el resumen.',
    sameCard:
      'Cargá la misma tarjeta de débito que la primera vez: ese pago todavía puede llegar y cobrarse en ella.',
    amount: 'Pagás hoy',
    documentType: 'Tipo de documento',
    documentTypes: { dni: 'DNI' },
    safety: 'No guardamos el número ni el código de seguridad en este dispositivo.',
    submit: 'Continuar',
  },
  summary: {
    title: 'Revisá y aceptá',
    loading: 'Preparando el resumen',
    failedTitle: 'No pudimos preparar el resumen',
    failedReference: 'REFINANCING_SUMMARY_ERROR',
    amounts: 'Tu refinanciación',
    total: 'Tu deuda total',
    today: 'Pagás hoy',
    refinanced: 'Refinanciás en cuotas',
    paymentTitle: 'Tu pago de hoy',
    payment: (amount: string, card: string) =>
      `Vamos a cobrar ${amount} de tu ${card}, una sola vez, cuando toques «Aceptar y pagar».`,
    cardOfUnknownBrand: 'tarjeta de débito',
    cardName: (brand: string, lastDigits: string) => `${brand} ${lastDigits}`,
    disbursement: (amount: string) =>
      `Los ${amount} que refinanciás no se depositan en tu cuenta: cancelan lo que queda de tu deuda anterior.`,
    changedTitle: 'Algo del costo cambió',
    changed: (items: readonly string[]) =>
      `No es lo que viste al elegir el plan: ${items.join(', ')}. Revisalo antes de aceptar.`,
    agree: 'Leí y acepto los términos y condiciones.',
    agreeFirst: 'Aceptá los términos y condiciones para continuar.',
    submit: 'Aceptar y pagar',
    checking: 'Comprobando que tu propuesta siga igual.',
    paying: 'Estamos cobrando tu pago. Puede tardar unos segundos: no cierres esta pantalla.',
    notSentTitle: 'No enviamos tu pago',
    samePayment: 'Es el mismo pago que no nos llegó. Probá sin miedo: se cobra una sola vez.',
    inProgress: 'Ya se está enviando un pago. Este otro no se envió.',
    refusedTitle: 'El pago no se hizo',
    refused: 'No se cobró nada. Revisá los datos de tu tarjeta o probá con otra.',
    again: 'Probar con otra tarjeta',
    typeAgain: 'Escribir la tarjeta de nuevo',
    notAvailableTitle: 'Este plan ya no está disponible',
    notAvailable:
      'No se cobró nada. Puede que se haya elegido otro plan en otro dispositivo: volvé al comienzo y fijate cómo está.',
    checkOverTitle: 'Tu validación de identidad venció',
    checkOver: 'No se cobró nada. Sirve por 15 minutos y una sola vez: sacate otra selfie para pagar.',
    repeatIdentityCheck: 'Validar mi identidad',
  },
  result: {
    title: '¡Listo! Refinanciaste tu deuda',
    lead: (amount: string) => `Recibimos tu pago de ${amount}.`,
    firstDue: (day: string) => `Tu primera cuota vence el ${day}.`,
    info: 'Tu deuda anterior puede tardar entre 24 y 48 horas en verse al día. No hace falta que nos mandes el comprobante.',
    toPortal: 'Ir al portal',
    leave: 'Salir',
  },
} as const

/** Returns the sentence above the refinancing offer, with the customer's name if given. Source: REF-02. */
export function refinancingOfferGreeting(customerName: string): string {
  const { greeting, greetingNobody } = refinancingTexts.home
  return customerName === '' ? greetingNobody : greeting(customerName)
}

/**
 * Returns the text that says why the selfie was not confirmed: the lender gave no answer, or the face
 * does not match. Source: REF-07.
 */
export function selfieNotConfirmedText(failure: GatewayFailure | undefined): string {
  return failure ? gatewayFailureText(failure) : refinancingTexts.check.notValidated
}

/**
 * Returns the title and the text about a loan or down payment of a refinancing whose outcome is unknown.
 * Source: REF-11.
 */
export function refinancingOutcomeUnknownTexts(
  of: 'loan' | 'payment',
  hasNotArrived: boolean,
): { readonly title: string; readonly subtitle: string } {
  const { outcomeUnknown: outcomeUnknownTexts } = refinancingTexts
  return hasNotArrived
    ? { title: outcomeUnknownTexts[`${of}NotArrivedTitle`], subtitle: outcomeUnknownTexts[`${of}NotArrived`] }
    : { title: outcomeUnknownTexts[`${of}Title`], subtitle: outcomeUnknownTexts[of] }
}

/**
 * Returns a text with the date and hour until which a payment that did not arrive blocks another one. Source:
 * REF-11.
 */
function paymentBlockEndText(payment: OperationRecord): string {
  const until = findOperationBlockEnd(payment)
  return `${formatLongDate(dayInBuenosAires(until))}, ${formatTime(until)}`
}

/**
 * Returns the texts about an earlier payment that the lender has not received yet. They say until when that
 * payment prevents the customer from paying for this refinancing. Source: REF-11.
 */
export function blockedByEarlierPaymentTexts(by: OperationRecord): {
  readonly title: string
  readonly subtitle: string
} {
  const when = paymentBlockEndText(by)
  return {
    title: 'Esperemos tu pago anterior',
    subtitle: `Quisiste pagar ${formatBriefMoney(by.amount)}, y ese pago todavía puede llegar. Para que no te cobren dos veces, esta propuesta se puede pagar desde el ${when}. Si lo empezaste con otro enlace que sigue abierto, podés terminarlo ahí. Si no, escribinos por chat.`,
  }
}

/**
 * Returns the text that says why a down payment that the lender did not receive can only be retried with
 * the same card, and from when the customer can use another card. Source: REF-11.
 */
export function retryDownPaymentWithSameCardText(payment: OperationRecord): string {
  return `Usá la misma tarjeta que la primera vez: ese pago todavía puede llegar y cobrarse en ella. Si ya no la tenés, vas a poder usar otra desde el ${paymentBlockEndText(payment)}.`
}

/**
 * Returns the texts of the screen without plans: the lender offered none, it has just refused the last plan, or
 * it has withdrawn its proposal. Source: REF-05.
 */
export function noRefinancingPlanTexts(phase: 'empty' | 'none-left' | 'not-available') {
  const { empty, emptyTitle, noneLeft, notCreatedTitle } = refinancingTexts.plan
  if (phase === 'not-available')
    return { title: notCreatedTitle, subtitle: refinancingTexts.notOffered.subtitle }
  return { title: emptyTitle, subtitle: phase === 'empty' ? empty : noneLeft }
}

/** Returns the text that says why the loan of the refinancing was not created. Source: REF-05. */
export function refinancingLoanNotCreatedText(
  why: Exclude<RefinancingLoanRefusalReason, 'not-available'> | GatewayFailure | undefined,
): string {
  const { plan } = refinancingTexts
  if (why === 'plan-not-offered') return plan.planGone
  return why === undefined ? plan.notCreated : `${plan.notCreated} ${gatewayFailureText(why)}`
}
