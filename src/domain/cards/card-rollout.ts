/**
 * Returns whether the customer can add cards. The feature is enabled by the last digit of the DNI.
 * Source: CAR-03.
 */
export function mayAddCards(dni: string, rolloutDigits: readonly string[]): boolean {
  return rolloutDigits.includes(dni.slice(-1))
}
