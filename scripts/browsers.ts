import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '#features/support/engines/engine'
import { engineDevice, lackOfDevice } from '#features/support/engines/engine-device'
import { EnginePage } from '#features/support/engines/engine-page'
import { launchEngine } from '#features/support/engines/launch-engine'
import { WebKitEngine } from '#features/support/engines/webkit-engine'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { pictured } from './browsers/pictured'
import { pathsPlayed, playedTable, type Played } from './browsers/played'
import { engineNames, findEngine, type EngineName } from './find-engines'
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
const played: Played[] = []
for (const name of engineNames.filter((each) => each.includes(options.only))) {
  const found = await findEngine(name)
  if (found.kind === 'missing') {
    print(`not run: ${name}, which is not on this machine (${found.why})`)
    continue
  }
  const result = await play(name)
  played.push(result)
  print(
    `${result.version}: ${result.passed} passed, ${result.failed.length} failed, ${result.lacking.length} not run`,
    ...result.failed.map((each) => `  MAL ${each}`),
    ...result.lacking.map((each) => `  no   ${each}`),
  )
  if (!options['without-pictures']) await takePictures(name)
}
await WebKitEngine.closeScreen()
if (options.write) await writeMeasure('los tres motores', playedTable(played))
process.exit(played.length > 0 && played.every(({ failed }) => failed.length === 0) ? 0 : 1)

/** Runs the main path of every feature in that engine, in its own process. */
async function play(name: EngineName): Promise<Played> {
  const report = join(projectRoot, 'reports', `browsers-${name}.json`)
  await rm(report, { force: true })
  const words = ['--import', 'tsx', 'node_modules/@cucumber/cucumber/bin/cucumber.js', '--profile', 'engine']
  const child = spawn(process.execPath, words, {
    cwd: projectRoot,
    env: { ...process.env, PORTAL_ENGINE: name },
    stdio: 'ignore',
  })
  await new Promise((ended) => child.once('exit', ended))
  const engine = await launchEngine(name)
  const { version } = engine
  await engine.close()
  return { version, ...pathsPlayed(await readFile(report, 'utf8'), lackOfDevice) }
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
