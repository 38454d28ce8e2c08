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
 * Returns the newest commit of a folder and whether its files have uncommitted changes. Undefined if the
 * folder is not a git checkout. By default, the folder is the project's.
 */
export async function readProjectRevision(folder = projectRoot): Promise<ProjectRevision | undefined> {
  const commit = await runGitCommand('-C', folder, 'log', '-1', '--format=%h')
  if (commit === '') return undefined
  // Without the option git would lock its index, and a commit made meanwhile would fail.
  const changes = await runGitCommand('-C', folder, '--no-optional-locks', 'status', '--porcelain')
  return { commit, isChanged: changes !== '' }
}

/** Returns whether both revisions are known, have no uncommitted changes and are of the same commit. */
export function isSameUnchangedCommit(
  one: ProjectRevision | undefined,
  other: ProjectRevision | undefined,
): boolean {
  if (!one || one.isChanged || !other || other.isChanged) return false
  return one.commit === other.commit
}
