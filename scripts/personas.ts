import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cast } from '@/adapters/fake/personas/cast'
import { fullName } from '@/adapters/fake/personas/persona'
import { print, readOptions } from './support/command-line'
import { demoPage } from './support/demo-page'
import { projectRoot } from './support/portal-build'

const options = readOptions({ json: { type: 'boolean', default: false } })

if (options.json) print(JSON.stringify(cast.map(card), undefined, 2))
else {
  await writeFile(join(projectRoot, 'docs', 'demo.md'), demoPage())
  print(`docs/demo.md: ${cast.length} customers`)
}

function card(persona: (typeof cast)[number]) {
  const { id, dni, taxId, description, password } = persona
  return { id, name: fullName(persona), dni, cuit: taxId, description, password }
}
