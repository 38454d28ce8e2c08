/**
 * Texts that say which company the lender is. They have a file of their own, because the first screen
 * shows them. Source: GEN-13.
 */
export const lenderIdentityTexts = {
  neverAsks: 'Nunca te pedimos la clave por WhatsApp ni por teléfono.',
} as const

export function legalEntityNameWithTaxId(name: string, taxId: string): string {
  return `${name} · CUIT ${taxId}`
}
