import '#features/support/node/style-sheets'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { galleryStates } from '#tests/support/gallery-states'
import { atRest, type GalleryState } from '#tests/support/gallery-tools'
import type { Page } from '#features/support/page'
import { print, readOptions } from './support/command-line'
import { plantedFaults, type PlantedFault } from './support/planted-faults'
import { projectRoot } from './support/portal-build'

const options = readOptions({
  /** Only the states whose name contains this. */
  only: { type: 'string', default: '' },
})

/** A state that has not come by then is a complaint. */
const patienceMilliseconds = 60_000

// React as customers get it, which is also the quicker one.
process.env['NODE_ENV'] ??= 'production'
// React and axe look for a document when they are loaded.
const { NodeScreen } = await import('#features/support/node/node-screen')
const screen = NodeScreen.first()
const { axeComplaints } = await import('#features/support/node/axe')
const { NodeDevice } = await import('#features/support/node/node-device')
const { loadEveryScreen } = await import('#features/support/node/every-screen')
await loadEveryScreen()

const inNode = galleryStates.filter(
  ({ name, configuration, letters, camera }) =>
    configuration === undefined &&
    letters === undefined &&
    camera === undefined &&
    name.includes(options.only),
)
const failures: string[] = []
let passed = 0
for (const state of inNode) note(state.name, await complaintsOf(state))
for (const fault of plantedFaults) note(fault.name, await missed(fault))

const counts = { passed, failed: failures.length }
await mkdir(join(projectRoot, 'reports'), { recursive: true })
await writeFile(join(projectRoot, 'reports', 'accessibility.json'), JSON.stringify(counts))
print(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)

function note(name: string, complaints: readonly string[]): void {
  if (complaints.length === 0) passed += 1
  else {
    failures.push(name)
    print(`MAL ${name}`, ...complaints.map((each) => `    ${each}`))
  }
}

async function complaintsOf({ address, prepare = atRest }: GalleryState): Promise<readonly string[]> {
  return onDevice(async (page) => {
    await page.go(address)
    await prepare(page, 'small')
    return axeComplaints(screen.document)
  })
}

/** Complains where axe does not. */
async function missed({ address, rule, plant }: PlantedFault): Promise<readonly string[]> {
  return onDevice(async (page) => {
    await page.go(address)
    await page.isAtRest()
    plant(screen.document)
    const found = await axeComplaints(screen.document)
    return found.some((complaint) => complaint.startsWith(`${rule}:`)) ? [] : [`${rule} was not found`]
  })
}

async function onDevice(look: (page: Page) => Promise<readonly string[]>): Promise<readonly string[]> {
  const device = new NodeDevice({ wiki: 'ON' })
  try {
    return await Promise.race([look(device.newTab()), tooLate()])
  } catch (reason) {
    return [String(reason)]
  } finally {
    await device.giveBack()
  }
}

async function tooLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, patienceMilliseconds).unref())
  throw new Error(`It did not come in ${patienceMilliseconds / 1_000} s`)
}
