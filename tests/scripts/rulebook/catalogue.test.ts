import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { containsWholeSearchWords } from '#rulebook/shared/text-search'
import { stepVariantsToShow, isStepFound } from '#rulebook/shared/step-search'
import type { CatalogueStep } from '#rulebook/shared/rulebook-data'
import { readStepCatalogue } from '#scripts/rulebook/catalogue'

let testFolder: string

beforeEach(async () => {
  testFolder = await mkdtemp(join(tmpdir(), 'catalogue-'))
})

afterEach(() => rm(testFolder, { recursive: true }))

/** Cucumber messages of a dry run of one scenario with two steps, which both match one step definition. */
const cucumberMessages = [
  { stepDefinition: { id: 'd', pattern: { source: 'abre {qué abre}' } } },
  {
    parameterType: {
      name: 'qué abre',
      regularExpressions: ['el menú lateral', 'la novedad', String.raw`los términos \(todos\)`],
    },
  },
  { parameterType: { name: 'motivo', regularExpressions: ['no existe|está saturado'] } },
  {
    pickle: {
      id: 'p',
      uri: 'features/home/novedades.feature',
      name: 'Se lee la novedad',
      steps: [
        { id: 's1', text: 'abre la novedad' },
        { id: 's2', text: 'abre los términos (todos)' },
      ],
    },
  },
  {
    testCase: {
      pickleId: 'p',
      testSteps: [createTestStep('s1', 'la novedad'), createTestStep('s2', 'los términos (todos)')],
    },
  },
]

function createTestStep(pickleStepId: string, word: string) {
  const stepMatchArguments = [{ group: { value: word }, parameterTypeName: 'qué abre' }]
  return { pickleStepId, stepDefinitionIds: ['d'], stepMatchArgumentsLists: [{ stepMatchArguments }] }
}

async function readSingleStep(): Promise<CatalogueStep> {
  const file = join(testFolder, 'steps.ndjson')
  await writeFile(file, cucumberMessages.map((message) => JSON.stringify(message)).join('\n'))
  const [step] = await readStepCatalogue(file, ({ name }) => ({ rule: 'HOM-01', scenario: 's', name }))
  if (!step) throw new Error('There is no step')
  return step
}

describe('the catalogue of steps', () => {
  it('lists each word of a step with an example and its uses', async () => {
    const { uses, parameters, sayings } = await readSingleStep()

    expect([uses, parameters]).toEqual([2, ['qué abre']])
    expect(sayings.map(({ word, example, uses: times }) => [word, example, times])).toEqual([
      ['el menú lateral', '', 0],
      ['la novedad', 'abre la novedad', 1],
      ['los términos (todos)', 'abre los términos (todos)', 1],
    ])
  })

  it('sorts a step by its words, also where it begins with a parameter', async () => {
    const file = join(testFolder, 'steps.ndjson')
    const patterns = ['elige {qué elige}', '{dónde lee} lee {string}', '^cierra (todo|algo)$']
    const definitions = patterns.map((source) => ({ stepDefinition: { id: source, pattern: { source } } }))
    await writeFile(file, definitions.map((each) => JSON.stringify(each)).join('\n'))

    const steps = await readStepCatalogue(file, () => undefined)

    expect(steps.map(({ pattern }) => pattern)).toEqual([
      'cierra (todo | algo)',
      '{dónde lee} lee {string}',
      'elige {qué elige}',
    ])
  })

  it('names the scenarios that use a word', async () => {
    const [unused, used] = (await readSingleStep()).sayings

    expect(unused?.scenarios).toEqual([])
    expect(used?.scenarios.map(({ name }) => name)).toEqual(['Se lee la novedad'])
  })
})

describe('the search for a step', () => {
  it('finds a step by one of its words, without accents', async () => {
    const step = await readSingleStep()

    expect(isStepFound(step, 'abre terminos')).toBe(true)
    expect(isStepFound(step, 'cierra')).toBe(false)
  })

  it('finds a step by whole words only, when the search asks for them', async () => {
    const step = await readSingleStep()

    expect(isStepFound(step, 'abre terminos', containsWholeSearchWords)).toBe(true)
    expect(isStepFound(step, 'abre termin', containsWholeSearchWords)).toBe(false)
    expect(stepVariantsToShow(step, 'novedad', containsWholeSearchWords).map(({ word }) => word)).toEqual([
      'la novedad',
    ])
  })

  it('shows only the words that were searched', async () => {
    const shown = stepVariantsToShow(await readSingleStep(), 'abre novedad')

    expect(shown.map(({ word }) => word)).toEqual(['la novedad'])
  })

  it('shows all words when the search names none', async () => {
    expect(stepVariantsToShow(await readSingleStep(), 'qué abre')).toHaveLength(3)
  })

  it('finds a word that no scenario uses, with the words of the step', async () => {
    const shown = stepVariantsToShow(await readSingleStep(), 'abre menu')

    expect(shown.map(({ word }) => word)).toEqual(['el menú lateral'])
  })
})
