import { expect, it } from 'vitest'
import type { SourceMutation } from '#scripts/breaks/mutation'
import type { ScenarioRunResult, RunScenariosRequest } from '#scripts/breaks/worker-messages'
import { MutationTrial } from '#scripts/breaks/mutation-trial'

const scenarioId = 'features/payments/cvu.feature:12'

const payButtonMutation: SourceMutation = {
  id: 'src/ui/payments/charge/cvu-payment-view.tsx:40:press',
  number: 7,
  file: 'src/ui/payments/charge/cvu-payment-view.tsx',
  kind: 'press',
  capability: 'payments',
  code: 'model.copy',
}

function createTrial(milliseconds: number): MutationTrial {
  return new MutationTrial([
    {
      scenario: scenarioId,
      milliseconds,
      mutations: [payButtonMutation.number],
      quotedMutations: [],
      nonTextValueMutations: [],
    },
  ])
}

/**
 * Returns a fake machine on which a scenario takes `broken` milliseconds with a mutation (a fault put in the
 * code on purpose) and `unbroken` without one.
 */
function createFakeMachine(broken: number, unbroken: number) {
  const steps: number[] = []
  return {
    steps,
    async runScenarios({
      mutationNumber: number,
      stepTimeoutMilliseconds,
    }: RunScenariosRequest): Promise<ScenarioRunResult> {
      steps.push(stepTimeoutMilliseconds)
      const hasTimedOut = (number === undefined ? unbroken : broken) > stepTimeoutMilliseconds
      return {
        startedScenarioCount: 1,
        ...(hasTimedOut && { failedScenario: { scenario: scenarioId, message: 'late', hasTimedOut } }),
      }
    },
  }
}

it("a break counts as noticed when its run never ends although the unbroken portal's does", async () => {
  const judged = await createTrial(200).judgeMutation(payButtonMutation, createFakeMachine(Infinity, 300))

  expect(judged?.verdict).toMatchObject({ kind: 'caught', by: scenarioId })
})

it('a break does not count as noticed because the machine has become slow', async () => {
  const judged = await createTrial(200).judgeMutation(payButtonMutation, createFakeMachine(30_000, 30_000))

  expect(judged?.verdict).toEqual({ kind: 'survived', reaching: 1 })
})

it('a break gets no verdict when the machine is too busy even for the unbroken portal', async () => {
  expect(
    await createTrial(200).judgeMutation(payButtonMutation, createFakeMachine(Infinity, Infinity)),
  ).toBeUndefined()
})

it('a step may take the time that the unbroken scenario took', async () => {
  const slow = createFakeMachine(0, 0)
  await createTrial(20_000).judgeMutation(payButtonMutation, slow)

  expect(slow.steps).toEqual([60_000])
})
