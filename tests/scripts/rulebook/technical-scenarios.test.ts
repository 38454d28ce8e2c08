import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEveryScenario, parseScenarios } from '#scripts/rulebook/read-scenarios'
import { findNodeOnlyStepFiles, findNodeOnlyScenarioReasons } from '#scripts/rulebook/technical-scenarios'

const featurePath = 'features/session/sesion.feature'
const featureScenarios = parseScenarios(
  featurePath,
  `# language: es
Característica: La sesión

  Escenario: Sigue abierta
    Dado que Marta ingresó

  Escenario: Sigue abierta
    Dado que el token venció
`,
)

let testFolder: string

beforeEach(async () => {
  testFolder = await mkdtemp(join(tmpdir(), 'technical-'))
})

afterEach(() => rm(testFolder, { recursive: true }))

function stepDefinitionMessage(id: string, uri: string) {
  return { stepDefinition: { id, pattern: { source: id }, sourceReference: { uri } } }
}

function scenarioMessages(id: string, definition: string) {
  return [
    { pickle: { id, uri: featurePath, name: 'Sigue abierta', steps: [] } },
    { testCase: { pickleId: id, testSteps: [{ stepDefinitionIds: [definition] }] } },
  ]
}

describe('the scenarios that the stage cannot play', () => {
  it('are those with a step that it leaves out, also one of two with the same name', async () => {
    const messages = join(testFolder, 'steps.ndjson')
    const run = [
      stepDefinitionMessage('shown', 'features/steps/session.steps.ts'),
      stepDefinitionMessage('technical', 'features/steps/connection.steps.ts'),
      ...scenarioMessages('one', 'shown'),
      ...scenarioMessages('other', 'technical'),
    ]
    await writeFile(messages, run.map((message) => JSON.stringify(message)).join('\n'))

    const technical = await findNodeOnlyScenarioReasons(messages, featureScenarios)

    expect(Object.keys(technical)).toEqual([featureScenarios[1]?.id])
    expect(Object.values(technical)).toEqual(['Es técnico: no pasa en una pantalla del portal.'])
  })

  it('are read from the files that the stage leaves out', async () => {
    const files = await findNodeOnlyStepFiles()

    expect(files).toContain('features/steps/connection.steps.ts')
    await Promise.all(files.map((each) => access(each)))
  })

  it('are listed by hand only while they exist', async () => {
    const ids = new Set((await readEveryScenario()).map(({ id }) => id))
    const listed = JSON.parse(await readFile('rulebook/not-playable.json', 'utf8')) as object

    expect(Object.keys(listed).filter((id) => !ids.has(id))).toEqual([])
  })
})
