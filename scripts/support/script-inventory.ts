import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandsFolder } from './brand-folders.ts'

/** A script or style of a build, and the reason why the portal needs it. Source: PCI DSS 4.0.1, 6.4.3. */
export interface InventoriedFile {
  /** Path of the file from the portal's root, such as `/assets/vendor-1a2b3c4.js`. */
  readonly path: string
  readonly bytes: number
  /** Hash of the file in the form of an `integrity` attribute: `sha256-…`. */
  readonly integrity: string
  readonly reason: string
}

const reasonByPathPattern: readonly (readonly [RegExp, string])[] = [
  [/\/service-worker\.js$/, 'Guarda el portal para abrirlo sin conexión y muestra los avisos.'],
  [/\/vendor-/, 'React, MobX e Inversify: dibujan las pantallas y arman sus partes.'],
  [/\/first-visit-.*\.js$/, 'El arranque y la primera pantalla.'],
  [/\/http-adapters-/, 'Las llamadas al servidor del prestamista.'],
  [/\/rolldown-runtime-/, 'Une los demás archivos.'],
  [/\/(more-|seldom-)?shared-.*\.js$/, 'Lo que varias pantallas comparten.'],
  [/\/(firebase|index\.esm|push)-/, 'Los avisos, si el prestamista los configura.'],
  [/\/passkey-/, 'El ingreso con huella o rostro.'],
  [/\/(qr|interleaved|bwip)-/, 'Dibuja códigos QR y de barras.'],
  [/\/safe-html-/, 'Muestra las novedades, con su HTML limpio.'],
  [/-screens?-.*\.js$/, 'Una pantalla, que llega cuando se abre.'],
  [/\.css$/, 'El aspecto de las pantallas.'],
]

/**
 * Returns each script and style of a build, sorted by path. `replaced` has the content of the files that
 * a brand replaces.
 */
export async function buildScriptInventory(
  directory: string,
  replaced: ReadonlyMap<string, string | Buffer> = new Map(),
): Promise<readonly InventoriedFile[]> {
  const names = (await readdir(directory, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css)$/.test(name) && !name.startsWith(`${brandsFolder}/`))
    .toSorted()
  return Promise.all(
    names.map(async (name) => {
      const bytes = Buffer.from(replaced.get(name) ?? (await readFile(join(directory, name))))
      return {
        path: `/${name}`,
        bytes: bytes.byteLength,
        integrity: computeIntegrityHash(bytes),
        reason: reasonToLoadScript(name),
      }
    }),
  )
}

function computeIntegrityHash(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

function reasonToLoadScript(name: string): string {
  return (
    reasonByPathPattern.find(([pattern]) => pattern.test(`/${name}`))?.[1] ??
    'Una parte de una pantalla, que llega cuando hace falta.'
  )
}

/**
 * Returns the HTML page with `integrity` hashes added: those of the files that it names, and those of
 * the scripts that may be loaded later.
 */
export function addIntegrityHashes(html: string, files: readonly InventoriedFile[]): string {
  const known = new Map(files.map(({ path, integrity }) => [path, integrity]))
  const tagged = html.replaceAll(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css))"/g,
    (tag, path: string) => {
      const integrity = known.get(path)
      return integrity === undefined ? tag : `${tag} integrity="${integrity}"`
    },
  )
  // Before the first script, because a later import map has no effect.
  return tagged.replace(/(?=\s*<script type="module")/, () => `\n    ${importMapTag(files)}`)
}

/**
 * Returns an import map with the hash of each script in `/assets/`, for the scripts that are loaded on
 * demand. Browsers without support for it load those scripts unchecked.
 */
function importMapTag(files: readonly InventoriedFile[]): string {
  const integrity = Object.fromEntries(
    files.filter(({ path }) => /^\/assets\/.*\.js$/.test(path)).map((file) => [file.path, file.integrity]),
  )
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`
}

/**
 * Writes the list of the build's scripts and styles, with the content security policy, into the build's
 * folder, so that the lender can compare it with what is really served. Source: PCI DSS 4.0.1, 11.6.1.
 */
export async function writeScriptInventory(directory: string, policy: string): Promise<void> {
  await writeFile(
    join(directory, 'scripts.json'),
    formatScriptInventory(await buildScriptInventory(directory), policy),
  )
}

export function formatScriptInventory(files: readonly InventoriedFile[], policy: string): string {
  return `${JSON.stringify({ policy, files }, undefined, 2)}\n`
}
