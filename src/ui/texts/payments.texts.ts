import { lenderServiceRules as terms } from '@/domain/shared/lender-service-rules'
import type { Debt } from '@/domain/payments/debt'
import type { PartialAmountProblem } from '@/domain/payments/partial-amount'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import type { PayableLoanStatus } from '@/domain/payments/payable-loan'
import type { OutcomeInquiryStage } from './outcome-inquiry.texts'

interface EarlierPaymentTextParts {
  readonly amount: string
  readonly day: string
  readonly time: string
}

export const paymentsTexts = {
  line: 'Línea de crédito',
  loanNumber: (externalId: string) => `Préstamo ${externalId}`,
  noReceiptNeeded: 'No hace falta que nos mandes el comprobante: el pago nos llega solo.',
  list: {
    title: 'Pagar cuota',
    lead: 'Elegí qué querés pagar.',
    loading: 'Cargando lo que podés pagar',
    failedTitle: 'No pudimos cargar tus préstamos',
    legend: 'Tus préstamos',
    required: 'Elegí un préstamo para continuar.',
    submit: 'Continuar',
    several: 'Pagar varias juntas',
    installment: (number: number, count: number) => `Cuota ${number} de ${count}`,
    installments: (count: number, amount: string) =>
      count === 1 ? `1 cuota de\u00A0${amount}` : `${count} cuotas de\u00A0${amount}`,
    emptyTitle: 'No tenés préstamos activos',
    empty: 'Cuando tengas un préstamo, vas a poder pagar sus cuotas desde acá.',
  },
  summary: {
    title: 'Pagar cuota',
    back: 'Elegir otro préstamo',
    loading: 'Cargando lo que debés',
    failedTitle: 'No pudimos cargar lo que debés',
    total: 'Total a pagar',
    checking: 'Estamos revisando lo que debés.',
    lines: 'Qué estás pagando',
    lineCount: {
      installment: (count: number) => `${count} cuotas`,
      month: (count: number) => `${count} meses`,
    },
    withPunitive: (count: string, amount: string) => `${count}, con ${amount} de interés por mora`,
    installment: (number: number) => `Cuota ${number}`,
    paidBefore: (amount: string) => `Ya pagaste ${amount}: esto es lo que queda`,
    punitive: (amount: string) => `Más ${amount} de interés por mora`,
    method: '¿Cómo querés pagar?',
    chosenMethod: 'El medio de pago que elegiste',
    howTo: 'Cómo pagar así',
    change: 'Cambiar',
    ofMethod: 'el medio de pago',
    noMethods: 'Por ahora no hay medios de pago para este préstamo. Probá de nuevo en unos minutos.',
    goBack: 'Volver',
    refresh: 'Actualizar lo que debo',
    refreshing: 'Actualizando',
    notYet: 'Todavía no vemos tu pago. Puede tardar en llegarnos: probá de nuevo en un rato.',
    dueUpdated: 'Actualizamos lo que debés.',
    notRefreshed: 'No pudimos actualizar lo que debés. Probá de nuevo.',
    paymentErrorTitle: 'No enviamos tu pago',
    nothingDueTitle: 'Hoy no debés nada de este préstamo',
    nothingDueLine: 'Hoy no debés nada de tu línea',
    nothingDue: 'Cuando tengas una cuota para pagar, la vas a ver acá.',
    outcomeUnknownTitle: 'Tenés un pago en curso',
    outcomeUnknown: (amount: string) =>
      `Enviamos un pago de ${amount} y todavía no sabemos cómo terminó. Fijate en su estado antes de pagar otra vez: si se hizo, pagarías dos veces.`,
    followUp: 'Ver el estado del pago',
    justPaidTitle: 'Ya hiciste un pago',
    maybePaidTitle: 'Puede que ya hayas pagado',
    maybePaid: ({ amount, day, time }: EarlierPaymentTextParts) =>
      `Enviaste un pago de ${amount} el ${day} a las ${time} y no sabemos cómo terminó. Fijate en tus pagos antes de pagar otra vez: si se hizo, pagarías dos veces.`,
    justPaid: ({ amount, day, time }: EarlierPaymentTextParts) =>
      `Pagaste ${amount} el ${day} a las ${time}. Puede tardar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas en verse en lo que debés. Si pagás otra vez, se cobra otra vez.`,
    started: ({ amount, day, time }: EarlierPaymentTextParts) =>
      `Empezaste un pago de ${amount} el ${day} a las ${time} fuera del portal y no sabemos si lo terminaste. Fijate en tus pagos antes de pagar otra vez: si lo terminaste, pagarías dos veces.`,
    listed: ({ amount, day }: Omit<EarlierPaymentTextParts, 'time'>) =>
      `Tenemos un pago de ${amount} del ${day} que todavía no se descontó de lo que debés. Puede tardar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas. Si pagás otra vez, se cobra otra vez.`,
    againTitle: 'Tu pago todavía no nos llegó',
    again: (amount: string) =>
      `Con la misma tarjeta probá sin miedo: los ${amount} se cobran una sola vez. De otra forma es otro pago: si el anterior llega, se cobran los dos.`,
    payOtherwise: 'Pagar de otra forma',
    seePayments: 'Ver mis pagos',
    payAgain: 'Pagar otra vez',
  },
  cvu: {
    title: 'Transferí a tu CVU',
    how: 'Transferí el importe exacto desde tu banco o billetera a este CVU.',
    onlyFor: { loan: 'Es solo para este préstamo.', line: 'Es solo para tu línea de crédito.' },
    loading: 'Buscando tu CVU',
    label: 'CVU',
    copy: 'Copiar el CVU',
    transferTitle: 'Pagá por transferencia bancaria',
    none: {
      loan: 'Este préstamo no tiene un CVU asignado. Transferí a cualquiera de estas cuentas.',
      line: 'Tu línea de crédito no tiene un CVU asignado. Transferí a cualquiera de estas cuentas.',
    },
    noneTitle: 'No hay un CVU para transferir',
    noneWithoutAccounts: {
      loan: 'Este préstamo no tiene un CVU asignado. Elegí otro medio de pago.',
      line: 'Tu línea de crédito no tiene un CVU asignado. Elegí otro medio de pago.',
    },
    notAvailableWithoutAccounts: 'No pudimos traer el CVU. Probá de nuevo o elegí otro medio de pago.',
    notAvailable: 'No pudimos traer el CVU. Probá de nuevo, o transferí a cualquiera de estas cuentas.',
    accountNumber: 'Número de cuenta',
    cbu: 'CBU',
    alias: 'Alias',
    company: 'Razón social',
    taxId: 'CUIT',
    copyIt: 'Copiar',
    theCbu: 'el CBU',
    theAlias: 'el alias',
    ofBank: (bank: string) => `de ${bank}`,
  },
  qr: {
    title: 'Pagá con QR',
    how: 'Escaneá este código con la app de tu banco o billetera, o compartilo con quien va a pagar.',
    loading: 'Buscando el código QR',
    picture: 'Código QR para pagar tu cuota',
    share: 'Compartir el QR',
    shared: 'Guardamos el QR como qrcode.png',
    notAvailable:
      'El código QR no está disponible en este momento. Probá de nuevo o elegí otro medio de pago.',
  },
  cash: {
    title: 'Pagá en efectivo',
    how: 'Mostrá este código en la caja.',
    warning: `Pagá el importe exacto. El pago puede tardar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas en verse acá.`,
    loading: 'Buscando el código de barras',
    picture: (digits: string) => `Código de barras ${digits}`,
    enlarge: 'Ver más grande',
    enlarged: 'Código de barras',
    notDrawable: 'Este código no se puede dibujar. Descargá el talón o dictá los números en la caja.',
    notAvailable: 'No pudimos traer el código de barras.',
    slip: 'Descargar el talón',
    slipName: (externalId: string) => `talon-de-pago-${externalId}.pdf`,
  },
  wallet: {
    title: 'Pagá con tu billetera',
    how: 'Te llevamos a Mercado Pago para que termines el pago ahí.',
    pay: 'Ir a Mercado Pago',
  },
  creditCard: {
    title: 'Pagá con tarjeta de crédito',
    how: 'El pago se hace en una página segura que se abre en otra pestaña.',
    loading: 'Preparando el pago',
    pay: 'Ir a pagar con tarjeta',
  },
  debitCard: {
    title: 'Pagá con tu tarjeta de débito',
    legend: 'Tus tarjetas guardadas',
    loading: 'Buscando tus tarjetas',
    failedTitle: 'No pudimos cargar tus tarjetas',
    expiry: (expiry: string) => `Vence ${expiry}`,
    pay: (amount: string) => `Pagar ${amount}`,
    payWith: (amount: string, card: string) => `Pagar ${amount} con ${card}`,
    payUnknown: 'Pagar',
    checking: 'Confirmamos el importe y lo enviamos.',
    paying: 'Estamos enviando tu pago. No cierres esta pantalla.',
    stillPaying: 'Esperamos la respuesta del banco. Tu pago se envió una sola vez: no cierres esta pantalla.',
    choose: 'Con qué tarjeta',
    chooseHint: 'Deslizá para ver todas.',
    addCard: 'Pagar con otra tarjeta',
    newTitle: 'Pagá con una tarjeta de débito nueva',
    useSaved: 'Usar una tarjeta guardada',
    once: 'Pago seguro: se cobra una sola vez.',
    safety:
      'No guardamos el número ni el código de tu tarjeta: si el pago no sale, vas a tener que escribirlos de nuevo.',
    amount: 'Vas a pagar',
    editAmount: 'Editar importe',
    partialAmount: 'Importe a pagar',
    partialHint: (due: string) => `Hasta ${due}. Los centavos van después de una coma.`,
    payAll: 'Pagar el total',
  },
  refusal: {
    reference: '409',
    toProvider: 'Pagar con Mercado Pago',
    typeAgain: 'Corregir el número',
    otherCard: 'Usar otra tarjeta',
    preparing: 'Te estamos llevando a Mercado Pago.',
  },
  PayCash: { errorMessage: 'No pudimos descargar el talón. Probá de nuevo o usá el código de barras.' },
  PayMP: {
    notKnown: 'No pudimos llevarte a Mercado Pago. Fijate en tus pagos antes de probar de nuevo.',
    errorMessage: 'No pudimos llevarte a Mercado Pago. No se cobró nada: probá de nuevo o elegí otro medio.',
  },
  PayTC: {
    checkedAgain: 'Revisamos lo que debés antes de abrir el pago. Tocá de nuevo para seguir.',
    errorMessage: 'No pudimos abrir el pago con tarjeta de crédito. Probá de nuevo o elegí otro medio.',
  },
  status: {
    paidTitle: '¡Listo! Tu pago fue aprobado',
    receivedTitle: 'Recibimos tu pago',
    received: 'Lo estamos procesando.',
    inProcessTitle: 'Estamos confirmando tu pago',
    inProcess:
      'Puede que el pago ya se haya hecho, pero todavía no nos llegó la confirmación. No vuelvas a pagar antes de saberlo.',
    asking: 'Consultando… Te avisamos acá apenas lo sepamos.',
    stillInProcess: `No nos llegó la respuesta. No pagues de nuevo: si salió, aparece en Mis pagos en ${terms.maxHoursUntilPaymentApplied} horas.`,
    noAnswer: 'No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo.',
    askLenderAgain: 'Consultar de nuevo',
    errorTitle: 'El pago no se hizo',
    rejected: 'No se cobró nada. Podés volver a intentarlo con otra tarjeta u otro medio de pago.',
    notArrivedTitle: 'Tu pago todavía no nos llegó',
    notArrived: 'Probá sin miedo: se cobra una sola vez.',
    mayStillArrive: 'Si llega en un rato, te lo decimos acá.',
    unknownErrorTitle: 'No pudimos confirmar tu pago',
    unknownError: `Puede que se haya cobrado. Antes de pagar otra vez, fijate en tus pagos: puede tardar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas en verse.`,
    receipt: 'Lo que pagaste',
    paidAmount: 'Pagaste',
    amount: 'Importe',
    loan: 'Préstamo',
    transaction: 'Número de operación',
    shareReceipt: 'Compartir comprobante',
    seePayments: 'Ver mis pagos',
    tryAgain: 'Volver a intentar',
  },
  final: { title: 'FINAL' },
} as const

