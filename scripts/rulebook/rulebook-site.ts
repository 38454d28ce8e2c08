import { existsSync, statSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStaticSite, type RunningSite } from '#scripts/static-server'
import { buildCspMetaContent } from '#scripts/support/content-security-policy'
import { runOnceAcrossProcesses } from '#scripts/support/across-processes'
import { directoryOfPortalBuild, portalBuildModes, projectRoot } from '#scripts/support/portal-build'
import { runPackageScript } from '#scripts/support/run-command'

export const rulebookDirectory = join(projectRoot, 'dist-rulebook')

/**
 * Builds the pages of the rulebook (the site that shows the portal's rules) and the page that plays its
 * scenarios. Does not write the data that these pages show.
 */
export async function buildRulebookSite(): Promise<void> {
  const { build } = await import('vite')
  await build({ configFile: join(projectRoot, 'vite.rulebook.config.ts'), logLevel: 'warn' })
  await movePagesToRoot()
}

/**
 * Builds the pages of the rulebook (the site that shows the portal's rules) if they are not built yet. Does
 * not write the data that these pages show.
 */
export async function ensureRulebookSiteBuilt(): Promise<void> {
  await runOnceAcrossProcesses(
    'build-rulebook-site',
    () => existsSync(join(rulebookDirectory, 'stage.html')),
    buildRulebookSite,
  )
}

/**
 * Returns the directory of the rulebook that is built with its data. Builds the rulebook if it is missing or
 * older than a build of the portal, whose screens it shows. Throws if the build fails.
 */
export async function ensureRulebookWithDataBuilt(): Promise<string> {
  await runOnceAcrossProcesses(
    'build-rulebook',
    () => isNewerThanPortalBuilds(join(rulebookDirectory, 'data', 'index.json')),
    async () => {
      const { succeeded, output } = await runPackageScript('rulebook')
      if (!succeeded) throw new Error(output)
    },
  )
  return rulebookDirectory
}

/** Returns whether the file exists and no build of the portal was made after it. */
function isNewerThanPortalBuilds(file: string): boolean {
  const portalPages = portalBuildModes.map((mode) => join(directoryOfPortalBuild(mode), 'index.html'))
  return (
    existsSync(file) &&
    portalPages.every((page) => !existsSync(page) || statSync(page).mtimeMs <= statSync(file).mtimeMs)
  )
}

/**
 * Serves the rulebook that is already built. Only pages of the rulebook may show it in a frame. Port 0
 * uses any free port.
 */
export function serveRulebook(
  port = 0,
  overrides: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  return serveStaticSite({
    directory: rulebookDirectory,
    port,
    frames: ["'self'"],
    isFramedByItself: true,
    // Only read on this machine, so compression does not pay off.
    sendsUncompressed: true,
    overrides,
  })
}

/** Returns the page with its content security policy inside it, for hosts that send no headers. */
function withCspMeta(html: string): string {
  const policy = buildCspMetaContent({ html, frames: ["'self'"] })
  return html.replace(
    '<meta charset="utf-8" />',
    `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

/**
 * Moves the two pages to the root of the site, because Vite keeps their source folders. Adds their content
 * security policy, and the icons.
 */
async function movePagesToRoot(): Promise<void> {
  for (const page of ['index.html', 'stage.html']) {
    const text = await readFile(join(rulebookDirectory, 'rulebook', page), 'utf8')
    await writeFile(join(rulebookDirectory, page), withCspMeta(text.replaceAll('../assets/', './assets/')))
  }
  await rm(join(rulebookDirectory, 'rulebook'), { recursive: true, force: true })
  await cp(join(projectRoot, 'public', 'icons'), join(rulebookDirectory, 'icons'), { recursive: true })
}
