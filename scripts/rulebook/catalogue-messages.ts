import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'
import { runPackageScript } from '#scripts/support/run-command'

/**
 * Runs cucumber without executing the steps (a dry run). Returns the path of the file with cucumber's
 * messages, which contain every step definition and where it is used. Throws if the scenarios cannot be
 * read.
 */
export async function runCucumberDryRun(): Promise<string> {
  const file = join(projectRoot, 'reports', 'steps.ndjson')
  const { succeeded, output } = await runPackageScript('features:steps')
  if (!succeeded) throw new Error(output)
  return file
}
