import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { print } from './support/command-line'
import { readScenarios } from './support/feature-rules'
import { projectRoot } from './support/portal-build'
import { rulesPage } from './support/rules-page'

const scenarios = await readScenarios()
await writeFile(join(projectRoot, 'docs', 'rules.md'), rulesPage(scenarios))
print(`docs/rules.md: ${scenarios.length} scenarios`)
