const twoDecimalsFormat = new Intl.NumberFormat('es-AR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * Returns a rate in percent as a text, such as `166,76 %`. A line of text cannot break at its space. Source:
 * GEN-01, QRP-06.
 */
export function formatPercent(percent: number): string {
  return `${twoDecimalsFormat.format(percent)}\u00a0%`
}
