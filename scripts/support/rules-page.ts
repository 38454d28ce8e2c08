import meanings from '#features/reglas.json' with { type: 'json' }
import { mainPathTag, onlyInBrowserTag, type ScenarioWithRules } from './feature-rules'

/**
 * One sentence for each rule that says what the rule means, by rule id, in the order of the
 * specification.
 */
export const ruleMeaningSentences: ReadonlyMap<string, string> = new Map(Object.entries(meanings))

/**
 * Returns the text of `docs/rules.md`: one line for each rule, with its sentence and links to the
 * feature files that contain its scenarios.
 */
export function buildRulesMarkdown(scenarios: readonly ScenarioWithRules[]): string {
  return [
    '# Las reglas y los escenarios que las muestran',
    '',
    'Lo escribe `npm run rules`, con `features/reglas.json` y las etiquetas de los escenarios. No se edita. La lista de escenarios, uno por uno, queda en `reports/rules.md`.',
    '',
    ...[...ruleMeaningSentences].map(([rule, meaning]) => {
      const links = featureFilesOf(scenarios.filter((scenario) => scenario.rules.includes(rule))).map(
        featureFileLink,
      )
      return `- **${rule}** ${meaning} ${links.length > 0 ? links.join(', ') : 'Todavía sin escenario.'}`
    }),
    '',
  ].join('\n')
}

/**
 * Returns the text of `reports/rules.md`: the scenarios of each rule, the scenarios that run in
 * Chromium, and the scenarios without a rule.
 */
export function buildScenariosByRuleReport(scenarios: readonly ScenarioWithRules[]): string {
  const shown = new Set(scenarios.flatMap((scenario) => scenario.rules))
  const sections: readonly (readonly [title: string, some: readonly ScenarioWithRules[]])[] = [
    ...[...ruleMeaningSentences].map(([rule, meaning]) => {
      return [`${rule}. ${meaning}`, scenarios.filter((scenario) => scenario.rules.includes(rule))] as const
    }),
    [
      `Sólo en el navegador: ${onlyInBrowserTag}`,
      scenarios.filter(({ tags }) => tags.includes(onlyInBrowserTag)),
    ],
    [`También en el navegador: ${mainPathTag}`, scenarios.filter(({ tags }) => tags.includes(mainPathTag))],
    ['Sin regla: de ingeniería', scenarios.filter((scenario) => scenario.rules.length === 0)],
  ]
  return [
    `${ruleMeaningSentences.size} reglas, ${shown.size} con escenario; ${scenarios.length} escenarios.`,
    '',
    ...sections.flatMap(([title, some]) => [
      `## ${title}`,
      '',
      ...some.map(({ name, file }) => `- ${name} (\`${file}\`)`),
      '',
    ]),
  ].join('\n')
}

function featureFilesOf(scenarios: readonly ScenarioWithRules[]): readonly string[] {
  return [...new Set(scenarios.map(({ file }) => file))].toSorted()
}

/** Returns a link such as `[payments/resumen](../features/payments/resumen.feature)`. */
function featureFileLink(file: string): string {
  return `[${file.replace(/^features\/(.+)\.feature$/, '$1')}](../${file})`
}
