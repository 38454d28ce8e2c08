import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { doWorkOnceAcrossProcesses } from './one-at-a-time.ts'

export const projectRoot = join(import.meta.dirname, '..', '..')

export type BuildMode = 'demo' | 'live'

const directories: Readonly<Record<BuildMode, string>> = { demo: 'dist-demo', live: 'dist' }

export function directoryOfBuild(mode: BuildMode): string {
  return join(projectRoot, directories[mode])
}

export async function buildPortal(mode: BuildMode): Promise<void> {
  // Loaded on demand, so that serving an existing build does not wait for Vite.
  const { build } = await import('vite')
  await build({ root: projectRoot, mode, logLevel: 'warn' })
}

/**
 * Builds the portal if it has no build of the given mode (demo or live) yet, and returns the directory of the
 * build. If several test workers call this at the same time, the portal is built once and all of them wait.
 */
export async function ensurePortalBuilt(mode: BuildMode): Promise<string> {
  const directory = directoryOfBuild(mode)
  await doWorkOnceAcrossProcesses(
    `build-${mode}`,
    () => existsSync(join(directory, 'index.html')),
    () => buildPortal(mode),
  )
  return directory
}
