import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'
import { runScript } from '#scripts/support/run-command'

/**
 * Returns cucumber's messages of a dry run, which contain every step definition and its uses. Throws if
 * the scenarios cannot be read.
 */
export async function cucumberDryRunMessages(): Promise<string> {
  const file = join(projectRoot, 'reports', 'steps.ndjson')
  const { succeeded, output } = await runScript('features:steps')
  if (!succeeded) throw new Error(output)
  return file
}
