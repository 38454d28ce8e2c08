import { existsSync } from 'node:fs'
import type { Run } from '#rulebook/shared/rulebook-data'
import { git } from './git'
import { messagesOf } from './messages'

/**
 * Returns when the run of these messages began, and the newest commit at that time; undefined without
 * messages.
 */
export async function runOf(messages: string): Promise<Run | undefined> {
  if (!existsSync(messages)) return undefined
  const at = await beginningOf(messages)
  if (at === undefined) return undefined
  const commit = await git('log', '-1', '--format=%h', `--before=${at}`)
  return { at, commit, isChanged: (await git('status', '--porcelain')) !== '' }
}

/** Returns the short commit id; undefined if this is not a checkout. */
export function headCommit(): Promise<string> {
  return git('log', '-1', '--format=%h')
}

async function beginningOf(messages: string): Promise<string | undefined> {
  for await (const { testRunStarted } of messagesOf(messages))
    if (testRunStarted) return new Date(testRunStarted.timestamp.seconds * 1000).toISOString()
  return undefined
}
