import { existsSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Run } from '#rulebook/shared/rulebook-data'
import { projectRoot } from '#scripts/support/portal-build'
import { messagesOf } from './messages'

const run = promisify(execFile)

/** The run that the messages are of: when it began and the commit that was the newest then. Nothing without messages. */
export async function runOf(messages: string): Promise<Run | undefined> {
  if (!existsSync(messages)) return undefined
  const at = await beginningOf(messages)
  if (at === undefined) return undefined
  const commit = await git('log', '-1', '--format=%h', `--before=${at}`)
  return { at, commit, isChanged: (await git('status', '--porcelain')) !== '' }
}

async function beginningOf(messages: string): Promise<string | undefined> {
  for await (const { testRunStarted } of messagesOf(messages))
    if (testRunStarted) return new Date(testRunStarted.timestamp.seconds * 1000).toISOString()
  return undefined
}

/** Nothing where this is no checkout, as in an archive of the sources. */
async function git(...words: readonly string[]): Promise<string> {
  const answer = await run('git', [...words], { cwd: projectRoot }).catch(() => ({ stdout: '' }))
  return answer.stdout.trim()
}
