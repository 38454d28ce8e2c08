import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyCheck } from '#passport/checks/every-check'
import { Transport } from '#passport/transport'
import { CheckContext } from '#passport/check-context'
import { readPassportProfile } from '#passport/passport-profile'
import { runChecks } from '#passport/run-checks'
import { allContractCalls } from '#scripts/contract/calls'
import { startExampleLender, type ExampleLender } from './example-lender'

let lender: ExampleLender

beforeAll(async () => {
  lender = await startExampleLender('http://localhost:4174')
})
afterAll(() => {
  lender.server.close()
})

it('the example lender passes each check of what it offers; the other checks are not applicable', async () => {
  const profile = await readPassportProfile('examples/lender/passport.json')
  const context = new CheckContext(new Transport(lender.apiAddress, profile.origin), profile, {
    mayChangeData: true,
    mayExhaustRateLimits: true,
  })
  const results = await runChecks(everyCheck, context)
  const notPassed = results.filter(
    ({ outcome }) => outcome.verdict === 'fail' || outcome.verdict === 'could-not-run',
  )
  expect(notPassed.map(({ name, outcome }) => [name, outcome])).toEqual([])
  const passedCheckNames = new Set(
    results.filter(({ outcome }) => outcome.verdict === 'pass').map(({ name }) => name),
  )
  for (const name of [
    'CLAVE-1',
    'CLAVE-2',
    'CLAVE-4',
    'CLAVE-7',
    'IMPORTE-6',
    'SESION-5',
    'AJENO-1',
    'AJENO-2',
    'FORMA-1 loans.listLoans',
  ])
    expect(passedCheckNames).toContain(name)
  const newCardResults = results.filter(({ check }) => check.callName === 'payments.payWithNewCard')
  expect(new Set(newCardResults.map(({ outcome }) => outcome.verdict))).toEqual(new Set(['not-applicable']))
})

const offeredCallsWithoutSession: readonly string[] = [
  'access.findPeople',
  'access.findLastLoan',
  'access.findCredentials',
  'access.logInWithPassword',
  'session.refreshToken',
  'session.logOut',
]
const callsWithoutSession = allContractCalls()
  .map(({ call }) => call)
  .filter(({ access, server }) => access !== 'session' && server === undefined)
const callsNotOffered = callsWithoutSession.filter(({ name }) => !offeredCallsWithoutSession.includes(name))

it.each(callsNotOffered)('the example lender answers 501 without a session to $name', async (call) => {
  const path = call.path.replaceAll(/\{\w+\}/g, 'x')
  const { status } = await fetch(lender.apiAddress + path, { method: call.method })
  expect(status).toBe(501)
})

it('the code of the example lender has at most 600 lines', async () => {
  const files = (await readdir('examples/lender')).filter((name) => name.endsWith('.ts'))
  const texts = await Promise.all(files.map((name) => readFile(`examples/lender/${name}`, 'utf8')))
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  expect(lines).toBeGreaterThan(0)
  expect(lines).toBeLessThanOrEqual(600)
})

it('the example lender starts with one command', { timeout: 60_000 }, async () => {
  const nodeArguments = ['--import', 'tsx', 'examples/lender/start.ts', '--port', '0']
  const scripts = JSON.parse(await readFile('package.json', 'utf8')).scripts
  expect(scripts.lender).toBe(`node ${nodeArguments.slice(0, 3).join(' ')}`)
  const child = spawn(process.execPath, nodeArguments, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const firstLine = await readFirstLine(child.stdout)
    const apiAddress = firstLine.match(/http:\S+\/api/)?.[0] ?? ''
    const answer = await fetch(`${apiAddress}/users/24318907`)
    expect(await answer.json()).toEqual([{ fullname: 'Raúl Peralta', customerTaxId: '20243189072' }])
  } finally {
    child.kill()
  }
})

/** Returns the first line of a stream; empty if the stream has no line. */
async function readFirstLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line
  return ''
}

it('the example lender logs each event of a browser report as one line, with known fields only', async () => {
  const report = {
    release: '0.2.0',
    supportCode: 'KMPRTX',
    events: [
      {
        kind: 'call',
        pattern: '/mis-prestamos/:idLoan',
        name: 'loans.listLoans',
        code: 'HTTP_500',
        milliseconds: 812,
      },
      { kind: 'exception', pattern: '/inicio', name: 'TypeError', message: 'Raúl Peralta' },
    ],
  }
  const policyViolations = [
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: 'x' },
    },
  ]
  for (const each of [report, policyViolations, { 'csp-report': { 'blocked-uri': 'eval' } }]) {
    const { status } = await fetch(lender.reportsUrl, { method: 'POST', body: JSON.stringify(each) })
    expect(status).toBe(204)
  }
  expect(lender.reportLogLines.map((line): unknown => JSON.parse(line))).toEqual([
    {
      release: '0.2.0',
      supportCode: 'KMPRTX',
      kind: 'call',
      pattern: '/mis-prestamos/:idLoan',
      name: 'loans.listLoans',
      code: 'HTTP_500',
      milliseconds: '812',
    },
    { release: '0.2.0', supportCode: 'KMPRTX', kind: 'exception', pattern: '/inicio', name: 'TypeError' },
    { effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
    { 'blocked-uri': 'eval' },
  ])
})

it('the example lender answers 204 to an invalid report, and 413 to one that is too long', async () => {
  const earlierLineCount = lender.reportLogLines.length
  const invalidReportAnswer = await fetch(lender.reportsUrl, { method: 'POST', body: 'hola' })
  const longReportAnswer = await fetch(lender.reportsUrl, { method: 'POST', body: 'x'.repeat(70_000) })
  expect([invalidReportAnswer.status, longReportAnswer.status]).toEqual([204, 413])
  expect(lender.reportLogLines).toHaveLength(earlierLineCount)
})
