import { existsSync } from 'node:fs'
import { cp, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RulePage } from '#rulebook/shared/rulebook-data'
import { projectRoot } from '#scripts/support/portal-build'
import { rulebookDirectory } from './rulebook-site'

/** Path of the folder in which `npm run rulebook:pictures` stores the screenshots. */
export const screenshotsDirectory = join(projectRoot, 'reports', 'pictures')

/**
 * Copies the screenshots that the rulebook's pages show into the rulebook's folder. A screenshot that several
 * pages show is copied once. Returns the number and size of the copied files. Source: RUL-03.
 */
export async function copyScreenshotsIntoRulebook(
  pages: readonly RulePage[],
): Promise<{ readonly files: number; readonly kibibytes: number }> {
  const target = join(rulebookDirectory, 'pictures')
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const scenarios = pages.flatMap((page) => page.scenarios)
  const names = [...new Set(scenarios.flatMap(({ pictures }) => pictures.map(({ file }) => file)))]
  const there = names.filter((name) => existsSync(join(screenshotsDirectory, name)))
  await Promise.all(there.map((name) => cp(join(screenshotsDirectory, name), join(target, name))))
  const sizes = await Promise.all(there.map(async (name) => (await stat(join(target, name))).size))
  return { files: there.length, kibibytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024) }
}
