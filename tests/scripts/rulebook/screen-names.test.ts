import { describe, expect, it } from 'vitest'
import { parseScenarios } from '#scripts/rulebook/read-scenarios'
import { buildRulebookIndex, buildRulePages } from '#scripts/rulebook/rulebook-pages'
import { rulebookScreenNameOfPath } from '#scripts/rulebook/screen-names'

const featureText = `# language: es
Característica: Mis tarjetas

  @CAR-01
  Escenario: Una tarjeta vencida
    Dado que Marta ingresó y está en "mis tarjetas"
    Cuando abre "/mis-prestamos/p-6b1f0c92?volver=1"
    Entonces la tarjeta dice "Vencida"
`

describe('the screens of the rulebook', () => {
  it('have the name of the screen, not of what one customer read on it', () => {
    expect(rulebookScreenNameOfPath('/mis-prestamos/p-6b1f0c92')).toBe('Un préstamo')
    expect(rulebookScreenNameOfPath('/inicio')).toBe('Inicio')
    expect(rulebookScreenNameOfPath('/mis-facturas')).toBe('Mis facturas')
    expect(rulebookScreenNameOfPath('https://example.com/inicio')).toBeUndefined()
  })

  it('lead to their rules before any scenario was run', () => {
    const featureScenarios = parseScenarios('features/cards/lista.feature', featureText)
    const sources = {
      featureScenarios,
      nodeResults: new Map(),
      browserResults: new Map(),
      notPlayableReasons: {},
    }
    const { screens } = buildRulebookIndex(buildRulePages(sources), sources)
    expect(screens).toEqual([
      { path: '/mis-tarjetas', title: 'Mis tarjetas', rules: ['CAR-01'] },
      { path: '/mis-prestamos/:idLoan', title: 'Un préstamo', rules: ['CAR-01'] },
    ])
  })

  it('begin with the rules about them, before those that only pass through', () => {
    const about = featureText
      .replace('@CAR-01', '@CAR-04')
      .replace('Cuando abre "/mis-prestamos/p-6b1f0c92?volver=1"\n', '')
    const featureScenarios = [
      ...parseScenarios('features/cards/lista.feature', featureText),
      ...parseScenarios('features/cards/detalle.feature', about),
    ]
    const sources = {
      featureScenarios,
      nodeResults: new Map(),
      browserResults: new Map(),
      notPlayableReasons: {},
    }
    const { screens } = buildRulebookIndex(buildRulePages(sources), sources)
    expect(screens[0]?.rules).toEqual(['CAR-04', 'CAR-01'])
  })
})
