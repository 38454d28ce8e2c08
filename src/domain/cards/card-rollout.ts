/** Whether cards may be added by who has that DNI: the last digit decides. Source: CAR-03. */
export function mayAddCards(dni: string, rolloutDigits: readonly string[]): boolean {
  return rolloutDigits.includes(dni.slice(-1))
}