/**
 * Returns the text that says when the customer sees a payment made with the given method. Source:
 * PAY-05, GEN-06.
 */
export function paymentMethodDelayText(method: PaymentMethod): string {
  switch (method) {
    case 'debit-card':
      return 'Al\u00A0instante'
    case 'wallet':
      return 'Al\u00A0instante, en Mercado Pago'
    case 'credit-card':
      return 'Al\u00A0instante, en otra pestaña'
    case 'cvu':
    case 'qr':
    case 'cash':
      return `Tarda de ${terms.minHoursUntilPaymentApplied} a ${terms.maxHoursUntilPaymentApplied} horas`
  }
}

/** Returns the message that says how far the portal has come in asking the lender about a payment. */
export function paymentInquiryText(stage: OutcomeInquiryStage): string {
  const texts = paymentsTexts.status
  switch (stage) {
    case 'waiting':
    case 'asking':
      return texts.asking
    case 'no-answer':
      return texts.noAnswer
    case 'still-in-process':
      return texts.stillInProcess
    case 'not-received':
      return texts.mayStillArrive
  }
}

/**
 * Returns the message about what is wrong with the amount that a customer typed in order to pay less than
 * what is due. Source: PAY-13.
 */
export function partialAmountProblemText(problem: PartialAmountProblem, due: string): string {
  switch (problem) {
    case 'required':
      return 'Ingresá el importe que querés pagar.'
    case 'not-an-amount':
      return 'Escribí el importe solo con números, y los centavos después de una coma.'
    case 'zero':
      return 'El importe tiene que ser mayor que cero.'
    case 'over-due':
      return `Podés pagar hasta ${due}, que es lo que debés.`
  }
}

/**
 * Returns the text that says what the customer writes in a transfer, so that the lender knows what the
 * transfer pays: the loan's number or, for the revolving credit line, the name of the line and the customer's
 * DNI. Source: PAY-03, PAY-06.
 */
export function transferReferenceText({ kind, externalId }: Debt): string {
  switch (kind) {
    case 'loan':
      return `En el concepto poné el número de tu préstamo: ${externalId}.`
    case 'line':
      return 'En el concepto poné «Línea de crédito» y tu DNI.'
  }
}

export function payableLoanStatusText(status: PayableLoanStatus): string {
  switch (status) {
    case 'to-pay':
      return 'A pagar'
    case 'up-to-date':
      return 'Al día'
    case 'in-debt':
      return 'En deuda'
  }
}
