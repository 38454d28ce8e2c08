import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ApiCall, ApiContract } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'
import type { SchemaDescriptions } from '@/adapters/contract/field-description'
import { ensurePortalBuilt, type PortalBuildMode } from '#scripts/support/portal-build'

const apiCalls: readonly ApiCall[] = Object.values<ApiContract>(apiContracts).flatMap((contract) =>
  Object.values(contract),
)
const summaries = apiCalls.map(({ summary }) => summary)
/**
 * Sentences of the API contract that only integrators read: what a server does, and what the fields of a call
 * mean.
 */
const integratorSentences = apiCalls.flatMap(({ assumption = [], fieldDescriptions = {} }) =>
  [assumption, fieldTexts(fieldDescriptions)].flat(),
)

function fieldTexts(fields: SchemaDescriptions): readonly string[] {
  const texts = Object.values(fields).flatMap((each) => Object.values(each))
  return texts.map((text) => (typeof text === 'string' ? text : text.text))
}

/** Returns those of the given sentences that the scripts of a build contain. */
async function sentencesInBuild(
  mode: PortalBuildMode,
  sentences: readonly string[],
): Promise<readonly string[]> {
  const assets = join(await ensurePortalBuilt(mode), 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const code = (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  expect(code).toContain(apiCalls[0]?.path)
  return sentences.filter((sentence) => code.includes(sentence))
}

it('the live build contains no sentence of the contract for integrators', async () => {
  expect(await sentencesInBuild('live', [...summaries, ...integratorSentences])).toEqual([])
})

it('the demo contains the summaries, which its panel shows, and no other text for integrators', async () => {
  expect(await sentencesInBuild('demo', integratorSentences)).toEqual([])
  expect((await sentencesInBuild('demo', summaries)).length).toBeGreaterThan(100)
})
