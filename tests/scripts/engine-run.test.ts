import { TestStepResultStatus, type Envelope } from '@cucumber/messages'
import { describe, expect, it } from 'vitest'
import { EngineResults } from '#scripts/browsers/engine-run'
import { buildEngineResultTables } from '#scripts/browsers/played-tables'

const secondsToCucumberTime = (seconds: number) => ({ seconds, nanos: 0 })

/**
 * Returns the Cucumber messages of a scenario with one step, from its start to its end, with the given
 * result.
 */
function scenarioMessages(name: string, status: TestStepResultStatus, message?: string): readonly Envelope[] {
  const uri = 'features/access/dni.feature'
  const [pickleId, testCaseId, attempt] = [`${name} pickle`, `${name} case`, `${name} attempt`]
  const pickle = { id: pickleId, uri, name, astNodeIds: [], language: 'es', steps: [], tags: [] }
  const testStepResult = {
    status,
    duration: secondsToCucumberTime(2),
    ...(message === undefined ? {} : { message }),
  }
  return [
    { pickle },
    { testCase: { id: testCaseId, pickleId, testSteps: [] } },
    { testCaseStarted: { id: attempt, testCaseId, attempt: 0, timestamp: secondsToCucumberTime(100) } },
    {
      testStepFinished: {
        testCaseStartedId: attempt,
        testStepId: 'step',
        testStepResult,
        timestamp: secondsToCucumberTime(103),
      },
    },
    {
      testCaseFinished: {
        testCaseStartedId: attempt,
        willBeRetried: false,
        timestamp: secondsToCucumberTime(103),
      },
    },
  ]
}

const fingerprintReaderError = 'Error: fingerprintReader is what no driver has\n    at give (a.ts:1)'

function collectResults(...messages: readonly Envelope[]): {
  readonly run: EngineResults
  readonly lines: string[]
} {
  const lines: string[] = []
  const run = new EngineResults('Firefox 153.7.0', 'no driver has', (line) => lines.push(line))
  for (const message of messages) run.addCucumberMessage(message)
  return { run, lines }
}

describe('the run of the scenarios in one engine', () => {
  const { run, lines } = collectResults(
    ...scenarioMessages('Entra', TestStepResultStatus.PASSED),
    ...scenarioMessages(
      'No entra',
      TestStepResultStatus.FAILED,
      'Error: No aparece el botón\n    at press (a.ts:1)',
    ),
    ...scenarioMessages('Con la huella', TestStepResultStatus.FAILED, fingerprintReaderError),
    ...scenarioMessages('Sin pasos', TestStepResultStatus.UNDEFINED),
  )

  it('counts only passed scenarios as passed, and separately those that no driver can run', () => {
    expect(run.passedScenarios.map(({ title }) => title)).toEqual(['features/access/dni.feature: Entra'])
    expect(run.failedScenarios.map(({ title }) => title)).toEqual([
      'features/access/dni.feature: No entra',
      'features/access/dni.feature: Sin pasos',
    ])
    expect(run.notSupportedScenarios.map(({ title }) => title)).toEqual([
      'features/access/dni.feature: Con la huella',
    ])
    expect(run.totalMinutes).toBe(0.2)
  })

  it('prints each result as it ends, with its seconds and its failure', () => {
    expect(lines).toEqual([
      '  1 ok     3.0 s  features/access/dni.feature: Entra',
      '  2 MAL    3.0 s  features/access/dni.feature: No entra\nError: No aparece el botón\n    at press (a.ts:1)',
      '  3 no     3.0 s  features/access/dni.feature: Con la huella\nError: fingerprintReader is what no driver has',
      '  4 MAL    3.0 s  features/access/dni.feature: Sin pasos\nUNDEFINED',
    ])
  })

  it('is complete once cucumber ends it, and not before', () => {
    const { run: cutOff } = collectResults(...scenarioMessages('Entra', TestStepResultStatus.PASSED))
    expect(cutOff.isComplete).toBe(false)
    cutOff.addCucumberMessage({ testRunFinished: { success: true, timestamp: secondsToCucumberTime(110) } })
    expect(cutOff.isComplete).toBe(true)
  })

  it('lists what was not run, and which device no driver has', () => {
    const table = buildEngineResultTables([run])
    expect(table).toMatch(/\| Firefox 153\.7\.0 \| 1 \| 2 \| 1 \| 0,2 \| \d+\/\d+\/\d{4} \|/)
    expect(table).toContain(
      'No se corrieron:\n\n- features/access/dni.feature: Con la huella. Ningún controlador sabe poner un lector de huella.',
    )
    const whole = collectResults(...scenarioMessages('Con la huella', TestStepResultStatus.PASSED)).run
    expect(buildEngineResultTables([whole, run])).toContain('un lector de huella en Firefox 153.7.0.')
    expect(buildEngineResultTables([whole])).not.toContain('No se corrieron:')
  })
})
