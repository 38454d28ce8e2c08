import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { findDemoCodeTraces, listBuildTextFiles } from '#scripts/support/demo-traces'
import { ensurePortalBuilt } from '#scripts/support/portal-build'

/**
 * Directory of the live build (the portal without the demo), which may not contain anything of the demo.
 * Source: DEM-06.
 */
let liveDirectory = ''
let demoDirectory = ''

beforeAll(async () => {
  liveDirectory = await ensurePortalBuilt('live')
  demoDirectory = await ensurePortalBuilt('demo')
})

it('the live build contains nothing of the demo', async () => {
  expect(await listBuildTextFiles(liveDirectory)).toContain('index.html')
  expect(await findDemoCodeTraces(liveDirectory)).toEqual([])
})

it('the search for traces of the demo finds them in the demo', async () => {
  const words = new Set((await findDemoCodeTraces(demoDirectory)).map((trace) => trace.word))
  expect([...words]).toEqual(expect.arrayContaining(['mirage', 'marta', 'cuota2026', '28456123']))
})

it('every page requests its fonts and files without naming its own address', async () => {
  const pages = [
    join(liveDirectory, 'index.html'),
    join(liveDirectory, 'validacion-dni.html'),
    join(demoDirectory, 'index.html'),
  ]
  for (const page of pages) {
    const [beforeFirstFile = ''] = (await readFile(page, 'utf8')).split(/<(?:link|script|style)\b/)
    expect(beforeFirstFile).toContain('<meta name="referrer" content="no-referrer" />')
  }
})

it('the live build publishes no source map', async () => {
  expect((await listBuildTextFiles(liveDirectory)).filter((name) => name.endsWith('.map'))).toEqual([])
})

it('no script of the live build creates code from text, which its content security policy forbids', async () => {
  const scripts = (await listBuildTextFiles(liveDirectory)).filter((name) => /\.m?js$/.test(name))
  const texts = await Promise.all(scripts.map((name) => readFile(join(liveDirectory, name), 'utf8')))
  const makers = scripts.filter((_, at) => /\bFunction\(|\beval\(/.test(texts[at] ?? ''))
  expect(scripts.length).toBeGreaterThan(20)
  expect(makers).toEqual([])
})
