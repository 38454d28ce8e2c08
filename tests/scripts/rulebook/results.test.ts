import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stepScreenshotMediaType } from '#features/support/step-picture'
import { readScenarioResults } from '#scripts/rulebook/results'
import { buildRulebookIndex, buildRulePages } from '#scripts/rulebook/rulebook-pages'
import { parseScenarios } from '#scripts/rulebook/read-scenarios'

const featureText = `# language: es
Característica: Pagar por CVU

  @PAY-06
  Escenario: Se copia el CVU
    Dado que Marta ingresó
    Cuando copia el CVU
`
const featurePath = 'features/payments/cvu.feature'
const scenarioKey = `${featurePath}|Se copia el CVU|1`
const scenarioSteps = [{ text: 'que Marta ingresó' }, { text: 'copia el CVU' }]

let testFolder: string

beforeEach(async () => {
  testFolder = await mkdtemp(join(tmpdir(), 'results-'))
})

afterEach(() => rm(testFolder, { recursive: true }))

/** Returns the Cucumber messages of a run of one scenario whose second step ended with the given results. */
async function createCucumberMessages(...endings: readonly object[]): Promise<string> {
  const envelopes = [
    {
      pickle: {
        id: 'p',
        uri: featurePath,
        name: 'Se copia el CVU',
        steps: [
          { id: 's1', text: 'que Marta ingresó' },
          { id: 's2', text: 'copia el CVU' },
        ],
      },
    },
    {
      testCase: {
        id: 'c',
        pickleId: 'p',
        testSteps: [{ id: 'hook' }, { id: 't1', pickleStepId: 's1' }, { id: 't2', pickleStepId: 's2' }],
      },
    },
    ...endings,
  ]
  const name = join(testFolder, 'features.ndjson')
  await writeFile(name, envelopes.map((each) => `${JSON.stringify(each)}\n`).join(''))
  return name
}

const testCaseStartedMessage = { testCaseStarted: { id: 'a', testCaseId: 'c' } }
const testCaseFinishedMessage = { testCaseFinished: { testCaseStartedId: 'a' } }

function screenshotMessage(testStepId: string, body: string): object {
  return { attachment: { mediaType: stepScreenshotMediaType, body, testCaseStartedId: 'a', testStepId } }
}

function stepFinishedMessage(testStepId: string, status: string, message?: string): object {
  return { testStepFinished: { testCaseStartedId: 'a', testStepId, testStepResult: { status, message } } }
}

describe('the results of a run', () => {
  it('are passed when every step passed', async () => {
    const read = await readScenarioResults(
      await createCucumberMessages(
        testCaseStartedMessage,
        stepFinishedMessage('t1', 'PASSED'),
        stepFinishedMessage('t2', 'PASSED'),
        testCaseFinishedMessage,
      ),
    )
    expect(read.get(scenarioKey)?.result).toEqual({ kind: 'passed' })
  })

  it('name the first step that failed, without the places in the code', async () => {
    const message = 'Esperaba «A»; la pantalla dice «B»\n    at somewhere (file.ts:1:1)'
    const read = await readScenarioResults(
      await createCucumberMessages(
        testCaseStartedMessage,
        stepFinishedMessage('t1', 'PASSED'),
        stepFinishedMessage('t2', 'FAILED', message),
        testCaseFinishedMessage,
      ),
    )
    expect(read.get(scenarioKey)?.result).toEqual({
      kind: 'failed',
      step: 1,
      message: 'Esperaba «A»; la pantalla dice «B»',
    })
  })

  it('treat a step without code, and a pending one, as a failure', async () => {
    for (const status of ['UNDEFINED', 'PENDING', 'AMBIGUOUS', 'UNKNOWN']) {
      const read = await readScenarioResults(
        await createCucumberMessages(
          testCaseStartedMessage,
          stepFinishedMessage('t1', 'PASSED'),
          stepFinishedMessage('t2', status),
          testCaseFinishedMessage,
        ),
      )
      expect(read.get(scenarioKey)?.result, status).toMatchObject({ kind: 'failed', step: 1 })
    }
  })

  it('have nothing about a scenario that began and never ended', async () => {
    const read = await readScenarioResults(
      await createCucumberMessages(testCaseStartedMessage, stepFinishedMessage('t1', 'PASSED')),
    )
    expect(read.has(scenarioKey)).toBe(false)
  })

  it('name the picture of each step', async () => {
    const read = await readScenarioResults(
      await createCucumberMessages(
        testCaseStartedMessage,
        screenshotMessage('t1', 'one.webp'),
        screenshotMessage('t2', 'two.webp'),
        testCaseFinishedMessage,
      ),
    )
    expect(read.get(scenarioKey)?.pictures).toEqual([
      { step: 0, file: 'one.webp' },
      { step: 1, file: 'two.webp' },
    ])
  })

  it('are empty when nothing ran', async () => {
    expect(await readScenarioResults(join(testFolder, 'missing.ndjson'))).toEqual(new Map())
  })
})

