import { expect, it } from 'vitest'
import type { SourceMutation } from '#scripts/breaks/mutation'
import type { ScenarioRunResult, RunScenariosRequest } from '#scripts/breaks/worker-messages'
import { MutationTrial } from '#scripts/breaks/mutation-trial'

const scenario = 'features/payments/cvu.feature:12'

const payButton: SourceMutation = {
  id: 'src/ui/payments/charge/cvu-payment-view.tsx:40:press',
  number: 7,
  file: 'src/ui/payments/charge/cvu-payment-view.tsx',
  kind: 'press',
  capability: 'payments',
  code: 'model.copy',
}

function trialOf(milliseconds: number): MutationTrial {
  return new MutationTrial([
    { scenario, milliseconds, mutations: [payButton.number], quoted: [], nonTexts: [] },
  ])
}

/**
 * Returns a fake machine on which a scenario takes `broken` milliseconds with a mutation (a fault put in the
 * code on purpose) and `unbroken` without one.
 */
function machine(broken: number, unbroken: number) {
  const steps: number[] = []
  return {
    steps,
    async runScenarios({ number, stepMilliseconds }: RunScenariosRequest): Promise<ScenarioRunResult> {
      steps.push(stepMilliseconds)
      const isLate = (number === undefined ? unbroken : broken) > stepMilliseconds
      return { count: 1, ...(isLate && { failed: { scenario, message: 'late', isLate } }) }
    },
  }
}

it("a break counts as noticed when its run never ends although the unbroken portal's does", async () => {
  const judged = await trialOf(200).judgeMutation(payButton, machine(Infinity, 300))

  expect(judged?.verdict).toMatchObject({ kind: 'caught', by: scenario })
})

it('a break does not count as noticed because the machine has become slow', async () => {
  const judged = await trialOf(200).judgeMutation(payButton, machine(30_000, 30_000))

  expect(judged?.verdict).toEqual({ kind: 'survived', reaching: 1 })
})

it('a break gets no verdict when the machine is too busy even for the unbroken portal', async () => {
  expect(await trialOf(200).judgeMutation(payButton, machine(Infinity, Infinity))).toBeUndefined()
})

it('a step may take the time that the unbroken scenario took', async () => {
  const slow = machine(0, 0)
  await trialOf(20_000).judgeMutation(payButton, slow)

  expect(slow.steps).toEqual([60_000])
})
