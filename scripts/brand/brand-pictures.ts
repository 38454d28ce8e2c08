import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** File names of the portal's icons, each with its width in pixels; undefined for the SVG, which has none. */
const iconWidthsByFile: Readonly<Record<string, number | undefined>> = {
  'icons/icon-192.png': 192,
  'icons/icon-512.png': 512,
  'icons/icon-maskable-512.png': 512,
  'icons/mark.svg': undefined,
}

/**
 * Returns the brand's pictures by their name in the build: the icons in `icons/`, and the pictures of
 * the logo. Reads them from the folder of the brand's configuration file. Throws if an icon has the
 * wrong size, if only some of the icons exist, or if a picture of the logo is missing or is not of the
 * type that its file name says.
 */
export async function readBrandPictures(
  { logo }: Readonly<Record<string, unknown>>,
  directory: string,
  dist: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const [name, width] of Object.entries(iconWidthsByFile)) {
    const bytes = await readFile(join(directory, name)).catch(() => undefined)
    if (!bytes) continue
    if (width !== undefined && pngSizeText(bytes) !== `${width}x${width}`)
      throw new Error(`${name} tiene que ser un PNG de ${width}x${width} píxeles`)
    found.set(name, bytes)
  }
  const missing = Object.keys(iconWidthsByFile).filter((name) => !found.has(name))
  if (found.size > 0 && missing.length > 0)
    throw new Error(`Faltan íconos al lado de la configuración: ${missing.join(', ')}`)
  const { light, dark }: { readonly light?: unknown; readonly dark?: unknown } = Object(logo)
  for (const path of [light, dark]) {
    if (typeof path !== 'string') continue
    const name = path.slice(1)
    const bytes = await readFile(join(directory, name)).catch(() => undefined)
    if (bytes) found.set(name, bytes)
    const picture = bytes ?? (await readFile(join(dist, name)).catch(() => undefined))
    if (!picture) throw new Error(`No está ${name}, del logo: ni al lado de la configuración ni en ${dist}`)
    if (!isOfTypeInFileName(name, picture))
      throw new Error(`${name}, del logo, no es una imagen de ese tipo: ningún navegador la mostraría`)
  }
  return found
}

/**
 * Returns whether a picture is of the type that its file name says. The server derives the type that it
 * sends to browsers from the file name.
 */
function isOfTypeInFileName(name: string, picture: Buffer): boolean {
  if (name.endsWith('.svg')) return /<svg[\s>]/.test(picture.toString())
  if (name.endsWith('.webp')) return picture.subarray(8, 12).toString() === 'WEBP'
  return isPng(picture)
}

function isPng(picture: Buffer): boolean {
  return picture.subarray(1, 4).toString() === 'PNG'
}

/** Returns the size of a PNG in pixels, such as `192x192`; empty if the bytes are not a PNG. */
function pngSizeText(picture: Buffer): string {
  if (!isPng(picture)) return ''
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
}
