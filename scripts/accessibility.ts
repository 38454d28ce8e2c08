import '#features/support/node/style-sheets'
import type { DomPage } from '#features/support/dom-page'
import { launchBrowserForShortLivedPages } from '#tests/support/browser'
import { serializePage, type SerializedPage } from '#tests/support/serialized-page'
import { everyGalleryState } from '#tests/support/gallery-states'
import { waitUntilScreenIdle, type GalleryState } from '#tests/support/gallery-tools'
import { findInconsistentDisplayNames } from '#tests/support/inconsistent-names'
import {
  plantedFaultsFoundInNode,
  plantedLayoutFaults,
  type PlantedAccessibilityFault,
} from './accessibility/planted-accessibility-faults'
import { CheckResults } from './support/check-results'
import { readCommandLineOptions } from './support/command-line'
import { failAfterScreenTimeout } from './support/screen-timeout'

const options = readCommandLineOptions({
  /**
   * Command-line option: only the gallery states (screens in one state) whose name contains this text are
   * checked.
   */
  only: { type: 'string', default: '' },
  /**
   * Command-line option: Chromium renders every gallery state (a screen in one state) too, to compare it with
   * the rendering in Node. By default, Chromium renders only a few.
   */
  'drawn-twice': { type: 'boolean', default: false },
})

// The production build of React, which customers get and which is faster.
process.env['NODE_ENV'] ??= 'production'
// React and axe look for a document when they are loaded.
const { NodeWindow, nodeTabWindowProvider: nodeTabWindows } =
  await import('#features/support/node/node-window')
const nodeWindow = NodeWindow.firstWindow()
const { findAxeViolations } = await import('#features/support/node/axe')
const { InMemoryPhone } = await import('#features/support/memory/memory-phone')
const { preloadCodeOfEveryScreen } = await import('#features/support/node/every-screen')
const { LayoutCheckWindow, serveLayoutCheckPage } = await import('./accessibility/layout-window')
const { renderGalleryStateInChromium } = await import('./accessibility/browser-state')
const { describeFirstDifferentLine, isRenderedInNodeAndChromium } =
  await import('./accessibility/rendered-in-both-places')
await preloadCodeOfEveryScreen()

const [site, browser] = await Promise.all([serveLayoutCheckPage(), launchBrowserForShortLivedPages()])
const layoutWindow = await LayoutCheckWindow.open(browser, site.address)
const statesCheckedInNode = everyGalleryState.filter(
  ({ name, configurationName, letterSize, cameraScene }) =>
    configurationName === undefined &&
    letterSize === undefined &&
    cameraScene === undefined &&
    name.includes(options.only),
)
const results = new CheckResults()
const pendingLayoutChecks: Promise<void>[] = []

for (const state of statesCheckedInNode) await checkGalleryState(state)
for (const fault of plantedFaultsFoundInNode)
  results.record(fault.name, await missedFaultComplaintsInNode(fault))
await Promise.all(pendingLayoutChecks)
for (const fault of plantedLayoutFaults)
  results.record(fault.name, await missedFaultComplaintsInChromium(fault))
await browser.close()

await results.reportAndExit('accessibility.json')

/**
 * Renders and checks a gallery state (a screen in one state) in Node, while Chromium lays out the
 * previous gallery state.
 */
async function checkGalleryState(state: GalleryState): Promise<void> {
  const seen = await withInMemoryDevice(async (page) => {
    await page.openAddress(state.address)
    await (state.prepare ?? waitUntilScreenIdle)(page, 'small')
    await page.waitUntilRequestsEnd()
    return { complaints: await nodeComplaints(), drawn: serializePage(nodeWindow.document) }
  })
  if (seen instanceof Error) return results.record(state.name, [String(seen)])
  pendingLayoutChecks.push(
    findLayoutFaults(state, seen.drawn)
      .catch((reason: unknown) => [String(reason)])
      .then((complaints) => results.record(state.name, [...seen.complaints, ...complaints])),
  )
}

async function findLayoutFaults(state: GalleryState, drawn: SerializedPage): Promise<readonly string[]> {
  const complaints = await layoutWindow.findLayoutFaults(drawn)
  if (!options['drawn-twice'] && !isRenderedInNodeAndChromium(state)) return complaints
  const twice = await renderGalleryStateInChromium(browser, { address: site.address, state })
  const difference = describeFirstDifferentLine(
    await layoutWindow.listElementsParsedByChromium(drawn),
    await layoutWindow.listElementsParsedByChromium(twice),
  )
  return difference === undefined ? complaints : [...complaints, `Chromium draws ${difference}`]
}

/**
 * Returns the complaints of the checks in Node: faults that axe finds, and names, amounts and days that break
 * the naming rules.
 */
async function nodeComplaints(): Promise<readonly string[]> {
  return [
    ...(await findAxeViolations(nodeWindow.document)),
    ...findInconsistentDisplayNames(nodeWindow.document),
  ]
}

/** Returns a complaint if the check in Node does not find a planted fault. */
async function missedFaultComplaintsInNode(fault: PlantedAccessibilityFault): Promise<readonly string[]> {
  const found = await checkWithPlantedFault(fault, nodeComplaints)
  return missedFaultComplaints(fault, found)
}

/** Returns a complaint if the check in Chromium does not find a planted fault. */
async function missedFaultComplaintsInChromium(fault: PlantedAccessibilityFault): Promise<readonly string[]> {
  const found = await checkWithPlantedFault(fault, () =>
    layoutWindow.findLayoutFaults(serializePage(nodeWindow.document)),
  )
  return missedFaultComplaints(fault, found)
}

async function checkWithPlantedFault(
  { address, plant }: PlantedAccessibilityFault,
  find: () => Promise<readonly string[]>,
): Promise<readonly string[] | Error> {
  return withInMemoryDevice(async (page) => {
    await page.openAddress(address)
    await page.waitUntilIdle()
    plant(nodeWindow.document)
    return find()
  })
}

function missedFaultComplaints(
  { complaint }: PlantedAccessibilityFault,
  found: readonly string[] | Error,
): readonly string[] {
  if (found instanceof Error) return [String(found)]
  return found.some((each) => each.startsWith(complaint)) ? [] : [`'${complaint}' was not found`]
}

async function withInMemoryDevice<Seen>(see: (page: DomPage) => Promise<Seen>): Promise<Seen | Error> {
  const device = new InMemoryPhone({ componentGallery: 'ON' }, nodeTabWindows)
  try {
    return await Promise.race([see(device.createTab()), failAfterScreenTimeout()])
  } catch (reason) {
    return reason instanceof Error ? reason : new Error(String(reason))
  } finally {
    await device.closeTabs()
  }
}
