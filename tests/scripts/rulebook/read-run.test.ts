import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfiguration } from '@cucumber/cucumber/api'
import type { Envelope } from '@cucumber/messages'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMessagesFormatter } from '#scripts/rulebook/messages-formatter'
import { readTestRun } from '#scripts/rulebook/read-run'
import { projectRoot } from '#scripts/support/portal-build'

const started: Envelope = { testRunStarted: { timestamp: { seconds: 1_773_140_400, nanos: 0 } } }
const startTime = '2026-03-10T11:00:00.000Z'

let folder: string
let messagesFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-'))
  messagesFile = join(folder, 'features.ndjson')
})

afterEach(() => rm(folder, { recursive: true }))

/** Writes the file that a run of cucumber writes whose only message is that it has started. */
async function writeMessagesOfRun(
  readRevision: Parameters<typeof createMessagesFormatter>[0],
): Promise<void> {
  let text = ''
  let onMessage: ((message: Envelope) => void) | undefined
  await createMessagesFormatter(readRevision).formatter({
    on: (_, handler) => (onMessage = handler),
    write: (part) => (text += part.toString()),
    options: {},
    logger: console,
    stream: process.stdout,
  })
  onMessage?.(started)
  await writeFile(messagesFile, text)
}

describe('the last run', () => {
  it.each([true, false])('has the commit and the state of the files when it began: %s', async (isChanged) => {
    await writeMessagesOfRun(async () => ({ commit: 'ab12cd34', isChanged }))
    expect(await readTestRun(messagesFile)).toEqual({
      at: startTime,
      revision: { commit: 'ab12cd34', isChanged },
    })
  })

  it.each([
    ['outside a git checkout', () => writeMessagesOfRun(async () => undefined)],
    ['whose messages do not say it', () => writeFile(messagesFile, JSON.stringify(started))],
  ])('has no commit when it ran %s', async (_, writeMessages) => {
    await writeMessages()
    expect(await readTestRun(messagesFile)).toEqual({ at: startTime })
  })

  it('is unknown when nothing ran', async () => {
    expect(await readTestRun(messagesFile)).toBeUndefined()
  })
})

it('the scenarios in Node are run with the formatter that writes the revision', async () => {
  const { runConfiguration } = await loadConfiguration({ profiles: ['node'] }, { cwd: projectRoot })
  expect(runConfiguration.formats.files['reports/features.ndjson']).toBe(
    './scripts/rulebook/messages-formatter.ts',
  )
})
