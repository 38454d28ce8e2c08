import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const execFileAsync = promisify(execFile)
const toolsFolder = join(projectRoot, 'tools', 'contract')
const publishedContractPath = join(projectRoot, 'docs', 'openapi.json')
const generatedFolder = join(projectRoot, 'reports', 'contract')
const toolsRequire = createRequire(join(toolsFolder, 'package.json'))

/**
 * Runs the program of a tool in Node, with its requests to the network (telemetry, search for updates) turned
 * off.
 */
function runTool(program: string, words: readonly string[]) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return execFileAsync(process.execPath, [program, ...words], { cwd: projectRoot, env })
}

/** Returns the path of the given file of an installed package. Throws if the package is not installed. */
function packageFilePath(name: string, file: string): string {
  const paths = toolsRequire.resolve.paths(name) ?? []
  const found = paths.map((folder) => join(folder, name, file)).find((path) => isInstalled(path))
  if (found === undefined) throw new Error(`${name} is not installed`)
  return found
}

function isInstalled(path: string): boolean {
  try {
    return toolsRequire.resolve(path) === path
  } catch {
    return false
  }
}

const lintTotalsSchema = v.object({
  totals: v.object({ errors: v.number(), warnings: v.number(), ignored: v.number() }),
})

describe('redocly', () => {
  it('accepts the contract except for the overlapping paths, each listed with its reason', async () => {
    const ignored = await readFile(join(toolsFolder, '.redocly.lint-ignore.yaml'), 'utf8')
    const named = ignored.match(/^ +# Overlaps .+\n +- '#\/paths\/.+'$/gm) ?? []
    const config = join(toolsFolder, 'redocly.yaml')
    const words = ['lint', publishedContractPath, '--config', config, '--format', 'json']
    const { stdout } = await runTool(packageFilePath('@redocly/cli', 'bin/cli.js'), words)
    expect(v.parse(lintTotalsSchema, JSON.parse(stdout)).totals).toEqual({
      errors: 0,
      warnings: 0,
      ignored: named.length,
    })
    expect(named).toHaveLength(ignored.match(/^ +- /gm)?.length ?? 0)
  })
})

describe('the workflows', () => {
  const workflows = join(projectRoot, 'docs', 'workflows.arazzo.yaml')

  it('are valid Arazzo, by redocly', async () => {
    const config = join(toolsFolder, 'redocly.yaml')
    const words = ['lint', workflows, '--config', config, '--extends', 'recommended', '--format', 'json']
    const { stdout } = await runTool(packageFilePath('@redocly/cli', 'bin/cli.js'), words)
    expect(v.parse(lintTotalsSchema, JSON.parse(stdout)).totals).toMatchObject({ errors: 0 })
  })

  it('belong to this version of the contract, and use its operations', async () => {
    const text = await readFile(workflows, 'utf8')
    const document = await readFile(publishedContractPath, 'utf8')
    const { info } = v.parse(v.object({ info: v.object({ version: v.string() }) }), JSON.parse(document))
    expect(text).toContain(`  version: ${info.version}\n`)
    const named = [...text.matchAll(/operationId: \$sourceDescriptions\.portal\.(\w+)/g)].map(([, id]) => id)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((id) => !document.includes(`"operationId": "${id}"`))).toEqual([])
  })
})

describe('spectral', () => {
  async function complaints(text: string): Promise<readonly string[]> {
    const { Spectral, Document, Ruleset } = await import('@stoplight/spectral-core')
    const { oas } = await import('@stoplight/spectral-rulesets')
    const { Json } = await import('@stoplight/spectral-parsers')
    const spectral = new Spectral()
    spectral.setRuleset(new Ruleset({ extends: [oas] }))
    const found = await spectral.run(new Document(text, Json, 'openapi.json'))
    return found.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`)
  }

  it('accepts the contract', async () => {
    expect(await complaints(await readFile(publishedContractPath, 'utf8'))).toEqual([])
  })

  it('reports a planted error', async () => {
    const { openapi, info, paths: _none, ...rest } = JSON.parse(await readFile(publishedContractPath, 'utf8'))
    const { contact: _nobody, ...withoutContact } = info
    const planted = { openapi, info: withoutContact, paths: {}, ...rest }
    expect(await complaints(JSON.stringify(planted))).toContainEqual(expect.stringContaining('info-contact'))
  })
})

describe('the generators', () => {
  const uses = `
import { accessFindPeople, paymentsPayWithSavedCard, profileSaveAvatar } from './client'
import type { paths, components } from './schema'

export async function asked(): Promise<number | null | undefined> {
  const people = await accessFindPeople('28456123')
  if (people.status !== 200) throw new Error(people.data.message)
  const charge = { debitCardId: 'td-51c7a8e0', installmentAmount: 12_625 }
  const paid = await paymentsPayWithSavedCard('40128753', charge, { headers: { 'Idempotency-Key': 'key-1' } })
  await profileSaveAvatar('c-8f21d04b', { file: new Blob() })
  return paid.status === 200 && paid.data.paymentSuccess ? undefined : null
}

type Loan = components['schemas']['Loan']
export type CompanyOrNone = Loan['company']
export type Path = keyof Pick<paths, '/users/{dni}' | '/customers/{customerId}/freeDebt'>
`
  const orval = `export default { portal: { input: ${JSON.stringify(publishedContractPath)}, output: { target: './client.ts', client: 'fetch' } } }`
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  }

  beforeAll(async () => {
    await rm(generatedFolder, { recursive: true, force: true })
    await mkdir(generatedFolder, { recursive: true })
    await writeFile(join(generatedFolder, 'uses.ts'), uses)
    await writeFile(join(generatedFolder, 'orval.config.mjs'), orval)
    await writeFile(
      join(generatedFolder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*.ts'] }),
    )
  })

  it('write types and a client that compile, and that name the calls', async () => {
    await runTool(packageFilePath('openapi-typescript', 'bin/cli.js'), [
      publishedContractPath,
      '--output',
      join(generatedFolder, 'schema.ts'),
    ])
    await runTool(packageFilePath('orval', 'dist/bin/orval.mjs'), [
      '--config',
      join(generatedFolder, 'orval.config.mjs'),
    ])
    const compiler = join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc')
    const compiled = await execFileAsync(process.execPath, [compiler, '--project', generatedFolder]).catch(
      (failure: unknown) => failure,
    )
    expect(compiled).toMatchObject({ stdout: '' })
  })
})
