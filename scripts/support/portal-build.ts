import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { doOnceAcrossProcesses } from './one-at-a-time.ts'

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
 * Builds the portal if there is no build of it yet; `npm test` and CI build it before. If several test
 * workers ask at the same time, they wait for one build. Returns the build's directory.
 */
export async function ensureBuilt(mode: BuildMode): Promise<string> {
  const directory = directoryOfBuild(mode)
  await doOnceAcrossProcesses(
    `build-${mode}`,
    () => existsSync(join(directory, 'index.html')),
    () => buildPortal(mode),
  )
  return directory
}
