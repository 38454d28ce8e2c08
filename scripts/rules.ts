import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { print } from './support/command-line'
import { readScenarios, rulesPage } from './support/feature-rules'
import { projectRoot } from './support/portal-build'

const scenarios = await readScenarios()
await writeFile(join(projectRoot, 'docs', 'rules.md'), rulesPage(scenarios))
print(`docs/rules.md: ${scenarios.length} scenarios`)
