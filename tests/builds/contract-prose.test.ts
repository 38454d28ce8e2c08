import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contracts } from '@/adapters/contract/contracts'
import { ensureBuilt, type BuildMode } from '#scripts/support/portal-build'

const rows = Object.values(contracts).flatMap((contract) => Object.values(contract))
const summaries = rows.map(({ summary }) => summary)
const assumptions = rows.flatMap(({ assumption }) => assumption ?? [])

/** Returns which of the sentences a build's scripts contain. */
async function carried(mode: BuildMode, sentences: readonly string[]): Promise<readonly string[]> {
  const assets = join(await ensureBuilt(mode), 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const code = (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  expect(code).toContain(rows[0]?.path)
  return sentences.filter((sentence) => code.includes(sentence))
}

it('the live build carries no sentence that the contract says to integrators', async () => {
  expect(await carried('live', [...summaries, ...assumptions])).toEqual([])
})

it('the demo carries the summaries, which its panel shows, and nothing else for integrators', async () => {
  expect(await carried('demo', assumptions)).toEqual([])
  expect((await carried('demo', summaries)).length).toBeGreaterThan(100)
})
