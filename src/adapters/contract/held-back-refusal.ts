/** Refusal of a change while the lender protects the account. Nothing was done. Source: ACC-38, ACC-40. */
export const heldBackRefusal = {
  OPERATION_HELD_BACK: 'Retenido para proteger la cuenta: no se hizo nada.',
} as const
