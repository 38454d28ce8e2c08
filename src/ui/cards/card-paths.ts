import { paths } from '@/ui/paths'

/** The addresses of My Cards; the specification fixes every one. Source: CAR-10. */
export const cardPaths = {
  list: paths.cards,
  detail: '/mis-tarjetas/detalle',
  loans: '/mis-tarjetas/prestamos',
  newCard: '/mis-tarjetas/nueva',
  newCardSummary: '/mis-tarjetas/nueva/resumen',
  newCardResult: '/mis-tarjetas/nueva/final',
  replacement: '/mis-tarjetas/reemplazar/detalle',
  replacementChoice: '/mis-tarjetas/reemplazar',
  replacementCard: '/mis-tarjetas/reemplazar/nueva',
  replacementResult: '/mis-tarjetas/reemplazar/final',
  noCards: '/mis-tarjetas/sin-tarjetas',
  failure: '/mis-tarjetas/error/fallo-consulta',
  noLoans: '/mis-tarjetas/sin-prestamos',
  notReplaced: '/mis-tarjetas/error/fallo-reemplazo',
} as const

const additionSteps: readonly string[] = [
  cardPaths.loans,
  cardPaths.newCard,
  cardPaths.newCardSummary,
  cardPaths.newCardResult,
]

const inHandSteps: readonly string[] = [
  cardPaths.detail,
  cardPaths.replacement,
  cardPaths.replacementChoice,
  cardPaths.replacementCard,
  cardPaths.replacementResult,
  cardPaths.notReplaced,
]

/** A step of adding a card: what was chosen and typed lives as long as one is on one of them. */
export function isAdditionStep(path: string): boolean {
  return additionSteps.includes(path)
}

/** A screen about the card in hand. */
export function isAboutCardInHand(path: string): boolean {
  return inHandSteps.includes(path)
}
