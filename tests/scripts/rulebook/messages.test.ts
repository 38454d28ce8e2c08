import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCucumberMessages } from '#scripts/rulebook/messages'

it('a line that a stopped run cut off is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'))
  const file = join(folder, 'run.ndjson')
  await writeFile(file, '{"testRunStarted":{}}\n\n{"testStepStarted":{"tes')
  const messages: unknown[] = []
  for await (const message of readCucumberMessages(file)) messages.push(message)
  expect(messages).toEqual([{ testRunStarted: {} }])
  await rm(folder, { recursive: true })
})
