import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'

const run = promisify(execFile)

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where the way out is closed, the next way is tried soon. */
const longestInstallMilliseconds = 240_000
const longestConnectionMilliseconds = '15000'

/** A Chromium of this machine; where there is none, one is installed. */
export async function findBrowser(): Promise<string> {
  return existingBrowser() ?? (await installedBrowser()) ?? refuse()
}

function existingBrowser(): string | undefined {
  return namedBrowser() ?? systemBrowser() ?? playwrightBrowser()
}

function namedBrowser(): string | undefined {
  const named = process.env['PORTAL_BROWSER'] ?? process.env['CHROME_PATH']
  if (named === undefined || named === '') return undefined
  if (!existsSync(named))
    throw new Error(`PORTAL_BROWSER o CHROME_PATH nombra un archivo que no existe: ${named}`)
  return named
}

function systemBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return systemNames
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function installedBrowser(): Promise<string | undefined> {
  await attempt(join(import.meta.dirname, '..', 'node_modules', '.bin', 'playwright'), [
    'install',
    'chromium',
  ])
  const downloaded = playwrightBrowser()
  if (downloaded !== undefined || process.getuid?.() !== 0) return downloaded
  await attempt('apt-get', ['update'])
  await attempt('apt-get', ['install', '-y', '-o', 'DPkg::Lock::Timeout=120', 'chromium'])
  return systemBrowser()
}

/** Whether it worked is seen by looking for the browser afterwards. */
async function attempt(command: string, words: readonly string[]): Promise<void> {
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

function refuse(): never {
  throw new Error(
    'No hay navegador. Instalá Chromium o Google Chrome, o escribí su camino en la variable PORTAL_BROWSER.',
  )
}
