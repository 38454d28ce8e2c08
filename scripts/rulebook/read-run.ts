import { existsSync } from 'node:fs'
import type { TestRun } from '#rulebook/shared/rulebook-data'
import { runGitCommand } from './git'
import { readCucumberMessages } from './messages'

/**
 * Reads from the messages of a cucumber run when the run began. Returns this time, the newest commit before
 * it, and whether the project's folder has uncommitted changes now. Undefined if there are no messages.
 */
export async function readRunTimeAndCommit(messages: string): Promise<TestRun | undefined> {
  if (!existsSync(messages)) return undefined
  const at = await runStartTime(messages)
  if (at === undefined) return undefined
  const commit = await runGitCommand('log', '-1', '--format=%h', `--before=${at}`)
  return { at, commit, isChanged: (await runGitCommand('status', '--porcelain')) !== '' }
}

/**
 * Returns the short id of the project's newest commit. Returns an empty text if the project's folder is
 * not a git checkout.
 */
export function readHeadCommit(): Promise<string> {
  return runGitCommand('log', '-1', '--format=%h')
}

async function runStartTime(messages: string): Promise<string | undefined> {
  for await (const { testRunStarted } of readCucumberMessages(messages))
    if (testRunStarted) return new Date(testRunStarted.timestamp.seconds * 1000).toISOString()
  return undefined
}
