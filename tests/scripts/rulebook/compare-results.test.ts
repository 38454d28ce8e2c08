import { describe, expect, it } from 'vitest'
import {
  describeNodeAndPlayerDifference,
  isWronglyListedAsNotPlayable,
  buildNotPlayableScenarioList,
} from '#scripts/rulebook/compare-results'
import type { FeatureScenario } from '#scripts/rulebook/read-scenarios'

const featureScenario: FeatureScenario = {
  id: 'ab12cd34',
  file: 'features/payments/cvu.feature',
  line: 7,
  feature: 'Pagar por CVU',
  name: 'Se copia el CVU',
  tags: ['@PAY-06'],
  occurrence: 1,
  steps: [
    { keyword: 'Dado', kind: 'given', text: 'que Marta ingresó' },
    { keyword: 'Cuando', kind: 'act', text: 'copia el CVU' },
  ],
}
const passedResult = { outcome: { kind: 'passed' }, lastStepPosition: 1 } as const
const failedResult = {
  outcome: { kind: 'failed', message: 'Esperaba «A»; la pantalla dice «B»' },
  lastStepPosition: 1,
} as const
const notPlayableResult = {
  outcome: { kind: 'not-playable', reason: 'Necesita otra pestaña.' },
  lastStepPosition: 0,
} as const
const failedNodeResult = { kind: 'failed', step: 1, message: 'A is not B' } as const

describe('the player compared with Node', () => {
  it('agrees when both passed at every size', () => {
    expect(
      describeNodeAndPlayerDifference({
        scenario: featureScenario,
        nodeResult: { kind: 'passed' },
        stageResults: [passedResult, passedResult],
      }),
    ).toBeUndefined()
  })

  it('agrees when both fail at the same step', () => {
    expect(
      describeNodeAndPlayerDifference({
        scenario: featureScenario,
        nodeResult: failedNodeResult,
        stageResults: [failedResult, failedResult],
      }),
    ).toBeUndefined()
  })

  it('differs when one size fails', () => {
    const found = describeNodeAndPlayerDifference({
      scenario: featureScenario,
      nodeResult: { kind: 'passed' },
      stageResults: [passedResult, failedResult],
    })
    expect(found).toBe('Esperaba «A»; la pantalla dice «B» (step 2, copia el CVU)')
  })

  it('differs when only Node fails', () => {
    expect(
      describeNodeAndPlayerDifference({
        scenario: featureScenario,
        nodeResult: failedNodeResult,
        stageResults: [passedResult],
      }),
    ).toBe('fails in Node alone: A is not B')
  })

  it('differs when another step fails than in Node', () => {
    const found = describeNodeAndPlayerDifference({
      scenario: featureScenario,
      nodeResult: { ...failedNodeResult, step: 0 },
      stageResults: [failedResult],
    })
    expect(found).toBe('fails at another step than in Node (step 2, copia el CVU)')
  })

  it('differs when Node did not run the scenario, though it passed in the player', () => {
    expect(
      describeNodeAndPlayerDifference({
        scenario: featureScenario,
        nodeResult: undefined,
        stageResults: [passedResult],
      }),
    ).toBe('Node did not run it')
  })

  it('differs when the scenario cannot be played', () => {
    const found = describeNodeAndPlayerDifference({
      scenario: featureScenario,
      nodeResult: { kind: 'passed' },
      stageResults: [notPlayableResult],
    })
    expect(found).toBe('the list does not say: Necesita otra pestaña. (step 1, que Marta ingresó)')
  })
})

describe('the list of scenarios that cannot be played', () => {
  const inNode = { kind: 'passed' } as const

  it('has the reasons that the stage reported', () => {
    expect(
      buildNotPlayableScenarioList(
        [{ scenario: featureScenario, nodeResult: inNode, stageResults: [passedResult, notPlayableResult] }],
        {},
      ),
    ).toEqual({
      ab12cd34: 'Necesita otra pestaña.',
    })
  })

  it('keeps a reason written by hand while the scenario does not pass', () => {
    const known = { ab12cd34: 'Recarga la página entera.' }
    expect(
      buildNotPlayableScenarioList(
        [{ scenario: featureScenario, nodeResult: inNode, stageResults: [failedResult] }],
        known,
      ),
    ).toEqual(known)
    expect(
      buildNotPlayableScenarioList(
        [{ scenario: featureScenario, nodeResult: inNode, stageResults: [passedResult] }],
        known,
      ),
    ).toEqual({})
  })

  it('keeps the reasons of those that were not played', () => {
    expect(
      buildNotPlayableScenarioList(
        [{ scenario: featureScenario, nodeResult: inNode, stageResults: [passedResult] }],
        {
          ffffffff: 'Es técnico.',
        },
      ),
    ).toEqual({
      ffffffff: 'Es técnico.',
    })
  })

  it('never gets a failure without a written reason', () => {
    expect(
      buildNotPlayableScenarioList(
        [{ scenario: featureScenario, nodeResult: inNode, stageResults: [failedResult] }],
        {},
      ),
    ).toEqual({})
  })

  it('counts a scenario as playable only when it passes at every size', () => {
    expect(
      isWronglyListedAsNotPlayable({
        scenario: featureScenario,
        nodeResult: inNode,
        stageResults: [passedResult, failedResult],
      }),
    ).toBe(false)
    expect(
      isWronglyListedAsNotPlayable({
        scenario: featureScenario,
        nodeResult: inNode,
        stageResults: [passedResult, passedResult],
      }),
    ).toBe(true)
  })
})
