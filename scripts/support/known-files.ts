import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from './portal-build'

const execFileAsync = promisify(execFile)
const maximumOutputBytes = 16 * 1024 * 1024

/**
 * Returns the existing files in a directory that git tracks. Returns none if the directory is not in a
 * git checkout.
 */
export async function listGitTrackedFiles(directory: string = projectRoot): Promise<readonly string[]> {
  const options = { cwd: directory, maxBuffer: maximumOutputBytes }
  const listed = await execFileAsync('git', ['ls-files', '-z'], options).catch(() => ({ stdout: '' }))
  return listed.stdout.split('\0').filter((file) => file !== '' && existsSync(join(directory, file)))
}
