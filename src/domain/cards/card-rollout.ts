/**
 * Returns whether the customer can add cards: the last digit of their DNI is one for which the lender
 * has switched on adding cards. Source: CAR-03.
 */
export function isDniInCardRollout(dni: string, rolloutDigits: readonly string[]): boolean {
  return rolloutDigits.includes(dni.slice(-1))
}
