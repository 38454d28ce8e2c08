/** Texts about a loan whose last installment was paid. Source: DOC-04. */
export const paidOffLoanTexts = {
  paid: (count: number) =>
    count === 1
      ? 'Pagaste la única cuota de este préstamo.'
      : `Pagaste las ${count} cuotas de este préstamo.`,
  certificate: 'Ver el libre deuda',
  later: 'El libre deuda de este préstamo va a estar unas 24 horas después de este pago.',
} as const
