/** Why a typed DNI (Argentine identity number) is not valid. Source: ACC-01. */
export type DniProblem = 'required' | 'length'

const maxDniDigits = 8

/**
 * Removes everything but digits from a DNI while the customer types it, and cuts it to 8 digits.
 * Source: ACC-01, GEN-03.
 */
export function normalizedDni(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, maxDniDigits)
}

/** Returns what is wrong with a DNI, or undefined if it has 6 to 8 digits. Source: ACC-01. */
export function dniProblem(dni: string): DniProblem | undefined {
  if (dni.trim() === '') return 'required'
  return /^\d{6,8}$/.test(dni) ? undefined : 'length'
}
