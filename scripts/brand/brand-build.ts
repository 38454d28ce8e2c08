import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuiltPageParts } from '#scripts/entrance/page'
import { htmlPageNames, type HtmlPageName } from '#scripts/entrance/page-names'
import { buildCspHeaderValue } from '#scripts/support/content-security-policy'
import { brandFolderOfHost } from '#scripts/support/brand-folders'
import { formatScriptInventory, buildScriptInventory } from '#scripts/support/script-inventory'
import { readBrandPictures } from './brand-pictures'

interface BrandBuildOptions {
  /**
   * Path of the brand's configuration file: `config.json`, or `config.<host>.json` for the brand of one
   * host.
   */
  readonly config: string
  /** Path of the build's folder, into which the lender's brand (name, colours, pictures) is written. */
  readonly dist: string
  readonly pageParts: Pick<BuiltPageParts, 'html'>
  readonly renderPages: (
    configuration: unknown,
    directory: string,
  ) => Promise<Readonly<Record<HtmlPageName, string>>>
}

interface BrandedBuild {
  readonly directory: string
  /** Names of the files that the brand tool has written. */
  readonly writtenFiles: readonly string[]
}

type ContentByFile = Map<string, string | Buffer>

/**
 * Writes a brand into a build: its HTML pages, manifest, icons, service worker and script inventory. A brand
 * for one host is written into the folder of that host. Throws if the configuration is wrong, if a picture is
 * missing, or if the tool and the build are of different versions. Source: OPS-02.
 */
export async function applyBrandToBuild({
  config,
  dist,
  pageParts,
  renderPages,
}: BrandBuildOptions): Promise<BrandedBuild> {
  const text = await readFile(config, 'utf8')
  const configuration: Readonly<Record<string, unknown>> = Object(JSON.parse(text))
  for (const [, path = ''] of pageParts.html.matchAll(/"(\/assets\/[^"]+)"/g))
    if (!existsSync(join(dist, path)))
      throw new Error(`Esta herramienta es de otra versión: falta ${path} en ${dist}`)
  const host = hostInFileName(config)
  const directory = host === undefined ? dist : brandFolderOfHost(dist, host)
  const files: ContentByFile = new Map(Object.entries(await renderPages(configuration, dist)))
  files.set('config.json', text)
  files.set('manifest.webmanifest', await manifestOf(configuration, dist))
  for (const [name, bytes] of await readBrandPictures(configuration, dirname(config), dist))
    files.set(name, bytes)
  files.set(
    'service-worker.js',
    serviceWorkerWithRevisions(await readFile(join(dist, 'service-worker.js'), 'utf8'), files),
  )
  files.set('scripts.json', await scriptInventoryJson(dist, files))
  for (const [name, content] of files) await writeWithCompressedCopy(join(directory, name), content)
  return { directory, writtenFiles: [...files.keys()] }
}

/** Returns the host of `config.<host>.json`; undefined for `config.json` and other names. */
function hostInFileName(config: string): string | undefined {
  return /^config\.([a-z0-9-]+(?:\.[a-z0-9-]+)*)\.json$/.exec(basename(config))?.[1]
}

/** Returns the web app manifest with the brand's name, short name and colour. */
async function manifestOf(configuration: Readonly<Record<string, unknown>>, dist: string): Promise<string> {
  const { brandName, shortName = brandName, accent } = configuration
  const manifest: object = JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8'))
  return JSON.stringify(
    {
      ...manifest,
      name: brandName,
      short_name: shortName,
      ...(accent === undefined ? {} : { theme_color: accent }),
    },
    undefined,
    2,
  )
}

/**
 * Returns the service worker's code with new revisions (hashes) of the brand's files. The service worker
 * fetches a stored file again if its revision has changed. Throws if the service worker does not store
 * each of the HTML pages.
 */
function serviceWorkerWithRevisions(worker: string, files: ContentByFile): string {
  let pages = 0
  const revised = worker.replaceAll(
    /\{"revision":"[0-9a-f]{32}","url":"([^"]+)"\}/g,
    (entry, url: string) => {
      const content = files.get(url)
      if (content === undefined) return entry
      if (htmlPageNames.some((page) => page === url)) pages += 1
      return JSON.stringify({ revision: createHash('md5').update(content).digest('hex'), url })
    },
  )
  if (pages !== htmlPageNames.length)
    throw new Error('El service worker no guarda las dos páginas: es de otra versión')
  return revised
}

async function scriptInventoryJson(dist: string, files: ContentByFile): Promise<string> {
  const html = htmlPageNames.map((page) => files.get(page)).join('')
  return formatScriptInventory(await buildScriptInventory(dist, files), buildCspHeaderValue({ html }))
}

/** Writes a file, and its compressed copy as well if the build has one. */
async function writeWithCompressedCopy(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  if (existsSync(`${file}.gz`)) await writeFile(`${file}.gz`, gzipSync(content))
}
