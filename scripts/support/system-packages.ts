import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where the way out is closed, the next way is tried soon. */
const longestInstallMilliseconds = 240_000
const longestConnectionMilliseconds = '15000'

/** The first of these programs on this machine. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

let isListFresh = false

/** Packages of Debian, for who may install them: whether it worked is seen by looking for the program afterwards. */
export async function attemptPackages(names: readonly string[]): Promise<void> {
  if (!isListFresh) await attempt('apt-get', ['update'])
  isListFresh = true
  await attempt('apt-get', ['install', '-y', '-o', 'DPkg::Lock::Timeout=120', ...names])
}

/** Runs a command that may fail, and says so if it does. */
export async function attempt(command: string, words: readonly string[]): Promise<void> {
  const environment = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: longestConnectionMilliseconds,
  }
  await run(command, words, {
    timeout: longestInstallMilliseconds,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((reason: unknown) => process.stderr.write(`${command} ${words.join(' ')}: ${String(reason)}\n`))
}
