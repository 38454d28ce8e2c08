import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  mainPathTag,
  onlyInBrowserTag,
  readAllFeatureScenarios,
  parseFeatureScenarios,
} from '#scripts/support/feature-rules'
import { projectRoot } from '#scripts/support/portal-build'
import { ruleMeaningSentences, buildRulesMarkdown } from '#scripts/support/rules-page'

const scenarios = await readAllFeatureScenarios()
const ruleAreas = new Set([...ruleMeaningSentences.keys()].map((rule) => rule.slice(0, 3)))
const businessRuleIdPattern = new RegExp(String.raw`\b(?:${[...ruleAreas].join('|')})-\d{2}\b`, 'g')

it('docs/rules.md matches the feature files; `npm run rules` writes it', async () => {
  const written = await readFile(join(projectRoot, 'docs', 'rules.md'), 'utf8')
  expect(written).toBe(buildRulesMarkdown(scenarios))
})

it('every rule named in a scenario, a comment or a decision exists', async () => {
  const unknown: string[] = []
  for await (const file of glob('{src,tests,features,scripts,docs/adr}/**/*.{ts,tsx,feature,md}', {
    cwd: projectRoot,
  }))
    for (const [id] of (await readFile(join(projectRoot, file), 'utf8')).matchAll(businessRuleIdPattern))
      if (!ruleMeaningSentences.has(id)) unknown.push(`${file}: ${id}`)
  expect(unknown).toEqual([])
})

it('a rule has one sentence', () => {
  expect([...ruleMeaningSentences].filter(([, meaning]) => !/^[A-ZÁÉÍÓÚÑ][^\n]*\.$/.test(meaning))).toEqual(
    [],
  )
})

it('every scenario shows one to three rules, but those of engineering may show none', () => {
  const wrong = scenarios.filter((scenario) => {
    const isTechnical = scenario.file.startsWith('features/ingenieria/')
    return scenario.rules.length > 3 || (scenario.rules.length === 0 && !isTechnical)
  })
  expect(wrong).toEqual([])
})

it('a browser runs one path of each feature; those of engineering need none', () => {
  const runs = Map.groupBy(scenarios, (scenario) => scenario.file)
  const wrong = [...runs].filter(([file, ofFeature]) => {
    const paths = ofFeature.filter((scenario) => scenario.tags.includes(mainPathTag)).length
    return file.startsWith('features/ingenieria/') ? paths > 1 : paths !== 1
  })
  expect(wrong.map(([file]) => file)).toEqual([])
})

it('a path that only a browser can run has no other scenario', () => {
  const both = scenarios.filter(({ tags }) => tags.includes(onlyInBrowserTag) && tags.includes(mainPathTag))
  expect(both).toEqual([])
})

it('every tag is a rule or names where its scenario runs', () => {
  const tags = new Set(scenarios.flatMap((scenario) => scenario.tags))
  const others = [...tags].filter((tag) => !ruleMeaningSentences.has(tag.slice(1)))
  expect(others.toSorted()).toEqual([mainPathTag, onlyInBrowserTag])
})

it('no two scenarios of a feature have the same name', () => {
  const names = scenarios.map((scenario) => `${scenario.file}: ${scenario.name}`)
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([])
})

it('a scenario has its own tags and those of its feature and rule, but shows only its own rules', () => {
  const text = `# language: es
@camino @ACC-01
Característica: Entrar
  # un comentario

  @solo-navegador
  Regla: Por DNI
    @PAY-06 @PAY-07
    Esquema del escenario: Con <dni>
      Dado que Marta
      """
      Escenario: esto es un texto
      """
    @LOA-01
    Escenario: Sin nada
`
  expect(parseFeatureScenarios('features/x.feature', text)).toEqual([
    {
      file: 'features/x.feature',
      feature: 'Entrar',
      name: 'Con <dni>',
      rules: ['PAY-06', 'PAY-07'],
      tags: ['@camino', '@ACC-01', '@solo-navegador', '@PAY-06', '@PAY-07'],
    },
    {
      file: 'features/x.feature',
      feature: 'Entrar',
      name: 'Sin nada',
      rules: ['LOA-01'],
      tags: ['@camino', '@ACC-01', '@solo-navegador', '@LOA-01'],
    },
  ])
})

it('a feature file that the runner would not read is reported', () => {
  const text = '# language: es\nCaracterística: Entrar\n  Escenario: Por DNI\n    Dado que Marta\n    entra\n'
  expect(() => parseFeatureScenarios('features/x.feature', text)).toThrow("got 'entra'")
})

it('the page of rules has one line a rule, with a link to each feature file that shows it', () => {
  const scenario = { feature: 'Entrar', name: 'Con DNI', rules: ['ACC-01'], tags: ['@ACC-01'] }
  const lines = buildRulesMarkdown([
    { ...scenario, file: 'features/access/dni.feature' },
    { ...scenario, file: 'features/access/dni.feature', name: 'Sin DNI' },
    { ...scenario, file: 'features/session/sesion.feature' },
  ]).split('\n')
  expect(lines.filter((line) => line.startsWith('- **'))).toHaveLength(ruleMeaningSentences.size)
  expect(lines.find((line) => line.startsWith('- **ACC-01**'))).toBe(
    `- **ACC-01** ${ruleMeaningSentences.get('ACC-01')} [access/dni](../features/access/dni.feature), [session/sesion](../features/session/sesion.feature)`,
  )
})

it("a scenario for owners describes the lender's answer in words, without HTTP or JSON", async () => {
  const technical =
    /HTTP|JSON|\{ ?"|\b(?:GET|POST|PUT|DELETE|PATCH) \/|responde \d{3}\b|\bcon [45]\d{2}(?: y |$)/
  const found: string[] = []
  for await (const file of glob('features/**/*.feature', { cwd: projectRoot }))
    if (!file.startsWith('features/ingenieria/'))
      for (const line of (await readFile(join(projectRoot, file), 'utf8')).split('\n'))
        if (technical.test(line)) found.push(`${file}: ${line.trim()}`)
  expect(found).toEqual([])
})
