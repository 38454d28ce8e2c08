import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveSite, type RunningSite } from '#scripts/static-server'
import { projectRoot } from '#scripts/support/portal-build'
import { runScript } from '#scripts/support/run-command'

export const rulebookDirectory = join(projectRoot, 'dist-rulebook')

/** The pages and the stage, without the data. */
export async function buildRulebookSite(): Promise<void> {
  const { build } = await import('vite')
  await build({ configFile: join(projectRoot, 'vite.rulebook.config.ts'), logLevel: 'warn' })
  await flatten()
}

/** Builds only where nothing is built yet. */
export async function ensureRulebookSite(): Promise<void> {
  if (!existsSync(join(rulebookDirectory, 'stage.html'))) await buildRulebookSite()
}

/** The whole rulebook with its data, built only where there is none yet. Throws where it cannot be built. */
export async function ensureRulebook(): Promise<string> {
  if (!existsSync(join(rulebookDirectory, 'data', 'index.json'))) {
    const { succeeded, output } = await runScript('rulebook')
    if (!succeeded) throw new Error(output)
  }
  return rulebookDirectory
}

/** Serves the built rulebook; it may stand in a frame of its own pages alone. Port 0 takes any free one. */
export function serveRulebook(
  port = 0,
  overrides: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  return serveSite({
    directory: rulebookDirectory,
    port,
    frames: ["'self'"],
    isFramedByItself: true,
    // Whoever reads it here sits at this machine.
    sendsPlain: true,
    overrides,
  })
}

/** Vite keeps the folders of the sources: the two pages stand at the top of the site. */
async function flatten(): Promise<void> {
  for (const page of ['index.html', 'stage.html']) {
    const text = await readFile(join(rulebookDirectory, 'rulebook', page), 'utf8')
    await writeFile(join(rulebookDirectory, page), text.replaceAll('../assets/', './assets/'))
  }
  await rm(join(rulebookDirectory, 'rulebook'), { recursive: true, force: true })
  await cp(join(projectRoot, 'public', 'icons'), join(rulebookDirectory, 'icons'), { recursive: true })
}
