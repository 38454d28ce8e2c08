import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { startSandboxServer } from '@/adapters/fake/node-server'
import { printLines, readCommandLineOptions, exitWithError } from './support/command-line'
import { projectRoot } from './support/portal-build'
import { createSandboxRefinancingLink, registerLinkInSandbox } from './support/sandbox-link'

const options = readCommandLineOptions({
  /**
   * Address of the API that the workflows call. By default, it is that of a sandbox that the script
   * starts.
   */
  api: { type: 'string' },
  /**
   * Path of the file with the inputs of each workflow, such as `{ "pagar": { "dni": "…", "password": "…" }
   * }`.
   */
  inputs: { type: 'string' },
})

const workflowsFile = join(projectRoot, 'docs', 'workflows.arazzo.yaml')
const martasPassword = 'cuota2026'
const inputsSchema = v.record(v.string(), v.record(v.string(), v.unknown()))
type Inputs = v.InferOutput<typeof inputsSchema>

const usesOwnSandbox = options.api === undefined
if (!usesOwnSandbox && options.inputs === undefined)
  exitWithError('Contra otro servidor hacen falta los datos de cada recorrido: --inputs datos.json')
const sandbox = usesOwnSandbox ? await startSandboxServer({ port: 0 }) : undefined
const apiAddress = options.api ?? `${sandbox?.url}/api`
const inputs = options.inputs === undefined ? await sandboxInputs() : await readInputs(options.inputs)

let failureCount = 0
for (const [workflow, each] of Object.entries(inputs)) {
  printLines(`\n${workflow}`)
  if ((await runWorkflow(workflow, { idempotencyKey: randomUUID(), loanKey: randomUUID(), ...each })) !== 0)
    failureCount += 1
}
await sandbox?.close()
printLines(
  '',
  failureCount === 0 ? 'Todos los recorridos anduvieron.' : `${failureCount} recorridos no anduvieron.`,
)
process.exit(failureCount === 0 ? 0 : 1)

async function readInputs(file: string): Promise<Inputs> {
  const text = await readFile(file, 'utf8').catch((reason: unknown) => exitWithError(String(reason)))
  return v.parse(inputsSchema, JSON.parse(text))
}

/** Returns the inputs of the workflows for customers of the demo, by workflow. */
async function sandboxInputs(): Promise<Inputs> {
  const link = createSandboxRefinancingLink(Date.now())
  await registerLinkInSandbox(sandbox?.url ?? '', link)
  const [taxId = '', maxTerm, maxAmount] = Buffer.from(link.hash.split('.')[0] ?? '', 'base64')
    .toString()
    .split('|')
  const profile: unknown = JSON.parse(
    await readFile(join(projectRoot, 'passport/profiles/sandbox.json'), 'utf8'),
  )
  const { shopQr: qr } = v.parse(v.object({ shopQr: v.string() }), profile)
  const raul = { dni: '24318907', password: martasPassword }
  return {
    ingresar: raul,
    inicio: raul,
    pagar: { ...raul, pesos: 10 },
    consultar: { dni: '28456123', password: martasPassword },
    comprar: { dni: '33127456', password: martasPassword, qr, pesos: 10_000 },
    refinanciar: { taxId, hash: link.hash, maxTerm: Number(maxTerm), maxAmount: Number(maxAmount) },
  }
}

/** Runs one workflow with the program Respect of Redocly. Returns the exit code of the program. */
async function runWorkflow(workflow: string, given: Readonly<Record<string, unknown>>): Promise<number> {
  const tools = createRequire(join(projectRoot, 'tools', 'contract', 'package.json'))
  const cli = join(dirname(tools.resolve('@redocly/cli/package.json')), 'bin', 'cli.js')
  const words = ['respect', workflowsFile, '--workflow', workflow, '--server', `portal=${apiAddress}`]
  const child = spawn(process.execPath, [cli, ...words, '--input', JSON.stringify(given)], {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code ?? 1))
  })
}
