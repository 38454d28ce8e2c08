import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printLines, readCommandLineOptions, exitWithError } from '#scripts/support/command-line'
import { everyCheck } from './checks/every-check'
import { Transport } from './transport'
import { CheckContext } from './check-context'
import type { CheckVerdict } from './check-outcome'
import { parseIdentityCheck, readPassportProfile, type IdentityCheck } from './passport-profile'
import { formatPassportAsJunit } from './report/junit'
import { renderPassportPage } from './report/page'
import { createPassport } from './report/passport'
import { exitCodeOfResults, runChecks, type CheckResult } from './run-checks'

const options = readCommandLineOptions({
  /** Address of the lender's API, such as `https://server.example/api`. */
  api: { type: 'string' },
  /** Path of the profile: the file that names the lender's test customers. */
  profile: { type: 'string' },
  /** Lets the checks charge cards and change the data of the test customers. Source: CON-03. */
  writes: { type: 'boolean', default: false },
  /** Lets a check use up the rate limit of an API call. */
  limits: { type: 'boolean', default: false },
  /** Hash of a refinancing link that is valid today. It replaces the one in the profile. Source: REF-01. */
  refinancing: { type: 'string' },
  /**
   * Ids of an identity check of the customer of that link, such as `idtx:externalTransactionId`. It replaces
   * the one in the profile. Source: REF-07.
   */
  'identity-check': { type: 'string' },
  /** Runs only the checks of this requirement, such as `CLAVE-1`. */
  only: { type: 'string', default: '' },
  /** Path of the folder into which the reports are written. */
  reports: { type: 'string', default: 'reports/passport' },
})

const { api, profile: profilePath } = options
if (api === undefined || profilePath === undefined)
  exitWithError(
    'Uso: npm run passport -- --api https://servidor/api --profile prestamista.json [--writes] [--limits]',
  )
const profileInFile = await readPassportProfile(profilePath).catch((reason: unknown) =>
  exitWithError(String(reason)),
)
const { refinancing } = options
const identityCheck = readIdentityCheckOption()
const profile = {
  ...profileInFile,
  ...(refinancing !== undefined && { refinancingHash: refinancing }),
  ...(identityCheck !== undefined && { identityCheck }),
}
const checks = everyCheck.filter(({ requirement }) => options.only === '' || requirement === options.only)
const plannedChanges = new Set(
  checks.flatMap(({ requirement, changeDescription }) =>
    changeDescription === undefined ? [] : [`${requirement}: ${changeDescription}`],
  ),
)
if (options.writes)
  printLines('Lo que se va a hacer en el servidor:', ...[...plannedChanges].map((each) => `  ${each}`), '')

const context = new CheckContext(new Transport(api, profile.origin), profile, {
  mayChangeData: options.writes,
  mayExhaustRateLimits: options.limits,
})
const results = await runChecks(checks, context, printCheckResult)
const passport = createPassport(results, { api, date: new Date() })
await mkdir(options.reports, { recursive: true })
await writeFile(join(options.reports, 'passport.json'), JSON.stringify(passport, undefined, 2))
await writeFile(join(options.reports, 'passport.xml'), formatPassportAsJunit(passport))
await writeFile(join(options.reports, 'passport.html'), renderPassportPage(passport))
const { counts } = passport
printLines(
  '',
  `${counts.pass} se cumplen, ${counts.fail} no, ${counts['not-applicable']} no se ofrecen, ${counts['could-not-run']} no se pudieron probar.`,
  `Contrato ${passport.contractVersion} (${passport.contractFingerprint}). Informes en ${options.reports}.`,
)
process.exit(exitCodeOfResults(results))

function readIdentityCheckOption(): IdentityCheck | undefined {
  const text = options['identity-check']
  if (text === undefined) return undefined
  return parseIdentityCheck(text) ?? exitWithError('--identity-check se escribe idtx:externalTransactionId.')
}

function printCheckResult({ name, outcome }: CheckResult): void {
  const verdictLabels: Readonly<Record<CheckVerdict, string>> = {
    pass: 'bien ',
    fail: 'MAL  ',
    'not-applicable': 'no hay',
    'could-not-run': '¿?   ',
  }
  printLines(`${verdictLabels[outcome.verdict]} ${name}`, ...outcome.details.map((each) => `        ${each}`))
}