describe('the page of a rule', () => {
  const featureScenarios = parseScenarios(featurePath, featureText)
  const sources = {
    featureScenarios,
    nodeResults: new Map(),
    browserResults: new Map(),
    notPlayableReasons: {},
  }

  it('shows that a scenario without a result was not run', () => {
    const page = buildRulePages(sources).find(({ id }) => id === 'PAY-06')
    expect(page?.scenarios.map(({ result }) => result)).toEqual([{ kind: 'not-run' }])
  })

  it.each([
    ['the steps that ran', '', 'passed'],
    ['another step', '    Y pega el CVU\n', 'not-run'],
    ['a table under a step', '      | CVU |\n', 'not-run'],
    ['lines under a step', '      """\n      uno\n      """\n', 'not-run'],
  ])('shows the result of a scenario that now has %s', async (_, addition, kind) => {
    const messages = await createCucumberMessages(
      testCaseStartedMessage,
      stepFinishedMessage('t1', 'PASSED'),
      stepFinishedMessage('t2', 'PASSED'),
      screenshotMessage('t2', 'one.webp'),
      testCaseFinishedMessage,
    )
    const results = await readScenarioResults(messages)
    const current = { ...sources, featureScenarios: parseScenarios(featurePath, featureText + addition) }
    for (const ofRun of [{ nodeResults: results }, { browserResults: results }]) {
      const page = buildRulePages({ ...current, ...ofRun }).find(({ id }) => id === 'PAY-06')
      expect(page?.scenarios).toMatchObject([{ result: { kind } }])
      if (kind === 'not-run') expect(page?.scenarios).toMatchObject([{ ranInBrowser: false, pictures: [] }])
    }
  })

  it('is counted among those not run', () => {
    const { rules } = buildRulebookIndex(buildRulePages(sources), sources)
    expect(rules.find(({ id }) => id === 'PAY-06')).toMatchObject({ scenarios: 1, failed: 0, notRun: 1 })
  })

  it('shows what only Chromium ran, and a screen once while no step changes it', () => {
    const pictures = [
      { step: 0, file: 'one.webp' },
      { step: 1, file: 'one.webp' },
    ]
    const browserResults = new Map([
      [scenarioKey, { result: { kind: 'passed' }, steps: scenarioSteps, pictures } as const],
    ])
    const page = buildRulePages({ ...sources, browserResults }).find(({ id }) => id === 'PAY-06')
    expect(page?.scenarios).toMatchObject([
      { result: { kind: 'passed' }, ranInBrowser: true, pictures: [{ step: 0, file: 'one.webp' }] },
    ])
  })

  it("shows Node's result when both ran it", () => {
    const ran = { steps: scenarioSteps, pictures: [] }
    const browserResults = new Map([[scenarioKey, { ...ran, result: { kind: 'passed' } } as const]])
    const failed = { kind: 'failed', step: 1, message: 'Esperaba «A»' } as const
    const nodeResults = new Map([[scenarioKey, { ...ran, result: failed }]])
    const page = buildRulePages({ ...sources, nodeResults, browserResults }).find(({ id }) => id === 'PAY-06')
    expect(page?.scenarios).toMatchObject([{ result: failed, ranInBrowser: false }])
  })

  it('shows the sentence of the Gherkin rule above its scenarios', () => {
    const text = featureText.replace('  @PAY-06\n', '  Regla: El CVU se copia entero\n\n  @PAY-06\n')
    const featureScenariosWithRule = parseScenarios(featurePath, text)
    const pages = buildRulePages({ ...sources, featureScenarios: featureScenariosWithRule })
    expect(pages.find(({ id }) => id === 'PAY-06')?.scenarios).toMatchObject([
      { name: 'Se copia el CVU', heading: 'El CVU se copia entero' },
    ])
  })

  it('has the lines under a step', () => {
    const lines = '    Cuando copia el CVU\n      """\n      uno\n      dos\n      """\n'
    const [script] = parseScenarios(featurePath, featureText.replace('    Cuando copia el CVU\n', lines))
    expect(script?.steps[1]?.lines).toBe('uno\ndos')
  })

  it('is new since a version that lacks the rule or one of its examples', () => {
    const version = (rules: readonly string[], ...names: readonly string[]) => ({
      name: 'ab12cd34',
      at: '2026-03-10T12:00:00-03:00',
      rules: new Set(rules),
      scenarioKeys: new Set(names.map((name) => `${featurePath}|${name}`)),
    })
    const versions = [
      version(['PAY-06'], 'Se copia el CVU', 'Otro'),
      version(['PAY-06'], 'Otro'),
      version([], 'Se copia el CVU'),
    ]
    const history = { versions, scenarioTitleAt: () => 'Se copia el CVU' }
    const { rules } = buildRulebookIndex(buildRulePages(sources), sources, history)
    expect(rules.find(({ id }) => id === 'PAY-06')?.newSince).toEqual([1, 2])
  })

  it('has the steps as they run, with their actors', () => {
    expect(featureScenarios[0]?.steps).toEqual([
      { keyword: 'Dado', kind: 'given', text: 'que Marta ingresó' },
      { keyword: 'Cuando', kind: 'act', text: 'copia el CVU' },
    ])
  })
})
