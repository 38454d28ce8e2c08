import { lenderServiceRules as terms } from '@/domain/shared/lender-service-rules'

interface PendingPaymentsTextParts {
  readonly amount: string
  /** Text with the day of the latest pending payment. */
  readonly latestDay: string
  readonly count: number
}

function pendingPaymentsText({ amount, latestDay, count }: PendingPaymentsTextParts): string {
  return count === 1
    ? `Tu pago de ${amount}, del ${latestDay}, está en camino`
    : `Tus ${count} pagos, de ${amount} en total, están en camino`
}

/** Texts of the main panel of the home screen, which is about the customer's next payment. Source: HOM-17. */
export const nextPaymentTexts = {
  label: 'Lo próximo',
  due: {
    label: 'Tu próxima cuota',
    installment: (number: number, count: number) => `Cuota ${number} de ${count}`,
    date: (due: string, daysLeft: number) => `${due}, en ${daysLeft}\u00A0días`,
    soonDate: (due: string, day: string) => `${due}, ${day}`,
    collected: (day: string, when: string | undefined) =>
      `Se cobra de tu cuenta ${when === undefined ? 'el' : `${when},`} ${day}.`,
    today: 'hoy',
    tomorrow: 'mañana',
    upToDate: 'Al día',
    daysLeft: (days: number) => `Vence en ${days} días`,
  },
  /**
   * Returns the text with the number of overdue installments. The text has no number if `count` is
   * undefined, because the loans are not loaded yet.
   */
  overdue: (count: number | undefined) =>
    count === undefined ? 'Vencidas' : count === 1 ? '1 vencida' : `${count} vencidas`,
  card: (name: string) => `Con ${name}`,
  change: 'Cambiar',
  ofCard: 'la tarjeta',
  nothingDue: { label: 'Tus cuotas', text: 'No tenés cuotas por pagar.' },
  noLoans: {
    label: 'Cómo estás',
    text: 'No tenés préstamos por pagar.',
    mayAsk: 'Cuando quieras, podés pedir uno.',
    otherwise: 'Tus pagos y tus comprobantes siguen acá.',
  },
  paid: {
    label: 'Lo que pagaste',
    chip: 'Pago en camino',
    title: 'Pagaste',
    text: `Puede tardar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas en descontarse. No hace falta que lo pagues de nuevo.`,
    unsureChip: 'Pago sin confirmar',
    unsureTitle: 'Quisiste pagar',
    unsureText: `Todavía no sabemos si se cobró. Puede tardar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas: no lo pagues de nuevo sin mirar antes.`,
    follow: 'Ver cómo va',
    pendingText: (paid: PendingPaymentsTextParts) => `${pendingPaymentsText(paid)}.`,
    mayNotCount: 'Puede que todavía no descuente lo que pagaste.',
    mayHaveBeenCharged: 'Si ese pago se cobró, puede que todavía no lo descuente.',
    notCounted: (paid: PendingPaymentsTextParts) =>
      `${pendingPaymentsText(paid)}: este total todavía no lo descuenta.`,
    settles: `Puede tardar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas en descontarse.`,
    beyond: (amount: string) => `Además te quedan ${amount} por pagar.`,
    notConfirmed: ({ amount, latestDay }: PendingPaymentsTextParts) =>
      `Quisiste pagar ${amount} el ${latestDay} y todavía no sabemos si se cobró.`,
    lookFirst: 'Antes de pagar de nuevo, mirá cómo va.',
  },
  month: {
    label: 'Lo que vence en el mes',
    title: (month: string) => `En ${month}`,
    besides: (month: string) => `Además, en ${month}`,
    installments: (count: number) => (count === 1 ? '1 cuota' : `${count} cuotas`),
    payTogether: (count: number, month: string) => `Pagar las ${count} de ${month}`,
  },
  loans: 'Tus préstamos',
  lastPayment: 'El último pago que recibimos',
  lastAppliedPayment: 'El último pago que ya se descontó',
  loading: 'Cargando tus cuotas',
  asking: 'Estamos viendo si algo cambió.',
  notKnown: 'No pudimos cargar tus préstamos.',
  notAllKnown: 'La deuda que ves es la última que conocemos.',
  lastKnown: 'Lo que ves es lo último que conocemos.',
} as const
