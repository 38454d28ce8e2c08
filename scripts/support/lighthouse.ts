import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findOrInstallBrowser } from '#scripts/find-browser'
import { median } from './first-second'

/**
 * npm package of Lighthouse. It is not a dependency, because it brings a hundred packages that nothing
 * else needs.
 */
const lighthousePackage = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type ScoreCategory = (typeof categories)[number]

/** Lighthouse scores from 0 to 100, by category. */
type LighthouseScores = Readonly<Record<ScoreCategory, number>>

interface LighthouseFigures {
  /** Median scores of all Lighthouse runs. */
  readonly scores: LighthouseScores
  readonly largestPaintMs: number
  readonly blockingMs: number
  /**
   * Speed of the machine: the benchmark index of Lighthouse, which has no unit. It is over 2,000 if nothing
   * else runs on the machine.
   */
  readonly machineSpeed: number
  /**
   * Names of the Lighthouse audits that count for a score and had less than 90 points in at least one run.
   */
  readonly lowScoringAudits: readonly string[]
}

interface LighthouseReport {
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly AuditReference[] }>
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
}

interface AuditReference {
  readonly id: string
  readonly weight: number
}

/**
 * Runs Lighthouse for mobile devices `runs` times. Returns the figures, or the reason why it could not
 * run, for example that there is no network.
 */
export async function runLighthouse(
  address: string,
  { runs }: { readonly runs: number },
): Promise<LighthouseFigures | { readonly failure: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  try {
    const reports: LighthouseReport[] = []
    for (let run = 0; run < runs; run += 1)
      reports.push(await runLighthouseOnce(address, join(folder, `${run}.json`)))
    return toFigures(reports)
  } catch (reason) {
    return { failure: String(reason).split('\n').slice(0, 3).join(' ') }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function runLighthouseOnce(address: string, file: string): Promise<LighthouseReport> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ')
  const words = ['--yes', lighthousePackage, address, `--chrome-flags=${flags}`, '--output=json', '--quiet']
  await promisify(execFile)(
    'npx',
    [...words, `--output-path=${file}`, `--only-categories=${categories.join(',')}`],
    { env: { ...process.env, CHROME_PATH: await findOrInstallBrowser() }, timeout: 240_000 },
  )
  return JSON.parse(await readFile(file, 'utf8'))
}

function toFigures(reports: readonly LighthouseReport[]): LighthouseFigures {
  const scoreIn = (category: ScoreCategory): number =>
    Math.round(median(reports.map((report) => report.categories[category]?.score ?? Number.NaN)) * 100)
  const figure = (audit: string): number =>
    median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN))
  return {
    scores: {
      performance: scoreIn('performance'),
      accessibility: scoreIn('accessibility'),
      'best-practices': scoreIn('best-practices'),
      seo: scoreIn('seo'),
    },
    largestPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    machineSpeed: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    lowScoringAudits: [...new Set(reports.flatMap(lowScoringAuditIds))],
  }
}

function lowScoringAuditIds({ categories: found, audits }: LighthouseReport): readonly string[] {
  return Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
}
