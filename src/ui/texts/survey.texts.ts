import type { SurveyOption } from '@/domain/support/survey'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { Tone } from '@/ui/kit/tone'
import { gatewayFailureText } from './failures.texts'
import { unconfirmedOperationText, type EarlierAttempts } from './unconfirmed.texts'

export const surveyTexts = {
  title: 'Contanos tu experiencia',
  lead: 'Son pocas preguntas y nos ayudan a mejorar el portal.',
  loading: 'Cargando las preguntas',
  failedTitle: 'No pudimos cargar las preguntas',
  noneTitle: 'Por ahora no hay nada para responder',
  none: 'Si ya nos contaste tu experiencia, ¡gracias!',
  required: 'Este campo es obligatorio',
  /**
   * Returns the error of a survey question for the error summary. It repeats the question, because the
   * summary is not next to the question.
   */
  requiredOf: (question: string) => `${question} Este campo es obligatorio`,
  send: 'Enviar mis respuestas',
  sending: 'Estamos enviando tus respuestas.',
  skip: 'No quiero responder',
  notSentTitle: 'Tus respuestas no se enviaron',
  unsureTitle: 'No sabemos si nos llegaron tus respuestas',
  earlierMayHaveArrived: 'Puede que ya tengamos las que mandaste antes.',
  mayHaveArrived: 'pero puede que ya las tengamos. Podés mandarlas de nuevo: cuentan una sola vez.',
  stillHere: 'Lo que respondiste sigue acá.',
  thanksTitle: '¡Gracias por contarnos!',
  thanks: 'Leemos todas las respuestas para mejorar el portal.',
} as const

/** Returns the label of a star in a rating, such as `1 estrella` or `2 estrellas: Malo`. */
export function starLabel(count: number, { label }: SurveyOption): string {
  const stars = count === 1 ? '1 estrella' : `${count} estrellas`
  return /^\s*\d*\s*$/.test(label) ? stars : `${stars}: ${label}`
}

/**
 * Returns the message for a customer whose answers to the survey the lender did not confirm. If an earlier
 * attempt may have arrived, the message never says that the answers were not sent. Source: SUP-03, SES-16.
 */
export function surveyFailureMessage(
  failure: GatewayFailure,
  earlier: EarlierAttempts,
): {
  readonly tone: Tone
  readonly title: string
  readonly text: string
} {
  const { notSentTitle, unsureTitle, mayHaveArrived, earlierMayHaveArrived } = surveyTexts
  if (mayRequestHaveBeenDone(failure)) {
    const text = unconfirmedOperationText(failure, `, ${mayHaveArrived}`)
    return { tone: 'warn', title: unsureTitle, text }
  }
  const text = gatewayFailureText(failure)
  return earlier === 'none'
    ? { tone: 'bad', title: notSentTitle, text }
    : { tone: 'warn', title: unsureTitle, text: `${text} ${earlierMayHaveArrived}` }
}
