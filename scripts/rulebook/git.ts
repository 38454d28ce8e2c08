import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ProjectRevision } from '#rulebook/shared/rulebook-data'
import { projectRoot } from '#scripts/support/portal-build'

const execFileAsync = promisify(execFile)
const maximumOutputBytes = 32 * 1024 * 1024

/**
 * Returns the output of a git command. Returns an empty text if the project's folder is not a git
 * checkout, for example an unpacked archive.
 */
export async function runGitCommand(...words: readonly string[]): Promise<string> {
  const answer = await execFileAsync('git', [...words], {
    cwd: projectRoot,
    maxBuffer: maximumOutputBytes,
  }).catch(() => ({
    stdout: '',
  }))
  return answer.stdout.trim()
}

/**
 * Returns the project's newest commit and whether its files have uncommitted changes. Undefined if the
 * project's folder is not a git checkout.
 */
export async function readProjectRevision(): Promise<ProjectRevision | undefined> {
  const commit = await runGitCommand('log', '-1', '--format=%h')
  if (commit === '') return undefined
  // Without the option git would lock its index, and a commit made meanwhile would fail.
  const changes = await runGitCommand('--no-optional-locks', 'status', '--porcelain')
  return { commit, isChanged: changes !== '' }
}
