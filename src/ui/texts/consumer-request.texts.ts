import { lenderServiceRules } from '@/domain/shared/lender-service-rules'
import type { ConsumerRequestKind, ConsumerContactProblem } from '@/domain/cancellation/consumer-request'
import type { ConsumerRequestFailure } from '@/application/cancellation/consumer-request.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { gatewayFailureText } from './failures.texts'
import { unconfirmedOperationText, type EarlierAttempts } from './unconfirmed.texts'

export const consumerRequestTexts = {
  loan: (externalId: string) => `Es por el préstamo ${externalId}.`,
  dni: 'Número de DNI',
  fullName: 'Nombre y apellido',
  fullNameRequired: 'Escribí tu nombre y apellido',
  contact: 'Celular o correo',
  contactHint: 'Para responderte por este pedido.',
  notSent: 'Tu pedido no se envió',
  unsure: 'No sabemos si nos llegó tu pedido',
  mayHaveArrived:
    ', pero puede que ya lo tengamos. Mandalo de nuevo: si es el mismo, te damos el mismo número.',
  earlierMayHaveArrived: 'Puede que ya tengamos el que mandaste antes.',
  notOffered: 'Por acá todavía no lo podemos recibir. Pedilo por chat: te damos un número de trámite.',
  tooMany: 'Desde esta conexión llegaron muchos pedidos. También podés pedirlo por chat.',
  chat: 'Pedirlo por chat',
  sentTitle: 'Recibimos tu pedido',
  sentLead: 'Guardá el número: con él podés preguntar cómo sigue.',
  number: 'Número de trámite',
  createdAt: 'Fecha y hora',
  moment: (day: string, time: string) => `${day}, ${time}`,
  asked: 'Pediste',
  save: 'Guardar la constancia',
  copy: 'Copiar el número',
  saved: 'Guardamos la constancia en tus descargas.',
  fileName: (number: string) => `constancia-${number}.txt`,
  login: 'Ir al ingreso',
} as const

interface ConsumerRequestKindTexts {
  readonly title: string
  readonly lead: string
  readonly points: readonly string[]
  readonly sendButtonLabel: string
  readonly requestName: string
}

/**
 * Texts of the two kinds of request: to revoke a purchase or a loan, and to cancel the service. Source:
 * CAN-06.
 */
const textsByConsumerRequestKind: Readonly<Record<ConsumerRequestKind, ConsumerRequestKindTexts>> = {
  revocation: {
    title: 'Botón de arrepentimiento',
    lead: 'Pedí deshacer una compra o un préstamo. No hace falta ingresar.',
    points: [
      'Una compra: dentro de los 10 días corridos desde que la hiciste o la recibiste, lo último que pase.',
      `Un préstamo que no usaste: dentro de los ${lenderServiceRules.revocationBusinessDays} días hábiles desde que te dimos el dinero.`,
    ],
    sendButtonLabel: 'Pedir el arrepentimiento',
    requestName: 'El arrepentimiento',
  },
  'service-cancellation': {
    title: 'Botón de baja',
    lead: 'Pedí dar de baja el servicio. No hace falta ingresar.',
    points: ['La baja no borra lo que debés: las cuotas que quedan se siguen pagando.'],
    sendButtonLabel: 'Pedir la baja',
    requestName: 'La baja del servicio',
  },
}

export function consumerRequestTextsOfKind(kind: ConsumerRequestKind): ConsumerRequestKindTexts {
  return textsByConsumerRequestKind[kind]
}

export function consumerRequestContactProblemText(problem: ConsumerContactProblem): string {
  switch (problem) {
    case 'required':
      return 'Escribí un celular o un correo'
    case 'neither-phone-nor-email':
      return 'Escribí un celular con su código de área o un correo, como ana@correo.com'
  }
}

/** A message about a consumer request that the lender did not confirm. */
export interface ConsumerRequestMessage {
  readonly title: string
  readonly text: string
}

/**
 * Returns the message about a consumer request (to revoke a contract or cancel a service) that the
 * lender did not confirm. If an earlier attempt may have arrived, the message never says that the request was
 * not sent. Source: CAN-06.
 */
export function consumerRequestFailureMessage(
  failure: ConsumerRequestFailure,
  earlier: EarlierAttempts,
): ConsumerRequestMessage {
  const { notSent, unsure, mayHaveArrived, earlierMayHaveArrived } = consumerRequestTexts
  if (mayConsumerRequestHaveArrived(failure))
    return { title: unsure, text: unconfirmedOperationText(failure, mayHaveArrived) }
  const text = consumerRequestRefusalText(failure)
  return earlier === 'none'
    ? { title: notSent, text }
    : { title: unsure, text: `${text} ${earlierMayHaveArrived}` }
}

/** Returns whether the lender may have the request although sending it failed. Source: CAN-06. */
export function mayConsumerRequestHaveArrived(failure: ConsumerRequestFailure): failure is GatewayFailure {
  return failure.kind !== 'not-offered' && mayRequestHaveBeenDone(failure)
}

function consumerRequestRefusalText(failure: ConsumerRequestFailure): string {
  return failure.kind === 'not-offered'
    ? consumerRequestTexts.notOffered
    : gatewayFailureText(failure, consumerRequestTexts.tooMany)
}
