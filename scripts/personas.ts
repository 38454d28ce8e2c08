import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { personas } from '@/adapters/fake/personas/personas'
import { personaFullName } from '@/adapters/fake/personas/persona'
import { printLines, readCommandLineOptions } from './support/command-line'
import { buildDemoGuidePage } from './support/demo-page'
import { projectRoot } from './support/portal-build'

const options = readCommandLineOptions({ json: { type: 'boolean', default: false } })

if (options.json) printLines(JSON.stringify(personas.map(toCustomerSummary), undefined, 2))
else {
  await writeFile(join(projectRoot, 'docs', 'demo.md'), buildDemoGuidePage())
  printLines(`docs/demo.md: ${personas.length} customers`)
}

function toCustomerSummary(persona: (typeof personas)[number]) {
  const { id, dni, taxId, description, password } = persona
  return { id, name: personaFullName(persona), dni, cuit: taxId, description, password }
}
