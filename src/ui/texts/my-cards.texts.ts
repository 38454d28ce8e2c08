import type { DebitCardStatus } from '@/domain/cards/debit-card'
import type { CardChangeOutcomeUnknown, CardNotChangedFailure } from '@/application/cards/card-operations'
import { unconfirmedOperationText } from './unconfirmed.texts'

export const myCardsTexts = {
  expiry: 'Vencimiento',
  expires: (expiry: string) => `Vence\u00a0${expiry}`,
  backToList: 'Mis tarjetas',
  toList: 'Ir a mis tarjetas',
  add: 'Agregar tarjeta',
  cancel: 'Cancelar',
  goOn: 'Continuar',
  loan: (number: string) => `Préstamo ${number}`,
  installment: (number: number, count: number) => `Cuota ${number} de ${count}`,
  installments: (count: number) => (count === 1 ? '1 cuota' : `${count} cuotas`),
  getLoansByCardIdError: 'No pudimos cargar los préstamos de esta tarjeta. Probá de nuevo.',
  errorToShowTermsAndCond: 'No pudimos abrir los términos y condiciones. Probá de nuevo.',
  list: {
    title: 'Mis tarjetas',
    lead: 'Con estas tarjetas de débito se pagan las cuotas de tus préstamos.',
    label: 'Tus tarjetas de débito',
    loading: 'Cargando tus tarjetas',
  },
  detail: {
    title: 'Tu tarjeta',
    loans: 'Préstamos que paga',
    loading: 'Buscando los préstamos de esta tarjeta',
    none: 'Esta tarjeta no paga ningún préstamo.',
    failed: 'No pudimos cargar los préstamos de esta tarjeta.',
    replace: 'Reemplazar tarjeta',
  },
  loans: {
    title: '¿Qué préstamos querés pagar con la tarjeta?',
    lead: 'Elegí uno o más. Sus cuotas se van a debitar de la tarjeta nueva.',
    legend: 'Préstamos sin tarjeta',
    loading: 'Buscando tus préstamos',
    required: 'Elegí al menos un préstamo.',
  },
  newCard: {
    title: 'Agregá tu tarjeta de débito',
    lead: 'Tiene que ser una tarjeta de débito a tu nombre.',
    safety: 'No guardamos el número ni el código de seguridad en este dispositivo.',
  },
  summary: {
    title: 'Revisá antes de agregar la tarjeta',
    card: 'Tarjeta',
    loans: 'Préstamos que va a pagar',
    changeLoans: 'Cambiar los préstamos',
    total: 'Total a pagar',
    totalHint: 'Se debita cerca de esto por mes.',
    info: 'Cada cuota se debita de la cuenta de esta tarjeta cuando vence. Si no hay saldo, vas a poder pagarla por otro medio.',
    terms: 'Ver los términos y condiciones',
    openingTerms: 'Abriendo los términos y condiciones',
    /** Name of the file with the agreement about direct debit, without extension. */
    termsFile: 'terminos-adhesion-debito',
    confirm: 'Confirmar',
    sending: 'Estamos agregando tu tarjeta',
    inProgress: 'Todavía estamos agregando la tarjeta anterior. Esperá a que te avisemos cómo terminó.',
  },
  added: {
    title: 'Agregamos tu tarjeta',
    subtitle: (card: string) => `Desde la próxima cuota debitamos de tu ${card}.`,
    failedTitle: 'No pudimos agregar tu tarjeta',
    failed: 'Tus préstamos siguen como estaban. También podés usar otra tarjeta.',
    /** Text that is shown instead of `failed` if it is unknown whether an earlier attempt added a card. */
    failedAgain: 'Con este intento no cambió nada. Fijate en tus tarjetas si quedó la de antes.',
    ofWhichCard: 'Mirá en tus tarjetas cuál quedó: puede ser la que cargaste antes.',
    unsureTitle: 'No sabemos si se agregó tu tarjeta',
    notReceived:
      'Todavía no nos llegó. Si la cargás de nuevo para los mismos préstamos, se agrega una sola vez.',
    late: {
      done: (card: string) => `Agregamos tu ${card}.`,
      failed: (card: string, why: string) => `No pudimos agregar tu ${card}. ${why}`,
      unsure: (card: string, why: string) => `No sabemos si se agregó tu ${card}. ${why}`,
    },
    again: 'Volver a cargar la tarjeta',
  },
  /** Texts that are shown if the typed card is in another person's name. Source: CAR-10. */
  otherHolder: {
    title: 'La tarjeta es de otra persona',
    subtitle: 'Solo podés usar una tarjeta de débito que esté a tu nombre.',
    again: 'Cargar otra tarjeta',
  },
  noCards: {
    title: 'No tenés tarjetas de débito',
    subtitle: 'Cuando pagues un préstamo con una tarjeta de débito, la vas a ver acá.',
  },
  noLoans: {
    title: 'No hay préstamos para sumar a una tarjeta',
    subtitle:
      'Todos tus préstamos activos ya se pagan con una tarjeta de débito, o no tenés préstamos activos.',
  },
  failure: {
    ofCards: 'No pudimos cargar tus tarjetas',
    ofLoans: 'No pudimos cargar tus préstamos',
    unknown: 'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.',
  },
  replacement: {
    title: 'Reemplazá tu tarjeta',
    lead: 'La tarjeta que elijas va a pagar las cuotas de estos préstamos.',
    loans: 'Préstamos que paga hoy',
    total: 'Total a pagar',
    totalHint: 'Es la suma de las cuotas de estos préstamos.',
    cardsMissing: 'No pudimos cargar tus otras tarjetas.',
    cardsError: 'No pudimos cargar tus otras tarjetas. Probá de nuevo.',
  },
  choice: {
    title: '¿Con qué tarjeta la reemplazás?',
    lead: (card: string) => `Va a pagar los préstamos de tu ${card}.`,
    legend: 'Tus otras tarjetas',
    loading: 'Buscando tus otras tarjetas',
    required: 'Elegí una tarjeta para continuar.',
    submit: 'Reemplazar tarjeta',
    sending: 'Estamos reemplazando tu tarjeta',
    inProgress: 'Todavía estamos reemplazando esta tarjeta. Esperá a que te avisemos cómo terminó.',
  },
  replacementCard: {
    title: 'Cargá la tarjeta nueva',
    lead: (card: string) => `Va a reemplazar a tu ${card}. Tiene que estar a tu nombre.`,
    submit: 'Reemplazar tarjeta',
  },
  replaced: {
    title: 'Reemplazamos tu tarjeta',
    subtitle: (card: string) => `Desde la próxima cuota debitamos de tu ${card}.`,
    failedTitle: 'No pudimos reemplazar tu tarjeta',
    failed: 'Tus tarjetas siguen igual.',
    /**
     * Text that is shown instead of `failed` if it is unknown whether an earlier attempt replaced the
     * card.
     */
    failedAgain: 'Con este intento no cambió nada. Fijate cómo están tus tarjetas.',
    ofWhichCard: 'Mirá en tus tarjetas cuál quedó: puede ser la que elegiste antes.',
    unsureTitle: 'No sabemos si se reemplazó tu tarjeta',
    notReceived: 'Todavía no nos llegó. Si lo pedís de nuevo, se hace una sola vez.',
    late: {
      done: (card: string) => `Reemplazamos tu ${card}.`,
      failed: (card: string, why: string) => `No pudimos reemplazar tu ${card}. ${why}`,
      unsure: (card: string, why: string) => `No sabemos si se reemplazó tu ${card}. ${why}`,
    },
    againNew: 'Volver a cargar la tarjeta',
    againExisting: 'Volver a elegir una tarjeta',
  },
  notReplaced: {
    title: 'Esta tarjeta no sirve para el reemplazo',
    subtitle: 'El banco no la aceptó y tu tarjeta anterior sigue igual. Probá con otra tarjeta.',
    /**
     * Text that is shown instead of `subtitle` if it is unknown whether an earlier attempt replaced the
     * card.
     */
    subtitleAgain:
      'El banco no la aceptó y con este intento no cambió nada. Fijate cómo están tus tarjetas antes de probar con otra.',
    again: 'Cargar otra tarjeta',
  },
} as const

