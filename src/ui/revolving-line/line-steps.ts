/** The steps of a request of the line, as its address says them; the first one is not said. Source: REV-02. */
const lineSteps = ['importe', 'cuotas', 'identidad', 'resumen'] as const

export type LineStep = (typeof lineSteps)[number]

export function isLineStep(text: string | undefined): text is LineStep {
  return lineSteps.some((step) => step === text)
}
