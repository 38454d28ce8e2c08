import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const starterScriptPath = join(projectRoot, 'scripts', 'support', 'end-with-starter.ts')

/** A program that starts another one. Neither ends by itself, and both hold the output open. */
const endlessProgram = `
  const { spawn } = require('node:child_process')
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  console.log('running')
`

it('the started program ends, with all that it started, once its starter has gone', async () => {
  const started = spawn(process.execPath, [starterScriptPath, process.execPath, '-e', endlessProgram], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(started.stdout, 'data')
  started.stdin.destroy()
  // The pipe closes when no process can write to it any more.
  await once(started.stdout, 'close')
  await expect.poll(() => started.signalCode).toBe('SIGKILL')
}, 60_000)

it('the started program passes its own exit code on', async () => {
  const started = spawn(process.execPath, [starterScriptPath, process.execPath, '-e', 'process.exit(3)'], {
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const [code] = await once(started, 'exit')
  expect(code).toBe(3)
}, 60_000)
