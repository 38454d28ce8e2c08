import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printLines, readCommandLineOptions, exitWithError } from '#scripts/support/command-line'
import { everyCheck } from './checks/every-check'
import { Transport } from './exchange'
import { Lab } from './lab'
import type { Verdict } from './outcome'
import { readProfile } from './profile'
import { toJunit } from './report/junit'
import { toPage } from './report/page'
import { passportOf } from './report/passport-data'
import { exitCodeOf, runChecks, type Result } from './run'

const options = readCommandLineOptions({
  /** Address of the lender's API, such as `https://server.example/api`. */
  api: { type: 'string' },
  /** Path of the profile: the file that names the lender's test customers. */
  profile: { type: 'string' },
  /** Lets the checks charge cards and change the data of the test customers. Source: CON-03. */
  writes: { type: 'boolean', default: false },
  /** Lets a check use up the rate limit of an API call. */
  limits: { type: 'boolean', default: false },
  /** Hash of a refinancing link that is open today, in place of the one in the profile. Source: REF-01. */
  refinancing: { type: 'string' },
  /** Runs only the checks of this requirement, such as `CLAVE-1`. */
  only: { type: 'string', default: '' },
  /** Path of the folder into which the reports are written. */
  reports: { type: 'string', default: 'reports/passport' },
})

const { api, profile: file } = options
if (api === undefined || file === undefined)
  exitWithError(
    'Uso: npm run passport -- --api https://servidor/api --profile prestamista.json [--writes] [--limits]',
  )
const said = await readProfile(file).catch((reason: unknown) => exitWithError(String(reason)))
const { refinancing } = options
const profile = refinancing === undefined ? said : { ...said, refinancingHash: refinancing }
const checks = everyCheck.filter(({ requirement }) => options.only === '' || requirement === options.only)
const willWrite = new Set(
  checks.flatMap(({ requirement, writes }) => (writes === undefined ? [] : [`${requirement}: ${writes}`])),
)
if (options.writes)
  printLines('Lo que se va a hacer en el servidor:', ...[...willWrite].map((each) => `  ${each}`), '')

const lab = new Lab(new Transport(api, profile.origin), profile, options)
const results = await runChecks(checks, lab, printResult)
const passport = passportOf(results, { api, date: new Date() })
await mkdir(options.reports, { recursive: true })
await writeFile(join(options.reports, 'passport.json'), JSON.stringify(passport, undefined, 2))
await writeFile(join(options.reports, 'passport.xml'), toJunit(passport))
await writeFile(join(options.reports, 'passport.html'), toPage(passport))
const { counts } = passport
printLines(
  '',
  `${counts.pass} se cumplen, ${counts.fail} no, ${counts['not-applicable']} no se ofrecen, ${counts['could-not-run']} no se pudieron probar.`,
  `Contrato ${passport.contractVersion} (${passport.contractFingerprint}). Informes en ${options.reports}.`,
)
process.exit(exitCodeOf(results))

function printResult({ name, outcome }: Result): void {
  const marks: Readonly<Record<Verdict, string>> = {
    pass: 'bien ',
    fail: 'MAL  ',
    'not-applicable': 'no hay',
    'could-not-run': '¿?   ',
  }
  printLines(`${marks[outcome.verdict]} ${name}`, ...outcome.details.map((each) => `        ${each}`))
}
