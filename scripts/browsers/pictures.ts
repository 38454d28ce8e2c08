import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserEngine } from '#features/support/engines/engine'
import { createEngineDevice } from '#features/support/engines/engine-device'
import { BrowserEnginePage } from '#features/support/engines/engine-page'
import { launchEngine } from '#features/support/engines/launch-engine'
import { browserEngineNames, type BrowserEngineName } from '#scripts/find-browser-engines'
import { serveStaticSite } from '#scripts/static-server'
import { ensurePortalBuilt, projectRoot } from '#scripts/support/portal-build'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { addressToPhotograph, screensToPhotograph, type ScreenToPhotograph } from './screens-to-picture'

const picturesFolder = join(projectRoot, 'gallery', 'browsers')

const viewports = { phone: phoneViewport, desktop: desktopViewport } as const

/**
 * Takes a screenshot of every screen of the demo in the given browser engine. Returns the path of the
 * page that shows the screenshots of the engines side by side.
 */
export async function takeScreenshotsInEngine(name: BrowserEngineName): Promise<string> {
  await mkdir(picturesFolder, { recursive: true })
  const site = await serveStaticSite({ directory: await ensurePortalBuilt('demo'), port: 0 })
  const engine = await launchEngine(name)
  try {
    for (const [size, { width, height }] of Object.entries(viewports))
      for (const [title, screen] of Object.entries(screensToPhotograph)) {
        await engine.resizeWindow(width, height)
        await openScreen(engine, site.address, screen)
        await writeFile(
          join(picturesFolder, pictureFileName(title, size, name)),
          await engine.takeScreenshot(),
        )
      }
  } finally {
    await engine.closeBrowser()
    await site.close()
  }
  const page = join(picturesFolder, 'index.html')
  await writeFile(page, sideBySidePage(await readdir(picturesFolder)))
  return page
}

/**
 * Opens a screen in the browser engine and waits until it is completely drawn. Throws if the portal
 * shows another screen instead.
 */
async function openScreen(engine: BrowserEngine, site: string, screen: ScreenToPhotograph): Promise<void> {
  const device = createEngineDevice(engine, site)
  await device.replaceWithNewDevice()
  const page = new BrowserEnginePage(engine, site, device)
  await page.openAddress(addressToPhotograph(screen))
  await page.waitUntilIdle()
  await page.waitForPath(screen.path)
  await engine.evaluate(`async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  }`)
}

function pictureFileName(title: string, size: string, engine: BrowserEngineName): string {
  return `${title}-${size}-${engine}.png`
}

function sideBySidePage(files: readonly string[]): string {
  const rows = Object.keys(viewports).flatMap((size) =>
    Object.entries(screensToPhotograph).map(([title, screen]) => {
      const shown = browserEngineNames
        .map((engine) => pictureFileName(title, size, engine))
        .filter((file) => files.includes(file))
      return `<h2>${title}, ${size}</h2><p><code>${addressToPhotograph(screen)}</code></p><div>${shown
        .map(
          (file) => `<a href="${file}"><img src="${file}" alt="${file}" title="${file}" loading="lazy"></a>`,
        )
        .join('')}</div>`
    }),
  )
  return `<!doctype html><html lang="es-AR"><meta charset="utf-8"><title>Los tres motores</title>
<style>body{font:16px system-ui;margin:24px}div{display:flex;gap:12px;overflow:auto}img{inline-size:auto;max-inline-size:30vw}</style>
<h1>Los tres motores: ${browserEngineNames.join(', ')}</h1>
${rows.join('\n')}</html>`
}