/** Texts of the result of adding or replacing a card. Source: CAR-06, CAR-09. */
export type CardChangeResultTexts = Omit<
  (typeof myCardsTexts)['added' | 'replaced'],
  'failed' | 'failedAgain'
> & {
  readonly failed: string
  readonly failedAgain: string
}

/**
 * Returns the text of the badge with a card's status; undefined for an active card, which has no badge.
 * Source: CAR-02.
 */
export function cardStatusBadgeText(status: DebitCardStatus): string | undefined {
  switch (status) {
    case 'active':
      return undefined
    case 'due-soon':
      return 'Por vencer'
    case 'overdue':
      return 'Vencida'
    case 'incollectible':
      return 'No se debita'
  }
}

/**
 * Returns the text that says what a card's status means and what the customer can do; undefined if the
 * status needs no explanation. Source: CAR-02, CAR-04.
 */
export function cardStatusAdviceText(status: DebitCardStatus): string | undefined {
  switch (status) {
    case 'active':
      return undefined
    case 'due-soon':
      return 'Cuando venza, vas a poder reemplazarla acá.'
    case 'overdue':
      return 'Esta tarjeta venció. Reemplazala para que tus cuotas se sigan debitando.'
    case 'incollectible':
      return 'No pudimos cobrar de esta tarjeta. Reemplazala para que tus cuotas se sigan debitando.'
  }
}

/**
 * Returns the text that says why a card was not added or replaced, in the lender's words if it gives a
 * reason. Source: CAR-06, CAR-09, SES-06.
 */
export function cardNotChangedText(reason: CardNotChangedFailure): string {
  switch (reason.kind) {
    case 'declined':
      return reason.message ?? 'El banco no aceptó la tarjeta.'
    case 'not-sent':
      return 'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.'
  }
}

/**
 * Returns the text that says why it is unknown whether a card was added or replaced, and where the
 * customer can check that. Source: CAR-06, CAR-09, SES-16.
 */
export function cardChangeOutcomeUnknownText({ cause }: Pick<CardChangeOutcomeUnknown, 'cause'>): string {
  const consequence = 'Fijate en tus tarjetas antes de probar de nuevo.'
  if (!cause) return `Es de un pedido anterior, y esta vez no mandamos nada. ${consequence}`
  return unconfirmedOperationText(cause, `. ${consequence}`)
}

/** Returns the text that says why the lender did not accept a new card. Source: CAR-09, CAR-10. */
export function newCardRefusedText({ kind }: { readonly kind: 'other-holder' | 'not-replaceable' }): string {
  switch (kind) {
    case 'other-holder':
      return 'La tarjeta nueva está a nombre de otra persona.'
    case 'not-replaceable':
      return 'El banco no aceptó la tarjeta nueva.'
  }
}

/**
 * Returns the message that a card was not added or replaced. It is for the case in which the lender did not
 * say so at once, but only when the portal asked later. Source: CAR-06, CAR-09.
 */
export function cardRejectedLaterText(code: string | undefined): string {
  return code === 'CARD_HOLDER_MISMATCH'
    ? newCardRefusedText({ kind: 'other-holder' })
    : 'El banco no aceptó la tarjeta.'
}
