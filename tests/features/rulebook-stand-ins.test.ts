import { describe, expect, it } from 'vitest'
import { containsSearchWords } from '#rulebook/shared/text-search'
import { DataTable } from '#rulebook/stage/data-table'
import { countWhileLoading, isLoadingPart } from '#rulebook/stage/loading-parts'
import { Given, StepMatchError, defineParameterType, createWorld, runStep } from '#rulebook/stage/cucumber'

describe('the table of a step', () => {
  const table = new DataTable([
    ['cuota', 'importe'],
    ['1', '$ 12.625'],
  ])

  it('is read by rows, by names and by its first column', () => {
    expect(table.rows()).toEqual([['1', '$ 12.625']])
    expect(table.hashes()).toEqual([{ cuota: '1', importe: '$ 12.625' }])
    expect(table.rowsHash()).toEqual({ cuota: 'importe', '1': '$ 12.625' })
    expect(table.transpose().raw()).toEqual([
      ['cuota', '1'],
      ['importe', '$ 12.625'],
    ])
  })

  it('hands out copies', () => {
    table.raw()[0]?.push('otra')
    expect(table.raw()[0]).toEqual(['cuota', 'importe'])
  })
})

describe('the steps of the stage', () => {
  const heard: unknown[] = []

  it('run with their values, also of a parameter type that is defined later', async () => {
    Given('{gente} debe {int} cuotas', function (this: object, ...values: unknown[]) {
      heard.push(...values, typeof this)
    })
    defineParameterType({ name: 'gente', regexp: /Marta|Raúl/, transformer: (name) => name.toUpperCase() })
    await runStep(createWorld(), { text: 'Raúl debe 3 cuotas', table: [['a']] })
    expect(heard.slice(0, 2)).toEqual(['RAÚL', 3])
    expect(heard[2]).toBeInstanceOf(DataTable)
    expect(heard[3]).toBe('object')
  })

  it('report a text without a step, or with more than one', async () => {
    await expect(runStep(createWorld(), { text: 'nadie dice esto' })).rejects.toBeInstanceOf(StepMatchError)
    Given('dos veces', () => undefined)
    Given(/^dos veces$/, () => undefined)
    await expect(runStep(createWorld(), { text: 'dos veces' })).rejects.toBeInstanceOf(StepMatchError)
  })

  it('pass on what a step throws', async () => {
    Given('falla', () => {
      throw new Error('Esperaba otra cosa')
    })
    await expect(runStep(createWorld(), { text: 'falla' })).rejects.toThrow('Esperaba otra cosa')
  })
})

describe('a search', () => {
  it.each([
    ['Préstamo personal', 'prestamo', true],
    ['Cuota VENCIDA de Raúl', 'raul cuota', true],
    ['Préstamo personal', 'tarjeta', false],
    ['Préstamo', '', true],
  ])('of «%s» for «%s» is %s', (text, search, isFound) => {
    expect(containsSearchWords(text, search)).toBe(isFound)
  })
})

describe('the parts that are loaded on demand', () => {
  it('are pending until they arrive or fail', async () => {
    const [arriving, failing] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const [first, second] = [countWhileLoading(arriving.promise), countWhileLoading(failing.promise)]
    expect(isLoadingPart()).toBe(true)
    arriving.resolve('una pantalla')
    expect(await first).toBe('una pantalla')
    expect(isLoadingPart()).toBe(true)
    failing.reject(new Error('sin red'))
    await expect(second).rejects.toThrow('sin red')
    expect(isLoadingPart()).toBe(false)
  })
})
