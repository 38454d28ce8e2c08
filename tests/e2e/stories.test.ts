import { expect, test } from '@playwright/test'
import { paymentSimulationSteps, createSimulationFromSeed } from '#scripts/stories/payment-simulation'
import { runPaymentSimulation } from '#scripts/stories/run-payment-simulation'
import { productionBuildTest } from './portal-test'

/**
 * Seeds of payment simulations (random sequences around a payment) that once charged twice or showed a wrong
 * result. Together, the simulations contain every kind of step and every kind of answer. `npm run stories`
 * plays other seeds.
 */
const simulationSeeds = [2, 5, 8, 11, 13, 14, 17, 22]

test('every move occurs in one of the stories', () => {
  expect(new Set(simulationSeeds.flatMap((seed) => createSimulationFromSeed(seed).steps))).toEqual(
    new Set(paymentSimulationSteps),
  )
})

for (const seed of simulationSeeds)
  productionBuildTest(
    `a payment is made once and shown truthfully, whatever happens: story ${seed}`,
    async ({ browser, lender, liveSiteAddress }) => {
      const verdict = await runPaymentSimulation(createSimulationFromSeed(seed), {
        browser,
        lenderAddress: lender.url,
        portalAddress: liveSiteAddress,
      })
      expect(verdict.faults).toEqual([])
      expect(verdict.chargeCount, 'who never comes to pay proves nothing').toBeGreaterThan(0)
    },
  )
