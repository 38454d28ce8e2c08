import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contracts } from '@/adapters/contract/contracts'
import { ensureBuilt } from '#scripts/support/portal-build'

it('the live build carries no sentence that the contract says to integrators', async () => {
  const assets = join(await ensureBuilt('live'), 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const code = (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  const rows = Object.values(contracts).flatMap((contract) => Object.values(contract))
  expect(code).toContain(rows[0]?.path)
  const sentences = rows.flatMap(({ summary, assumption }) => [summary, assumption ?? summary])
  expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([])
})
