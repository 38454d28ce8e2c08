/** Converts an amount in pesos, as the API has it, to integer cents. Not a number if it is not an amount. */
export function toCents(pesos: number): number {
  return Math.round(pesos * 100)
}
