import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { chunksPrecachedAtInstall } from '#scripts/support/precached-at-install'
import { ensurePortalBuilt, type PortalBuildMode } from '#scripts/support/portal-build'

/** Pattern of the files of the portal that most customers never use: scanner, barcodes and notifications. */
const seldomUsedFilePattern =
  /zxing|qr-reader|detector-reader|code-reader|camera|interleaved|seldom-used|firebase|index\.esm/

const budgetKib = 315

let livePrecachedAddresses: readonly string[] = []
let demoPrecachedAddresses: readonly string[] = []

beforeAll(async () => {
  livePrecachedAddresses = await readPrecachedAddresses('live')
  demoPrecachedAddresses = await readPrecachedAddresses('demo')
})

/** Returns the addresses that the service worker of a build loads when it is installed. */
async function readPrecachedAddresses(mode: PortalBuildMode): Promise<readonly string[]> {
  const worker = await readFile(join(await ensurePortalBuilt(mode), 'service-worker.js'), 'utf8')
  return [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url)
}

async function readLiveBuildFile(path: string): Promise<Buffer> {
  return readFile(join(await ensurePortalBuilt('live'), path))
}

async function readChunkFileNames(mode: PortalBuildMode): Promise<readonly string[]> {
  const names = await readdir(join(await ensurePortalBuilt(mode), 'assets'))
  return names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `assets/${name}`)
}

it('the live worker loads at most the budget when it is installed', async () => {
  const sizes = await Promise.all(
    livePrecachedAddresses.map(async (url) => brotliCompressSync(await readLiveBuildFile(url)).byteLength),
  )
  const kib = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024
  expect(kib).toBeGreaterThan(200)
  expect(kib).toBeLessThanOrEqual(budgetKib)
})

it('the live build has every chunk that its worker stores at once', async () => {
  const chunks = (await readChunkFileNames('live')).map(
    (file) => /^assets\/(.+)-[\w-]{7}\.\w+$/.exec(file)?.[1],
  )
  expect(chunksPrecachedAtInstall.filter((name) => !chunks.includes(name))).toEqual([])
})

it('the live worker leaves out the scanner, barcodes and notifications until a customer uses them', async () => {
  expect(
    (await readChunkFileNames('live')).filter((name) => seldomUsedFilePattern.test(name)).length,
  ).toBeGreaterThan(5)
  expect(livePrecachedAddresses.filter((url) => seldomUsedFilePattern.test(url))).toEqual([])
})

it.each(['entry', 'home', 'loan', 'payment', 'payment-submission', 'my-payments'])(
  'the live worker has the %s screens',
  (name) => {
    const chunk = new RegExp(`^assets/${name}-screens?-[\\w-]{7}\\.js$`)
    expect(livePrecachedAddresses.filter((url) => chunk.test(url))).toHaveLength(1)
  },
)

it('the live worker has the checks of rare keys, so that they work without a network', () => {
  expect(
    livePrecachedAddresses.filter((url) => /^assets\/rarely-used-configuration-[\w-]{7}\.js$/.test(url)),
  ).toHaveLength(1)
})

it('every file of the live worker imports only files that it has', async () => {
  const scripts = livePrecachedAddresses.filter((url) => /^assets\/.*\.js$/.test(url))
  for (const script of scripts) {
    const text = (await readLiveBuildFile(script)).toString('utf8')
    for (const [, name] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      expect(livePrecachedAddresses, script).toContain(`assets/${name}`)
  }
  expect(scripts.length).toBeGreaterThan(15)
})

it('the demo’s worker has every file, since the demo has no server', async () => {
  expect(demoPrecachedAddresses).toEqual(expect.arrayContaining([...(await readChunkFileNames('demo'))]))
})
