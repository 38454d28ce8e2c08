import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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
