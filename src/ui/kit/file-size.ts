const locale = 'es-AR'
const megabytes = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})
const kilobytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

/**
 * Returns the size of a file, such as `1,2 MB`, or `340 kB` below one megabyte; at least `1 kB`. The line
 * does not break at the space.
 */
export function formatFileSize(byteCount: number): string {
  const size =
    byteCount >= 1_000_000
      ? megabytes.format(byteCount / 1_000_000)
      : kilobytes.format(Math.max(1, Math.round(byteCount / 1000)))
  return size.replace(' ', '\u00a0')
}
