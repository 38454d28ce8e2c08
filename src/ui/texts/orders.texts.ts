/** What is known of an order that nobody answered. */
export type OrderAsking = 'waiting' | 'asking' | 'still-in-process' | 'no-answer' | 'not-arrived'

export const ordersTexts = {
  askAgain: 'Preguntar de nuevo',
  tryAgain: 'Mandarlo otra vez',
} as const

/** Source: PAY-16, REV-10. */
export function orderNewsText(asking: OrderAsking): string {
  switch (asking) {
    case 'waiting':
      return ''
    case 'asking':
      return 'Estamos preguntando…'
    case 'still-in-process':
      return 'Todavía no sabemos. Seguimos preguntando.'
    case 'no-answer':
      return 'No pudimos preguntar. Revisá tu conexión y probá de nuevo.'
    case 'not-arrived':
      return 'Por ahora no nos llegó. Si lo mandás otra vez, se hace una sola vez.'
  }
}
