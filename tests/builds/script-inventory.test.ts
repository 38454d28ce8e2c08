import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCspMetaContent } from '#scripts/support/content-security-policy'
import { ensurePortalBuilt } from '#scripts/support/portal-build'

interface ScriptInventory {
  readonly policy: string
  readonly files: readonly { path: string; bytes: number; integrity: string; reason: string }[]
}

describe.each([
  ['live', 'index.html'],
  ['live', 'validacion-dni.html'],
  ['demo', 'index.html'],
] as const)('the %s build and its %s', (mode, page) => {
  let directory = ''
  let html = ''
  let inventory: ScriptInventory

  beforeAll(async () => {
    directory = await ensurePortalBuilt(mode)
    html = await readFile(join(directory, page), 'utf8')
    inventory = JSON.parse(await readFile(join(directory, 'scripts.json'), 'utf8'))
  })

  const hashOf = async (path: string): Promise<string> => {
    const bytes = await readFile(join(directory, path))
    return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
  }

  it('lists every script and style, with its weight, its hash and its reason', async () => {
    const names = (await readdir(directory, { recursive: true })).filter((name) => /\.(js|css)$/.test(name))
    expect(inventory.files.map(({ path }) => path.slice(1))).toEqual(names.toSorted())
    expect(names.length).toBeGreaterThan(40)
    for (const { path, bytes, integrity, reason } of inventory.files) {
      expect([path, integrity]).toEqual([path, await hashOf(path)])
      expect(bytes).toBe((await readFile(join(directory, path))).byteLength)
      expect(reason).not.toBe('')
    }
  })

  it('has the hash of each file that the page names', async () => {
    const tags = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+)"[^>]*>/g)]
    expect(tags.length).toBeGreaterThan(3)
    expect(tags.filter(([tag]) => tag.includes('rel="stylesheet"'))).toHaveLength(1)
    for (const [tag = '', path = ''] of tags) expect(tag).toContain(`integrity="${await hashOf(path)}"`)
  })

  it('has the hash of each later chunk, before the first script', async () => {
    const map = /<script type="importmap">(.*?)<\/script>/.exec(html)
    const { integrity } = JSON.parse(map?.[1] ?? '{}')
    const chunks = inventory.files.filter(({ path }) => /^\/assets\/.*\.js$/.test(path))
    expect(integrity).toEqual(Object.fromEntries(chunks.map((chunk) => [chunk.path, chunk.integrity])))
    expect(map?.index).toBeLessThan(html.search(/<script type="module"|rel="modulepreload"/))
  })

  it('allows only that list and the page’s own inline script, each by its hash in the policy', () => {
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag)
    // The demo's page loads nothing in advance, because it has its own back end.
    const last = mode === 'live' ? ['<script>'] : []
    expect(inline).toEqual(['<script>', '<script type="importmap">', ...last])
    const hashes = buildCspMetaContent({ html }).match(/'sha256-[^']{44}'/g) ?? []
    expect(hashes).toHaveLength(inline.length + 1)
    for (const hash of hashes) expect(inventory.policy).toContain(hash)
    if (mode === 'demo') expect(html).toContain(inventory.policy)
    else expect(inventory.policy).toContain("frame-ancestors 'none'")
  })

  it('has no style attribute, which the policy would drop', () => {
    expect(html).not.toMatch(/<[^>]* style=/)
  })
})
