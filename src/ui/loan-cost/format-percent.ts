const twoDecimals = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Returns a rate such as `166,76 %`. The space does not break the line. Source: GEN-01, QRP-06. */
export function formatPercent(percent: number): string {
  return `${twoDecimals.format(percent)}\u00a0%`
}
