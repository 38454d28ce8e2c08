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
 * Runs the integration passport's command as an integrator does, with the given arguments after the options.
 * Returns the exit code and the printed lines.
 */
async function runPassport(...words: readonly string[]) {
  const options = [
    '--api',
    server.apiAddress,
    '--profile',
    join(reportsFolder, 'lender.json'),
    '--reports',
    reportsFolder,
  ]
  const command = ['--import', 'tsx', 'passport/main.ts', ...options, ...words]
  const ended: unknown = await execFileAsync(process.execPath, command).catch((failure: unknown) => failure)
  const { code = 0, stdout } = Object(ended)
  return { code: Number(code), lines: String(stdout).split('\n') }
}

describe('the command', { timeout: 60_000 }, () => {
  it('prints what it will do before it does it, and writes its three reports', async () => {
    const { code, lines } = await runPassport('--only', 'TARJETA-1', '--writes')
    const named = lines.findIndex((line) => line.includes('TARJETA-1: testCard queda guardada'))
    const done = lines.findIndex((line) => line.startsWith('bien  TARJETA-1'))
    expect(named).toBeGreaterThanOrEqual(0)
    expect(done).toBeGreaterThan(named)
    expect(code).toBe(0)
    const reports = ['passport.html', 'passport.json', 'passport.xml'].map((name) =>
      join(reportsFolder, name),
    )
    for (const text of await Promise.all(reports.map((file) => readFile(file, 'utf8'))))
      expect(text).toContain('TARJETA-1')
  })

  it('ends with 2 when a check could not run, such as a charge without permission', async () => {
    const { code, lines } = await runPassport('--only', 'CLAVE-1')
    expect(lines[0]).toBe('¿?    CLAVE-1')
    expect(code).toBe(2)
  })

  it('ends with 1 when a requirement is not met', async () => {
    server.setDeviation(async (asked, forward) => {
      const answered = await forward(asked)
      answered.headers.delete('Clear-Site-Data')
      return answered
    })
    const { code, lines } = await runPassport('--only', 'GUARDAR-2')
    expect(lines[0]).toBe('MAL   GUARDAR-2')
    expect(code).toBe(1)
  })
})
