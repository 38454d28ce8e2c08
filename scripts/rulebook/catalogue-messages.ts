import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'
import { runScript } from '#scripts/support/run-command'

/** The messages of a dry run: every step definition and where it is used. Throws where the scenarios cannot be read. */
export async function catalogueMessages(): Promise<string> {
  const file = join(projectRoot, 'reports', 'steps.ndjson')
  const { succeeded, output } = await runScript('features:steps')
  if (!succeeded) throw new Error(output)
  return file
}
