const locale = 'es-AR'
const megabyteFormat = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})
const kilobyteFormat = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
})

/**
 * Returns the size of a file as a text: such as `1,2 MB`, or `340 kB` below one megabyte, and at least `1
 * kB`. A line of text cannot break at its space.
 */
export function formatFileSize(byteCount: number): string {
  const size =
    byteCount >= 1_000_000
      ? megabyteFormat.format(byteCount / 1_000_000)
      : kilobyteFormat.format(Math.max(1, Math.round(byteCount / 1000)))
  return size.replace(' ', '\u00a0')
}
