import type { GalleryState } from '#tests/support/gallery-tools'

/**
 * States that Chromium draws too, the whole demo in it, so that Node is known to draw what a browser does: fields with
 * errors, what was chosen, dialogs, codes to scan, long lists, a receipt, places to choose from.
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

export function isDrawnTwice({ name }: GalleryState): boolean {
  return drawnTwice.has(name)
}

/** The first line that is not in both, as one is and as the other is. */
export function firstDifference(one: readonly string[], other: readonly string[]): string | undefined {
  const place = one.findIndex((line, index) => line !== other[index])
  if (place === -1 && one.length === other.length) return undefined
  const at = place === -1 ? one.length : place
  return `${other[at] ?? 'nothing more'}, Node ${one[at] ?? 'nothing more'}`
}
