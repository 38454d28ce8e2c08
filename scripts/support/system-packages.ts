import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const execFileAsync = promisify(execFile)

/** Time after which an installation is given up, so that a machine without a network continues soon. */
const installTimeoutMilliseconds = 240_000
const connectionTimeoutMilliseconds = '15000'

/**
 * Returns the path of the first of the given programs that is installed on this machine; undefined if
 * none is installed.
 */
export function findProgramOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

let isPackageListFresh = false

/**
 * Tries to install Debian packages. Does not report whether they were installed: the caller looks for
 * the program afterwards.
 */
export async function tryInstallSystemPackages(names: readonly string[]): Promise<void> {
  if (!isPackageListFresh) await runCommandOrPrintWarning('apt-get', ['update'])
  isPackageListFresh = true
  await runCommandOrPrintWarning('apt-get', ['install', '-y', '-o', 'DPkg::Lock::Timeout=120', ...names])
}

/** Runs a command that may fail. If it fails, prints a message and does not throw. */
export async function runCommandOrPrintWarning(command: string, words: readonly string[]): Promise<void> {
  const environment = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: connectionTimeoutMilliseconds,
  }
  await execFileAsync(command, words, {
    timeout: installTimeoutMilliseconds,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((reason: unknown) => process.stderr.write(`${command} ${words.join(' ')}: ${String(reason)}\n`))
}
