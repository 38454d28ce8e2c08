import meanings from '#features/reglas.json' with { type: 'json' }
import { mainPath, onlyInBrowser, type Scenario } from './feature-rules'

/** What each rule means in one sentence, in the order of the specification. */
export const rules: ReadonlyMap<string, string> = new Map(Object.entries(meanings))

/** `docs/rules.md`: what each rule means and which scenarios show it, and which of them run in Chromium. */
export function rulesPage(scenarios: readonly Scenario[]): string {
  const shown = new Set(scenarios.flatMap((scenario) => scenario.rules))
  return [
    '# Las reglas y los escenarios que las muestran',
    '',
    'Lo escribe `npm run rules`, con `features/reglas.json` y las etiquetas de los escenarios. No se edita.',
    '',
    `${rules.size} reglas, ${shown.size} con escenario; ${scenarios.length} escenarios.`,
    '',
    ...[...rules].flatMap(([rule, meaning]) => [
      `## ${rule}`,
      '',
      meaning,
      '',
      ...entries(scenarios.filter((scenario) => scenario.rules.includes(rule))),
      '',
    ]),
    `## Sólo en el navegador: \`${onlyInBrowser}\``,
    '',
    ...entries(scenarios.filter((scenario) => scenario.tags.includes(onlyInBrowser))),
    '',
    `## También en el navegador: \`${mainPath}\``,
    '',
    ...entries(scenarios.filter((scenario) => scenario.tags.includes(mainPath))),
    '',
    '## Sin regla: de ingeniería',
    '',
    ...entries(scenarios.filter((scenario) => scenario.rules.length === 0)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

function entries(scenarios: readonly Scenario[]): readonly string[] {
  if (scenarios.length === 0) return ['Todavía sin escenario.']
  return scenarios.map(({ name, file }) => `- ${name} (\`${file}\`)`)
}
