import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printLines } from './support/command-line'
import { readAllFeatureScenarios } from './support/feature-rules'
import { projectRoot } from './support/portal-build'
import { buildRulesMarkdown, buildScenariosByRuleReport } from './support/rules-page'

const scenarios = await readAllFeatureScenarios()
await mkdir(join(projectRoot, 'reports'), { recursive: true })
await writeFile(join(projectRoot, 'reports', 'rules.md'), buildScenariosByRuleReport(scenarios))
await writeFile(join(projectRoot, 'docs', 'rules.md'), buildRulesMarkdown(scenarios))
printLines(`docs/rules.md: ${scenarios.length} scenarios, one by one in reports/rules.md`)
