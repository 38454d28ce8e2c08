import type { GalleryState } from '#tests/support/gallery-tools'

/**
 * Names of the gallery states (screens in one state) that are also rendered in Chromium, to prove that Node
 * renders the same. They contain fields with errors, choices, dialogs, QR codes and barcodes, long lists, a
 * receipt, and lists of places.
 */
const statesRenderedTwice: ReadonlySet<string> = new Set([
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

export function isRenderedInNodeAndChromium({ name }: GalleryState): boolean {
  return statesRenderedTwice.has(name)
}

/**
 * Compares two renderings line by line. Returns a text with both versions of the first line that differs;
 * undefined if the renderings are equal.
 */
export function describeFirstDifferentLine(
  one: readonly string[],
  other: readonly string[],
): string | undefined {
  const place = one.findIndex((line, index) => line !== other[index])
  if (place === -1 && one.length === other.length) return undefined
  const at = place === -1 ? one.length : place
  return `${other[at] ?? 'nothing more'}, Node ${one[at] ?? 'nothing more'}`
}
