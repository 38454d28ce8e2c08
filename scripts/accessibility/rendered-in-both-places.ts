import type { GalleryState } from '#tests/support/gallery-tools'

/**
 * States that are also rendered in Chromium, to prove that Node renders the same: fields with errors,
 * choices, dialogs, codes to scan, long lists, a receipt, places to choose from.
 */
const drawnTwice: ReadonlySet<string> = new Set([
  'contrasena-nombre-largo',
  'inicio-con-linea',
  'inicio-anuncio',
  'pagar-con-debito-varias',
  'tarjeta-nueva-con-errores',
  'maria-por-qr',
  'mis-pagos',
  'mis-datos-domicilio-largo',
  'linea-resumen',
  'tarjetas-agregar-con-errores',
])

export function isRenderedInBothPlaces({ name }: GalleryState): boolean {
  return drawnTwice.has(name)
}

/**
 * Returns the first line that differs between two lists, as it is in each; undefined if the lists are
 * equal.
 */
export function firstDifferentLine(one: readonly string[], other: readonly string[]): string | undefined {
  const place = one.findIndex((line, index) => line !== other[index])
  if (place === -1 && one.length === other.length) return undefined
  const at = place === -1 ? one.length : place
  return `${other[at] ?? 'nothing more'}, Node ${one[at] ?? 'nothing more'}`
}
