import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runOnceAcrossProcesses } from './across-processes.ts'

export const projectRoot = join(import.meta.dirname, '..', '..')

export const portalBuildModes = ['demo', 'live'] as const

export type PortalBuildMode = (typeof portalBuildModes)[number]

const directoryByMode: Readonly<Record<PortalBuildMode, string>> = { demo: 'dist-demo', live: 'dist' }

export function directoryOfPortalBuild(mode: PortalBuildMode): string {
  return join(projectRoot, directoryByMode[mode])
}

export async function buildPortal(mode: PortalBuildMode): Promise<void> {
  // Loaded on demand, so that serving an existing build does not wait for Vite.
  const { build } = await import('vite')
  await build({ root: projectRoot, mode, logLevel: 'warn' })
}

/**
 * Builds the portal if it has no build of the given mode (demo or live) yet, and returns the directory of the
 * build. If several test workers call this at the same time, the portal is built once and all of them wait.
 */
export async function ensurePortalBuilt(mode: PortalBuildMode): Promise<string> {
  const directory = directoryOfPortalBuild(mode)
  await runOnceAcrossProcesses(
    `build-${mode}`,
    () => existsSync(join(directory, 'index.html')),
    () => buildPortal(mode),
  )
  return directory
}
