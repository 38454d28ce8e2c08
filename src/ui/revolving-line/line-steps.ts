/**
 * The steps of a request for the line, as the address names them; the first one is left out of the address.
 * Source: REV-02.
 */
const lineSteps = ['importe', 'cuotas', 'identidad', 'resumen'] as const

export type LineStep = (typeof lineSteps)[number]

export function isLineStep(text: string | undefined): text is LineStep {
  return lineSteps.some((step) => step === text)
}
