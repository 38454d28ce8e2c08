const twoDecimals = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `166,76 %`, with a space that does not break the line. Source: GEN-01, QRP-06. */
export function formatPercent(percent: number): string {
  return `${twoDecimals.format(percent)}\u00a0%`
}
