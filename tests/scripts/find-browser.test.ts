import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const fullBrowserPath = 'chromium'
const headlessShellName = 'chromium-headless-shell'

let machineFolder = ''

beforeEach(async () => {
  machineFolder = await mkdtemp(join(tmpdir(), 'machine-'))
})

afterEach(async () => {
  await rm(machineFolder, { recursive: true })
})

async function createBrowserFile(path: string): Promise<string> {
  await mkdir(dirname(join(machineFolder, path)), { recursive: true })
  await writeFile(join(machineFolder, path), '')
  return join(machineFolder, path)
}

/** Adds the headless shell that belongs to this version of Playwright. */
async function createPlaywrightHeadlessShellFile(): Promise<string> {
  const number = basename(dirname(dirname(chromium.executablePath()))).replace('chromium-', '')
  return createBrowserFile(`chromium_headless_shell-${number}/any-system/chrome-headless-shell`)
}

/**
 * Adds an `apt-get` to the machine that installs the headless shell, and nothing else.
 */
async function addPackageManager(): Promise<void> {
  const path = await createBrowserFile('apt-get')
  await writeFile(
    path,
    `#!/bin/sh\ncase "$*" in *" ${headlessShellName}") : > "${join(machineFolder, headlessShellName)}";; esac\n`,
  )
  await chmod(path, 0o755)
}

/**
 * Returns the browser and the headless shell that the search finds with the given environment variables,
 * after running the script lines in `before`. Runs the search in a new process, because Playwright
 * determines its browsers only once.
 */
async function findBrowsersInNewProcess(
  named: Readonly<Record<string, string>> = {},
  before = '',
): Promise<unknown> {
  const script = `
    const { findOrInstallBrowser, findHeadlessShell, installHeadlessShellIfMissing } = await import('./scripts/find-browser.ts')
    ${before}
    process.stdout.write(JSON.stringify([await findOrInstallBrowser(), await findHeadlessShell()]))
  `
  const environment = {
    PATH: machineFolder,
    HOME: machineFolder,
    PLAYWRIGHT_BROWSERS_PATH: machineFolder,
    ...named,
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot,
    env: environment,
  })
  return JSON.parse(stdout)
}

/**
 * Returns the lines of a script that installs the headless shell if it is missing, as the user with the
 * given id.
 */
const createInstallScriptAsUser = (userId: number): string =>
  `process.getuid = () => ${userId}; await installHeadlessShellIfMissing()`

describe('the browser of the tests', () => {
  it('is the whole one for everything where there is no headless shell', async () => {
    const browser = await createBrowserFile(fullBrowserPath)
    expect(await findBrowsersInNewProcess()).toEqual([browser, browser])
  })

  it('is joined by the headless shell of the system', async () => {
    const browser = await createBrowserFile(fullBrowserPath)
    const engine = await createBrowserFile(headlessShellName)
    expect(await findBrowsersInNewProcess()).toEqual([browser, engine])
  })

  it("is joined by Playwright's headless shell", async () => {
    const browser = await createBrowserFile(fullBrowserPath)
    const engine = await createPlaywrightHeadlessShellFile()
    expect(await findBrowsersInNewProcess()).toEqual([browser, engine])
  })

  it('is the one that was named, for everything', async () => {
    await createBrowserFile(fullBrowserPath)
    await createBrowserFile(headlessShellName)
    const named = await createBrowserFile('named')
    expect(await findBrowsersInNewProcess({ PORTAL_BROWSER: named })).toEqual([named, named])
  })

  it('is joined by a headless shell that root installs before the tests', async () => {
    const browser = await createBrowserFile(fullBrowserPath)
    await addPackageManager()
    expect(await findBrowsersInNewProcess({}, createInstallScriptAsUser(0))).toEqual([
      browser,
      join(machineFolder, headlessShellName),
    ])
  })

  it('stays the whole one for a user who may not install packages', async () => {
    const browser = await createBrowserFile(fullBrowserPath)
    await addPackageManager()
    expect(await findBrowsersInNewProcess({}, createInstallScriptAsUser(1000))).toEqual([browser, browser])
  })

  it('stays the one that was named, also for root', async () => {
    const named = await createBrowserFile('named')
    await addPackageManager()
    expect(await findBrowsersInNewProcess({ PORTAL_BROWSER: named }, createInstallScriptAsUser(0))).toEqual([
      named,
      named,
    ])
    expect(existsSync(join(machineFolder, headlessShellName))).toBe(false)
  })

  it("stays joined by Playwright's headless shell, also for root", async () => {
    const browser = await createBrowserFile(fullBrowserPath)
    const engine = await createPlaywrightHeadlessShellFile()
    await addPackageManager()
    expect(await findBrowsersInNewProcess({}, createInstallScriptAsUser(0))).toEqual([browser, engine])
  })
})
