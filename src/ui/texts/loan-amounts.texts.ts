import type { AmountComponentKind } from '@/domain/loans/amount-explanation'
import type { DayToQuote } from '@/domain/loans/payment-quote'

/**
 * Texts that explain the amount of an installment, and how much it costs to pay it on another day.
 * Source: LOA-16, LOA-17.
 */
export const loanAmountsTexts = {
  openWhy: '¿Por qué este importe?',
  asking: 'Preguntando de qué se compone.',
  notKnown: 'No pudimos traer de qué se compone. Probá de nuevo en unos minutos.',
  openQuotes: '¿Y si pago otro día?',
  caption: (number: number) => `Cuota ${number}`,
  concept: 'Qué pagás',
  amount: 'Importe',
  total: 'Total',
  compared: (number: number) => `Qué cambió desde la cuota ${number}`,
  same: (number: number) => `Vale lo mismo que la cuota ${number}, parte por parte.`,
  more: (what: string, amount: string) => `${what}: ${amount} más`,
  less: (what: string, amount: string) => `${what}: ${amount} menos`,
  equalInstallments: 'Todas las cuotas son iguales; al principio pagás más interés.',
  quotes: 'Si pagás otro día',
  quotesCaption: (day: string) => `Importes calculados hoy, ${day}`,
  day: 'Día',
  costs: 'Pagás',
  validUntil: (day: string) => `Vale hasta el ${day}`,
  saved: (amount: string) => `Una semana después pagarías ${amount} más de interés.`,
  part: 'Si pagás una parte hoy',
  partField: 'Cuánto',
  partHint: (due: string) => `Hasta ${due}. Los centavos van después de una coma.`,
  ask: 'Ver qué cubre',
  partCaption: (amount: string, day: string) => `Con ${amount}, hoy, ${day}`,
  installment: 'Cuota',
  installmentNumber: (number: number) => `Cuota ${number}`,
  paid: 'Le pagás',
  remaining: 'Te queda',
  partFailed: 'No pudimos saber qué cubre. Probá de nuevo.',
  notOffered: 'Todavía no podemos decirte qué cubre una parte.',
} as const

export function amountComponentName(kind: AmountComponentKind): string {
  switch (kind) {
    case 'capital':
      return 'Capital'
    case 'interest':
      return 'Interés'
    case 'vat':
      return 'IVA'
    case 'insurance':
      return 'Seguro'
    case 'fee':
      return 'Gastos'
    case 'late-interest':
      return 'Interés por mora'
    case 'discount':
      return 'Bonificación'
    case 'paid':
      return 'Ya pagaste'
  }
}

interface AmountComponentFigures {
  readonly baseAmount: string | undefined
  /**
   * The interest rate as text, in percent; undefined if this part of the installment's amount has no
   * interest rate.
   */
  readonly rate: string | undefined
  readonly daysLate: number | undefined
}

/**
 * Returns the sentence that explains one part of an installment's amount: what it is, or how it is
 * calculated.
 */
export function amountComponentSentence(
  kind: AmountComponentKind,
  { baseAmount, rate, daysLate }: AmountComponentFigures,
): string {
  const ofRate = rate === undefined ? '' : `, al ${rate} % anual`
  switch (kind) {
    case 'capital':
      return 'Lo que devolvés de lo que te prestamos'
    case 'interest':
      return baseAmount === undefined
        ? `Lo que cuesta el préstamo este mes${ofRate}`
        : `Un mes sobre ${baseAmount} que te faltaba devolver${ofRate}`
    case 'vat':
      return rate === undefined || baseAmount === undefined
        ? 'El impuesto sobre el interés'
        : `El ${rate} % de ${baseAmount} de interés`
    case 'insurance':
      return baseAmount === undefined ? 'El seguro del préstamo' : `El seguro sobre ${baseAmount}`
    case 'fee':
      return 'Los gastos de administrar el préstamo'
    case 'late-interest':
      return lateInterestSentence(baseAmount, daysLate)
    case 'discount':
      return 'Lo que te bonificamos'
    case 'paid':
      return 'Lo que ya pagaste de esta cuota'
  }
}

function lateInterestSentence(base: string | undefined, days: number | undefined): string {
  if (base === undefined || days === undefined) return 'Por pagar después del vencimiento'
  return days === 1 ? `1 día de atraso sobre ${base}` : `${days} días de atraso sobre ${base}`
}

export function dayToPayLabel(kind: DayToQuote['kind'], isOverdue: boolean): string {
  switch (kind) {
    case 'today':
      return 'Hoy'
    case 'due-day':
      return 'El día que vence'
    case 'week-later':
      return isOverdue ? 'En una semana' : 'Una semana después'
  }
}
