import type { AmortisationSystem, CostItemKind } from '@/domain/loan-cost/loan-cost'

interface CostItemTexts {
  readonly label: string
  /** One sentence that explains an item of the loan's cost to a customer who has never taken out a loan. */
  readonly explanation: string
}

/** Label and explanation of each item of the cost. Source: REV-09. */
const costItemTexts: Readonly<Record<CostItemKind, CostItemTexts>> = {
  cft: {
    label: 'Costo financiero total (CFT)',
    explanation: 'Es todo lo que te cuesta por año: intereses, gastos e impuestos. Sirve para comparar.',
  },
  'amount-financed': {
    label: 'Monto que se financia',
    explanation: 'Es la plata que pedís, sin nada sumado.',
  },
  installments: { label: 'Cuotas', explanation: 'Es cuántas veces pagás y cuánto cada vez.' },
  'first-due-date': {
    label: 'Primer vencimiento',
    explanation: 'Ese día vence la primera; después, una por mes.',
  },
  'amortisation-system': {
    label: 'Sistema de amortización',
    explanation: 'Es cómo se reparte cada cuota entre lo que pediste y los intereses.',
  },
  tna: {
    label: 'Tasa nominal anual (TNA)',
    explanation: 'Interés de un año, sin interés sobre interés.',
  },
  tea: {
    label: 'Tasa efectiva anual (TEA)',
    explanation: 'Interés de un año, con el interés sobre interés.',
  },
  interests: { label: 'Intereses', explanation: 'Es lo que se cobra por prestarte la plata.' },
  outgoings: { label: 'Gastos', explanation: 'Es lo que se cobra por dar el préstamo.' },
  taxes: { label: 'Impuestos', explanation: 'Es el IVA y lo demás que va al Estado.' },
  'first-installment-discount': {
    label: 'Descuento en la primera cuota',
    explanation: 'Es lo que pagás de menos en la primera. El total que devolvés ya lo tiene restado.',
  },
  'amount-to-return': {
    label: 'Total que devolvés',
    explanation: 'Es la suma de todas las cuotas.',
  },
}

const amortisationSystemNames: Readonly<Record<AmortisationSystem, string>> = {
  french: 'Francés (cuotas iguales)',
  german: 'Alemán (cuotas que bajan)',
}

export const loanCostTexts = {
  title: 'Lo que te cuesta',
  missing: 'No lo informaron',
  totalMissing: 'No informaron cuánto devolvés en total.',
  share: (received: number, cost: number) =>
    `De cada $\u00A0100 que devolvés, $\u00A0${received} son lo que pediste y $\u00A0${cost} el costo.`,
  cft: (percent: string) => `CFT ${percent}`,
  givesBack: (total: string) => `Devolvés ${total}`,
  items: costItemTexts,
  systems: amortisationSystemNames,
  terms: 'Ver términos y condiciones',
  openingTerms: 'Abriendo los términos y condiciones…',
  termsFailed: 'No pudimos abrir los términos y condiciones. Probá de nuevo en unos minutos.',
  termsFile: 'terminos-y-condiciones',
} as const

interface RepaymentTextParts {
  readonly installmentsTotal: string
  readonly receivedAmount: string
  /** Text with the amount that the customer has to pay today; missing unless the loan is a refinancing. */
  readonly downPayment?: string | undefined
  readonly totalWithDownPayment: string
}

/**
 * Returns the text that says how much the customer repays, such as `Devolvés $ 65.921,64 por $ 50.000.`
 * If they also pay a part today, the text contains the sum of both. Source: REV-11.
 */
export function totalRepaymentText({
  installmentsTotal,
  receivedAmount,
  downPayment,
  totalWithDownPayment,
}: RepaymentTextParts): string {
  if (downPayment === undefined) return `Devolvés ${installmentsTotal} por ${receivedAmount}.`
  return `Hoy pagás ${downPayment} y después devolvés ${installmentsTotal}: en total, ${totalWithDownPayment}.`
}

/**
 * Returns the text with the installments of a plan that names their number first, such as `6 cuotas de
 * $ 10.986,94` or `3 cuotas: la primera de $ 13.400,12 y 2 de $ 19.143,03`. `first` is the amount of the first
 * installment, if it has another amount. Source: QRP-06, REV-09.
 */
export function planInstallmentsTextWithCount(count: number, each: string, first?: string): string {
  if (count === 1 || first === undefined) return planInstallmentsText(count, each, first)
  const others = count === 2 ? 'otra' : count - 1
  return `${count} cuotas: la primera de ${first} y ${others} de ${each}`
}

/**
 * Returns the text with the installments of a plan, such as `6 cuotas de $ 10.986,94`. If the first
 * installment has another amount, the text names it separately.
 */
export function planInstallmentsText(count: number, each: string, first?: string): string {
  if (count === 1) return `1 cuota de ${first ?? each}`
  if (first === undefined) return `${count} cuotas de ${each}`
  if (count === 2) return `La primera de ${first} y otra de ${each}`
  return `La primera de ${first} y ${count - 1} de ${each}`
}
