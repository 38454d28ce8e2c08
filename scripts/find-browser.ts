import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import {
  runCommandOrPrintWarning,
  tryInstallSystemPackages,
  findProgramOnPath,
} from './support/system-packages.ts'

const chromiumProgramNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's package of the headless shell. */
const headlessShellPackage = 'chromium-headless-shell'
const headlessShellProgramNames = [headlessShellPackage, 'chrome-headless-shell']
/** Glob that finds the program in the folder of Playwright's headless shell. */
const playwrightHeadlessShellGlob = '*/chrome-headless-shell{,.exe}'

/**
 * Returns the path of a Chromium on this machine. If there is no Chromium, installs it together with its
 * headless shell. Throws if it cannot be installed.
 */
export async function findOrInstallBrowser(): Promise<string> {
  return findInstalledBrowser() ?? (await installBrowser()) ?? throwNoBrowser()
}

/**
 * Returns the path of Chromium's headless shell, which needs half the processor time of the whole browser.
 * Returns the path of the whole browser if there is no headless shell. The variables `PORTAL_HEADLESS_SHELL`
 * and `PORTAL_BROWSER` can name another program.
 */
export async function findHeadlessShell(): Promise<string> {
  const named = pathFromEnvironment('PORTAL_HEADLESS_SHELL') ?? pathFromEnvironment('PORTAL_BROWSER')
  if (named !== undefined) return named
  const whole = await findOrInstallBrowser()
  return findProgramOnPath(headlessShellProgramNames) ?? findPlaywrightHeadlessShell() ?? whole
}

/**
 * Installs Chromium's headless shell if it is missing. Does nothing without root rights, or if the developer
 * chose a browser with `PORTAL_BROWSER`.
 */
export async function installHeadlessShellIfMissing(): Promise<void> {
  if (pathFromEnvironment('PORTAL_BROWSER') !== undefined || process.getuid?.() !== 0) return
  if ((await findHeadlessShell()) === (await findOrInstallBrowser()))
    await tryInstallSystemPackages([headlessShellPackage])
}

function findInstalledBrowser(): string | undefined {
  return (
    pathFromEnvironment('PORTAL_BROWSER') ??
    pathFromEnvironment('CHROME_PATH') ??
    findProgramOnPath(chromiumProgramNames) ??
    findPlaywrightBrowser()
  )
}

function pathFromEnvironment(variable: string): string | undefined {
  const named = process.env[variable]
  if (named === undefined || named === '') return undefined
  if (!existsSync(named)) throw new Error(`${variable} nombra un archivo que no existe: ${named}`)
  return named
}

function findPlaywrightBrowser(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function findPlaywrightHeadlessShell(): string | undefined {
  const ofChromium = dirname(dirname(chromium.executablePath()))
  const folder = ofChromium.replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
  return globSync(join(folder, playwrightHeadlessShellGlob))[0]
}

async function installBrowser(): Promise<string | undefined> {
  await runCommandOrPrintWarning(join(import.meta.dirname, '..', 'node_modules', '.bin', 'playwright'), [
    'install',
    'chromium',
  ])
  const downloaded = findPlaywrightBrowser()
  if (downloaded !== undefined || process.getuid?.() !== 0) return downloaded
  await tryInstallSystemPackages(['chromium', headlessShellPackage])
  // Where apt has no package of the shell, it would install neither.
  if (findProgramOnPath(chromiumProgramNames) === undefined) await tryInstallSystemPackages(['chromium'])
  return findProgramOnPath(chromiumProgramNames)
}

function throwNoBrowser(): never {
  throw new Error(
    'No hay navegador. Instalá Chromium o Google Chrome, o escribí su camino en la variable PORTAL_BROWSER.',
  )
}
