import { cast } from '@/adapters/fake/personas/cast'
import { fullName, type Persona } from '@/adapters/fake/personas/persona'
import { print, readOptions } from './support/command-line'

const options = readOptions({ json: { type: 'boolean', default: false } })

print(options.json ? JSON.stringify(cast.map(card), undefined, 2) : table())

function card(persona: Persona) {
  return {
    id: persona.id,
    name: fullName(persona),
    dni: persona.dni,
    cuit: persona.taxId,
    situation: persona.situation,
    password: persona.password,
  }
}

function table(): string {
  return cast
    .map(card)
    .map(({ id, name, dni, cuit, password, situation }) =>
      [id.padEnd(12), dni, cuit, (password ?? 'código').padEnd(9), name, '·', situation].join('  '),
    )
    .join('\n')
}
