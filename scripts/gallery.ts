import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { launchHeadlessShell } from '#tests/support/browser'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { everyGalleryState } from '#tests/support/gallery-states'
import type { GalleryState } from '#tests/support/gallery-tools'
import { openGalleryStateInChromium } from '#tests/support/open-gallery-state'
import { measureSidewaysOverflowPx, findControlsSmallerThan44Px } from '#tests/support/layout-checks'
import { serveStaticSite } from './static-server'
import { printLines, readCommandLineOptions } from './support/command-line'
import { directoryOfPortalBuild, buildPortal, ensurePortalBuilt, projectRoot } from './support/portal-build'

const options = readCommandLineOptions({
  built: { type: 'boolean', default: false },
  /**
   * Command-line option: only the gallery states (screens in one state) whose name contains this text are
   * rendered.
   */
  only: { type: 'string', default: '' },
})

const viewports = { phone: phoneViewport, desktop: desktopViewport } as const
const colourSchemes = ['light', 'dark'] as const
const narrowestWindow = { width: 320, height: 640 } as const
const galleryFolder = join(projectRoot, 'gallery')
/**
 * Milliseconds until every colour has changed after the switch between the light and the dark colour
 * scheme.
 */
const repaintMilliseconds = 300
/**
 * Maximum milliseconds to render a gallery state (a screen in one state). A gallery state that takes
 * longer is reported as a complaint.
 */
const stateTimeoutMilliseconds = 30_000
/** Number of gallery states (screens in one state) that are rendered at the same time on a small machine. */
const statesAtOnce = 2

if (options.built) await ensurePortalBuilt('demo')
else await buildPortal('demo')

const runningSite = await serveStaticSite({ directory: directoryOfPortalBuild('demo'), port: 0 })
const chromium = await launchHeadlessShell()
try {
  if (options.only === '') await rm(galleryFolder, { recursive: true, force: true })
  await mkdir(galleryFolder, { recursive: true })
  const states = everyGalleryState.filter((state) => state.name.includes(options.only))
  const complaints: string[] = []
  const waiting = [...states]
  const takePictures = async (): Promise<void> => {
    for (let state = waiting.shift(); state; state = waiting.shift()) {
      const found = await takePicturesAndCheckState(chromium, runningSite.address, state).catch(
        (reason: unknown) => [String(reason)],
      )
      printLines(
        `${found.length === 0 ? 'ok  ' : 'MAL '} ${state.name}`,
        ...found.map((each) => `     ${each}`),
      )
      complaints.push(...found.map((each) => `${state.name}: ${each}`))
    }
  }
  await Promise.all(Array.from({ length: statesAtOnce }, takePictures))
  await writeFile(join(galleryFolder, 'index.html'), indexPage(states, complaints))
  printLines('', `gallery/index.html: ${states.length} states, ${complaints.length} complaints`)
  process.exitCode = complaints.length === 0 && states.length > 0 ? 0 : 1
} finally {
  await chromium.close()
  await runningSite.close()
}

/**
 * Takes the pictures of a gallery state (a screen in one state): on a phone and, for most states, on a
 * computer, each in light and dark colours. Returns the problems of that screen.
 */
async function takePicturesAndCheckState(
  browser: Browser,
  origin: string,
  state: GalleryState,
): Promise<readonly string[]> {
  const complaints = new Set<string>()
  for (const [device, viewport] of viewportsOfState(state)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'es-AR' })
    try {
      const page = await context.newPage()
      page.on('pageerror', (error) => complaints.add(`it throws: ${error.message}`))
      page.setDefaultTimeout(stateTimeoutMilliseconds)
      await page.clock.install()
      await openGalleryStateInChromium({ page, origin, state })
      await loadOptionalFont(page)
      for (const complaint of await smallControlComplaints(page)) complaints.add(complaint)
      if (state.showsOnlyWindow !== true) await fitWindowToPage(page)
      for (const colorScheme of colourSchemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await setTimeout(repaintMilliseconds)
        await page.screenshot({ path: join(galleryFolder, `${state.name}-${device}-${colorScheme}.png`) })
      }
      for (const complaint of await horizontalScrollComplaints(page)) complaints.add(complaint)
    } finally {
      await context.close()
    }
  }
  return [...complaints]
}

/**
 * Loads the optional font, and changes the colour scheme so that texts rendered without the font are rendered
 * again.
 */
async function loadOptionalFont(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.load('1rem Figtree'))
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await setTimeout(repaintMilliseconds)
}

/** Makes the window as tall as the page, so that floating bars stay at its borders. */
async function fitWindowToPage(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? narrowestWindow
  const pageHeight = await page.evaluate(() => {
    window.scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
  await page.mouse.move(0, 0)
  await page.setViewportSize({ width, height: Math.max(height, pageHeight) })
}

async function smallControlComplaints(page: Page): Promise<readonly string[]> {
  return (await findControlsSmallerThan44Px(page)).map(
    (each) => `${each.controlName} is ${each.width} x ${each.height}`,
  )
}

async function horizontalScrollComplaints(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(narrowestWindow)
  const overflow = await measureSidewaysOverflowPx(page)
  return overflow > 0 ? [`at 320 px it scrolls sideways by ${overflow} px`] : []
}

function viewportsOfState({ isOnlyForPhone }: GalleryState) {
  return Object.entries(viewports).filter(([device]) => device === 'phone' || isOnlyForPhone !== true)
}

function indexPage(states: readonly GalleryState[], complaints: readonly string[]): string {
  const sections = states.map(
    (state) => `<h2 id="${state.name}">${state.name}</h2><p><code>${escapeHtml(state.address)}</code></p>
<div>${viewportsOfState(state)
      .flatMap(([device]) => colourSchemes.map((scheme) => `${state.name}-${device}-${scheme}.png`))
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)
      .join('')}</div>`,
  )
  return `<!doctype html><html lang="es-AR"><meta charset="utf-8"><title>Galería</title>
<style>body{font:16px system-ui;margin:24px}div{display:flex;gap:12px;align-items:start;overflow:auto}
img{block-size:480px;border:1px solid #ccc}</style>
<h1>Galería</h1><ul>${complaints.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</ul>
${sections.join('\n')}</html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
