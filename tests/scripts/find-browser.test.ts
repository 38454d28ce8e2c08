import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const fullBrowserPath = 'chromium'
const shellName = 'chromium-headless-shell'

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

/**
 * Returns the browser and the headless shell that the search finds with the given environment variables. Runs
 * it in a new process, because Playwright determines its browsers only once.
 */
async function foundBrowsers(named: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const script = `
    const { findBrowser, findHeadlessShell } = await import('./scripts/find-browser.ts')
    process.stdout.write(JSON.stringify([await findBrowser(), await findHeadlessShell()]))
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

describe('the browser of the tests', () => {
  it('is the whole one for everything where there is no headless shell', async () => {
    const browser = await createBrowserFile(fullBrowserPath)
    expect(await foundBrowsers()).toEqual([browser, browser])
  })

  it('is joined by the headless shell of the system', async () => {
    const browser = await createBrowserFile(fullBrowserPath)
    const engine = await createBrowserFile(shellName)
    expect(await foundBrowsers()).toEqual([browser, engine])
  })

  it("is joined by Playwright's headless shell", async () => {
    const browser = await createBrowserFile(fullBrowserPath)
    const number = basename(dirname(dirname(chromium.executablePath()))).replace('chromium-', '')
    const engine = await createBrowserFile(
      `chromium_headless_shell-${number}/any-system/chrome-headless-shell`,
    )
    expect(await foundBrowsers()).toEqual([browser, engine])
  })

  it('is the one that was named, for everything', async () => {
    await createBrowserFile(fullBrowserPath)
    await createBrowserFile(shellName)
    const named = await createBrowserFile('named')
    expect(await foundBrowsers({ PORTAL_BROWSER: named })).toEqual([named, named])
  })
})
