/** How far the portal has come in asking the lender about the outcome of an operation, such as a payment. */
export type OutcomeInquiryStage = 'waiting' | 'asking' | 'still-in-process' | 'no-answer' | 'not-received'

export const outcomeInquiryButtonTexts = {
  askLenderAgain: 'Consultar de nuevo',
  tryAgain: 'Volver a intentar',
} as const

/**
 * Returns the message that says how far the portal has come in asking the lender about an operation,
 * such as a payment. Source: PAY-16, REV-10.
 */
export function outcomeInquiryText(asking: OutcomeInquiryStage): string {
  switch (asking) {
    case 'waiting':
      return ''
    case 'asking':
      return 'Consultando… Te avisamos acá apenas lo sepamos.'
    case 'still-in-process':
      return 'Todavía no hay una respuesta. Podés consultar de nuevo cuando quieras.'
    case 'no-answer':
      return 'No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo.'
    case 'not-received':
      return 'Si llega en un rato, te lo decimos acá.'
  }
}
