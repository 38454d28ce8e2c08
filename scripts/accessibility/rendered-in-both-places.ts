import type { GalleryState } from '#tests/support/gallery-tools'

/**
 * Names of the gallery states that are also rendered in Chromium, to prove that Node renders the same:
 * fields with errors, choices, dialogs, QR codes and barcodes, long lists, a receipt, lists of places.
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
 * Compares the lines of two renderings. Returns, as one text, what each has at the first position where
 * they differ; undefined if they are equal.
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
