/** What a DNI can be wrong about. Source: ACC-01. */
export type DniProblem = 'required' | 'length'

const longestDni = 8

/** A DNI as it stays in its field: only digits, at most 8. Source: ACC-01, GEN-03. */
export function normalizedDni(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, longestDni)
}

/** What is wrong with a DNI, which has 6 to 8 digits. Source: ACC-01. */
export function dniProblem(dni: string): DniProblem | undefined {
  if (dni.trim() === '') return 'required'
  return /^\d{6,8}$/.test(dni) ? undefined : 'length'
}
