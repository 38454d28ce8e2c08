import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createSandboxPassportProfile,
  startContractViolatingServer,
  type ContractViolatingServer,
} from './contract-violating-server'

const execFileAsync = promisify(execFile)

let server: ContractViolatingServer
let reportsFolder: string

beforeAll(async () => {
  server = await startContractViolatingServer()
  reportsFolder = await mkdtemp(join(tmpdir(), 'passport-'))
  await writeFile(
    join(reportsFolder, 'lender.json'),
    JSON.stringify(await createSandboxPassportProfile(server)),
  )
})
afterAll(async () => {
  await server.close()
  await rm(reportsFolder, { recursive: true })
})

/**
 * Runs the command of the passport (the conformance check of a back end) as an integrator does, with more
 * options after the required ones. Returns the exit code and the printed lines.
 */
async function runPassport(...moreOptions: readonly string[]) {
  const requiredOptions = [
    '--api',
    server.apiAddress,
    '--profile',
    join(reportsFolder, 'lender.json'),
    '--reports',
    reportsFolder,
  ]
  const command = ['--import', 'tsx', 'passport/main.ts', ...requiredOptions, ...moreOptions]
  const processResult: unknown = await execFileAsync(process.execPath, command).catch(
    (failure: unknown) => failure,
  )
  const { code = 0, stdout } = Object(processResult)
  return { code: Number(code), lines: String(stdout).split('\n') }
}

describe('the command of the passport', { timeout: 60_000 }, () => {
  it('prints the planned changes before it makes them, and writes three reports', async () => {
    const { code, lines } = await runPassport('--only', 'TARJETA-1', '--writes')
    const plannedChangeLine = lines.findIndex((line) => line.includes('TARJETA-1: testCard queda guardada'))
    const resultLine = lines.findIndex((line) => line.startsWith('bien  TARJETA-1'))
    expect(plannedChangeLine).toBeGreaterThanOrEqual(0)
    expect(resultLine).toBeGreaterThan(plannedChangeLine)
    expect(code).toBe(0)
    const reportPaths = ['passport.html', 'passport.json', 'passport.xml'].map((name) =>
      join(reportsFolder, name),
    )
    for (const text of await Promise.all(reportPaths.map((file) => readFile(file, 'utf8'))))
      expect(text).toContain('TARJETA-1')
  })

  it('exits with code 2 when a check could not run, such as a charge without the option --writes', async () => {
    const { code, lines } = await runPassport('--only', 'CLAVE-1')
    expect(lines[0]).toBe('¿?    CLAVE-1')
    expect(code).toBe(2)
  })

  it('exits with code 1 when the server does not meet a requirement', async () => {
    server.setDeviation(async (request, forward) => {
      const answer = await forward(request)
      answer.headers.delete('Clear-Site-Data')
      return answer
    })
    const { code, lines } = await runPassport('--only', 'GUARDAR-2')
    expect(lines[0]).toBe('MAL   GUARDAR-2')
    expect(code).toBe(1)
  })
})
