/** Why no loan was created from a plan. Source: REV-04, 2§8. */
export const loanCreationRefusals = {
  INVALID_INSTALLMENT_PLAN: 'El plan de cuotas no es uno de los ofrecidos.',
  AMOUNT_OVER_REMAINING: 'El importe es más que lo que queda.',
  CUSTOMER_NOT_UP_TO_DATE: 'El cliente tiene cuotas vencidas.',
  LINE_NOT_ENABLED: 'La línea no está habilitada.',
} as const
