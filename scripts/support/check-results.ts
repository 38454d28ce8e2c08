import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printLines } from './command-line'
import { projectRoot } from './portal-build'
import type { TestCounts } from './test-counts'

/** The results of a script that checks the portal in many cases, such as `npm run sweep`. */
export class CheckResults {
  private passed = 0
  private failed = 0

  /** Counts one case. A case with complaints has failed; its name and its complaints are printed at once. */
  readonly record = (name: string, complaints: readonly string[]): void => {
    if (complaints.length === 0) this.passed += 1
    else {
      this.failed += 1
      printLines(`MAL ${name}`, ...complaints.map((each) => `    ${each}`))
    }
  }

  /** Reports the counts of all cases and ends the process, as `reportCountsAndExit` does. */
  reportAndExit(reportFileName: string): Promise<never> {
    return reportCountsAndExit(reportFileName, { passed: this.passed, failed: this.failed })
  }
}

/**
 * Writes the counts to a file in `reports/`, prints them with the minutes since the process began, and ends
 * the process. The exit code is 0 if at least one case passed and none failed, and 1 otherwise.
 */
export async function reportCountsAndExit(reportFileName: string, counts: TestCounts): Promise<never> {
  await mkdir(join(projectRoot, 'reports'), { recursive: true })
  await writeFile(join(projectRoot, 'reports', reportFileName), JSON.stringify(counts))
  const minutes = (process.uptime() / 60).toFixed(1)
  printLines(`${counts.passed} passed, ${counts.failed} failed, ${minutes} min`)
  process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1)
}
