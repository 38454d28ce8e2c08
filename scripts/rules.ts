import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { print } from './support/command-line'
import { readScenarios } from './support/feature-rules'
import { projectRoot } from './support/portal-build'
import { rulesPage, scenariosPage } from './support/rules-page'

const scenarios = await readScenarios()
await mkdir(join(projectRoot, 'reports'), { recursive: true })
await writeFile(join(projectRoot, 'reports', 'rules.md'), scenariosPage(scenarios))
await writeFile(join(projectRoot, 'docs', 'rules.md'), rulesPage(scenarios))
print(`docs/rules.md: ${scenarios.length} scenarios, one by one in reports/rules.md`)
