import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Engine } from '#features/support/engines/engine'
import { engineDevice, lackOfDevice } from '#features/support/engines/engine-device'
import { EnginePage } from '#features/support/engines/engine-page'
import { launchEngine } from '#features/support/engines/launch-engine'
import { WebKitEngine } from '#features/support/engines/webkit-engine'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { pictured } from './browsers/pictured'
import { EngineRun } from './browsers/engine-run'
import { playedTables } from './browsers/played-tables'
import { engineNames, findEngine, type EngineName } from './find-engines'
import { messageOf } from './rulebook/messages'
import { serveSite } from './static-server'
import { print, readOptions } from './support/command-line'
import { writeMeasure } from './support/measure-page'
import { buildPortal, ensureBuilt, projectRoot } from './support/portal-build'

const options = readOptions({
  built: { type: 'boolean', default: false },
  /** Runs only this engine, such as `firefox`. */
  only: { type: 'string', default: '' },
  /** Takes no pictures. */
  'without-pictures': { type: 'boolean', default: false },
  /** Writes the table to docs/measure.md. */
  write: { type: 'boolean', default: false },
})

const folder = join(projectRoot, 'gallery', 'browsers')

if (options.built) await ensureBuilt('demo')
else await buildPortal('demo')
const runs: EngineRun[] = []
for (const name of engineNames.filter((each) => each.includes(options.only))) {
  const found = await findEngine(name)
  if (found.kind === 'missing') {
    print(`not run: ${name}, which is not on this machine (${found.why})`)
    continue
  }
  if (!options['without-pictures']) await takePictures(name)
  const run = await play(name)
  runs.push(run)
  print(
    `${run.version}: ${run.passed.length} passed, ${run.failed.length} failed, ${run.lacking.length} not run, ${run.minutes.toFixed(1)} min`,
  )
}
await WebKitEngine.closeScreen()
if (options.write) await writeMeasure('los tres motores', playedTables(runs))
process.exit(runs.length > 0 && runs.every(({ failed }) => failed.length === 0) ? 0 : 1)

/** Runs the main path of every feature in that engine, in its own process, and prints each result as it ends. */
async function play(name: EngineName): Promise<EngineRun> {
  const run = new EngineRun(await versionOf(name), lackOfDevice, print)
  const words = ['--import', 'tsx', 'node_modules/@cucumber/cucumber/bin/cucumber.js', '--profile', 'engine']
  const child = spawn(process.execPath, [...words, '--format', 'message'], {
    cwd: projectRoot,
    env: { ...process.env, PORTAL_ENGINE: name },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout }))
    for (const envelope of messageOf(line)) run.hear(envelope)
  return run
}

async function versionOf(name: EngineName): Promise<string> {
  const engine = await launchEngine(name)
  await engine.close()
  return engine.version
}

async function takePictures(name: EngineName): Promise<void> {
  await mkdir(folder, { recursive: true })
  const site = await serveSite({ directory: await ensureBuilt('demo'), port: 0 })
  const engine = await launchEngine(name)
  try {
    for (const [size, { width, height }] of Object.entries({
      phone: phoneViewport,
      desktop: desktopViewport,
    }))
      for (const [title, address] of Object.entries(pictured)) {
        await engine.resize(width, height)
        await picture(engine, site.address, address)
        await writeFile(join(folder, `${title}-${size}-${name}.png`), await engine.picture())
      }
  } finally {
    await engine.close()
    await site.close()
  }
}

async function picture(engine: Engine, site: string, address: string): Promise<void> {
  const device = engineDevice(engine, site)
  await device.forget()
  const page = new EnginePage(engine, site, device)
  await page.go(address)
  await page.isAtRest()
}
