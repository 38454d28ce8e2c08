import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
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
 * options after the required ones. Returns the exit code, the printed lines and the printed errors.
 */
async function runPassport(...moreOptions: readonly string[]) {
  const profilePath = join(reportsFolder, 'lender.json')
  return runPassportCommand(['--api', server.apiAddress, '--profile', profilePath, ...moreOptions])
}

async function runPassportCommand(options: readonly string[]) {
  const command = ['--import', 'tsx', 'passport/main.ts', '--reports', reportsFolder, ...options]
  const processResult: unknown = await execFileAsync(process.execPath, command).catch(
    (failure: unknown) => failure,
  )
  const { code = 0, stdout, stderr } = Object(processResult)
  return { code: Number(code), lines: String(stdout).split('\n'), errors: String(stderr) }
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

  it('charges a down payment with the options that the sandbox prints when it starts', async () => {
    const sandbox = spawn(process.execPath, ['--import', 'tsx', 'scripts/sandbox.ts', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Without the line, the stream would never end.
      timeout: 30_000,
    })
    try {
      const [, options = ''] = await readLineMatching(sandbox.stdout, /npm run passport -- (.*)/)
      const { code, lines } = await runPassportCommand([...options.split(' '), '--only', 'REFI-5'])
      expect(lines).toContain('bien  REFI-5')
      expect(code).toBe(0)
    } finally {
      sandbox.kill()
    }
  })

  it.each(['one-id', 'two:', 'three:ids:here'])('says how an identity check is written: %s', async (text) => {
    const { code, errors } = await runPassport('--identity-check', text)
    expect(errors).toBe('--identity-check se escribe idtx:externalTransactionId.\n')
    expect(code).toBe(1)
  })
})

/** Returns the match of the first line of a stream that matches a pattern. */
async function readLineMatching(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<RegExpExecArray> {
  for await (const line of createInterface({ input: stream })) {
    const match = pattern.exec(line)
    if (match) return match
  }
  throw new Error(`No line matches ${pattern}`)
}
