import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const whole = 'chromium'
const shell = 'chromium-headless-shell'

let machine = ''

beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'machine-'))
})

afterEach(async () => {
  await rm(machine, { recursive: true })
})

async function install(path: string): Promise<string> {
  await mkdir(dirname(join(machine, path)), { recursive: true })
  await writeFile(join(machine, path), '')
  return join(machine, path)
}

/** Puts an `apt-get` on the machine that installs the headless shell. */
async function provideApt(): Promise<void> {
  const apt = await install('apt-get')
  await writeFile(apt, `#!/bin/sh\nfor last; do :; done\n[ "$1" = install ] && : > ${machine}/"$last"\n`)
  await chmod(apt, 0o755)
}

/**
 * Returns the browser, its shell, and the shell after an attempt to install it. Runs in a new process, because
 * Playwright determines its browsers only once.
 */
async function found(named: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const script = `
    process.getuid = () => 0
    const { findBrowser, findHeadlessShell, installHeadlessShell } = await import('./scripts/find-browser.ts')
    const all = [await findBrowser(), await findHeadlessShell(), await installHeadlessShell()]
    process.stdout.write(JSON.stringify(all))
  `
  const environment = { PATH: machine, HOME: machine, PLAYWRIGHT_BROWSERS_PATH: machine, ...named }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot,
    env: environment,
  })
  return JSON.parse(stdout)
}

describe('the browser of the tests', () => {
  it('is the complete one when no headless shell can be installed', async () => {
    const browser = await install(whole)
    expect(await found()).toEqual([browser, browser, browser])
  })

  it('is joined by the headless shell of the system', async () => {
    const browser = await install(whole)
    const engine = await install(shell)
    expect(await found()).toEqual([browser, engine, engine])
  })

  it("is joined by Playwright's headless shell", async () => {
    const browser = await install(whole)
    const number = basename(dirname(dirname(chromium.executablePath()))).replace('chromium-', '')
    const engine = await install(`chromium_headless_shell-${number}/any-system/chrome-headless-shell`)
    expect(await found()).toEqual([browser, engine, engine])
  })

  it('gets a headless shell when one can be installed', async () => {
    const browser = await install(whole)
    await provideApt()
    expect(await found()).toEqual([browser, browser, join(machine, shell)])
  })

  it('is the one that was named, for everything', async () => {
    await install(whole)
    await provideApt()
    const named = await install('named')
    expect(await found({ PORTAL_BROWSER: named })).toEqual([named, named, named])
  })
})
