import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { ensurePortalBuilt } from '#scripts/support/portal-build'

/** Names of the chunks (script files) that are needed to show the screen of a link to a payment. */
const paymentScreenChunkNames = ['portal-frame', 'payment-screens', 'http-adapters'] as const

const budgetKib = 190

let assetsFolder = ''
let scriptTextsByName: ReadonlyMap<string, string>

beforeAll(async () => {
  const directory = await ensurePortalBuilt('live')
  assetsFolder = join(directory, 'assets')
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  const ofPage = [...page.matchAll(/<script type="module"[^>]* src="\/assets\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  const names = await readdir(assetsFolder)
  const ofScreens = paymentScreenChunkNames.map((chunk) =>
    names.find((name) => new RegExp(`^${chunk}-[\\w-]{7}\\.js$`).test(name)),
  )
  scriptTextsByName = await readScriptsWithImports([
    ...ofPage,
    ...ofScreens.filter((name) => name !== undefined),
  ])
})

/** Returns the texts of the given scripts, and of everything that they import statically, by name. */
async function readScriptsWithImports(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    const text = await readFile(join(assetsFolder, name), 'utf8')
    found.set(name, text)
    open.push(
      ...[...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, each = '']) => each),
    )
  }
  return found
}

it('a link to a payment loads at most the budget before the summary is shown', () => {
  const kib =
    [...scriptTextsByName.values()].reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0) / 1024
  expect(scriptTextsByName.size).toBeGreaterThan(6)
  expect(kib).toBeGreaterThan(150)
  expect(kib).toBeLessThanOrEqual(budgetKib)
})

it('a link to a payment loads neither rxjs nor the form checks, which the summary does not use', () => {
  const all = [...scriptTextsByName.values()].join('')
  // A text of each package that minifiers keep.
  expect(all).not.toContain('errors occurred during unsubscription')
  expect(all).not.toContain('an unknown value was passed to the validate function')
})

it('the code that pays is not part of the link, and loads as one part with the result screen', async () => {
  const names = await readdir(assetsFolder)
  const paying = names.filter((name) => /^payment-submission-screens-[\w-]{7}\.js$/.test(name))
  expect(paying).toHaveLength(1)
  expect([...scriptTextsByName.keys()]).not.toContain(paying[0])
  const text = await readFile(join(assetsFolder, paying[0] ?? ''), 'utf8')
  expect(text).toMatch(/\bpaymentStatus:/)
  expect(text).toMatch(/\bPaymentMethodView\b/)
})
