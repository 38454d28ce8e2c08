import type { NewLoanHeading } from '@/domain/offers/new-loan'

export const offersTexts = {
  loading: 'Buscando lo que podemos ofrecerte',
  waiting:
    'Se está preparando otra oferta para vos. Volvemos a consultar en unos segundos: no cierres esta pantalla.',
  failedTitle: 'No pudimos buscar tu préstamo',
  toStart: {
    title: 'Tenés un préstamo para pedir',
    upTo: 'Podés pedir hasta',
    lead: 'Elegí el importe y las cuotas. Antes de aceptar vas a ver cuánto cuesta.',
    action: 'Empezar',
    inPause: 'Podés mirar cuánto cuesta, pero puede que no lo puedas pedir mientras dure la pausa.',
    reference: 'NEW_LOAN_OFFER_HAS_ONE_LOAN_TO_START',
  },
  inProgress: {
    title: 'Tenés un préstamo en curso',
    lead: 'Ya empezaste a pedirlo. Podés seguir donde lo dejaste.',
    action: 'Seguir con mi préstamo',
    inPause: 'Podés abrir el que ya empezaste, pero puede que no lo puedas terminar mientras dure la pausa.',
    reference: 'NEW_LOAN_OFFER_HAS_ONE_LOAN_IN_PROGRESS',
    details: 'Lo que pediste',
    loadingDetails: 'Buscando lo que pediste',
    amount: 'Importe',
    installments: 'Cuotas',
    installmentsOf: (count: number, amount: string) =>
      count === 1 ? `1 cuota de\u00A0${amount}` : `${count} cuotas de\u00A0${amount}`,
    total: 'En total vas a pagar',
    date: 'Lo empezaste el',
  },
  line: {
    title: 'La activación de tu línea está en curso',
    lead: 'Seguí para terminar de activarla.',
    action: 'Seguir con la activación',
    inPause:
      'Podés abrir la activación que ya empezaste, pero puede que no la puedas terminar mientras dure la pausa.',
    reference: 'NEW_NEW_LOAN_OFFER_REVOLVING_LINE_HAS_ONE_LOAN_IN_PROGRESS',
  },
  byChat: 'Seguir por WhatsApp',
  rejected: {
    title: 'Por ahora no podemos ofrecerte un préstamo',
    lead: 'Esto puede cambiar más adelante. Si querés saber más, escribinos por chat.',
    chat: 'Escribir por chat',
  },
  noOffer: {
    title: 'Por ahora no hay una oferta para vos',
    lead: 'Cuando haya una, la vas a ver en el inicio.',
  },
  busy: {
    title: 'Ya se está preparando otra oferta para vos',
    lead: 'Está tardando más de lo normal. Esperá unos minutos y probá de nuevo.',
  },
  maintenance: {
    title: 'Estamos haciendo mejoras',
    lead: 'Los préstamos nuevos no están disponibles en este momento. Probá de nuevo dentro de una hora.',
    reference: 'NEW_LOAN_OFFER_SERVICE_MAINTENANCE',
  },
  otherServices: {
    title: 'Pagos y recargas',
    lead: 'Recargá o pagá ahora, y devolvelo en cuotas.',
    list: 'Qué querés hacer',
    recharge: 'Recargar el celular',
    rechargeDetail: 'De cualquier compañía',
    bills: 'Pagar servicios',
    billsDetail: 'Luz, gas, agua, internet',
  },
} as const

/** Returns the heading of the screen on which the customer asks for a new loan. Source: OFF-01. */
export function newLoanHeadingText(heading: NewLoanHeading): string {
  switch (heading) {
    case 'recharge':
      return 'Recarga de celular'
    case 'service-payment':
      return 'Pago de servicios'
    case 'line-activation':
      return 'Activación de tu línea de crédito'
    case 'new-loan':
      return 'Nuevo préstamo'
  }
}
