import { personas } from '@/adapters/fake/personas/personas'
import type { Persona } from '@/adapters/fake/personas/persona'

/**
 * Returns the persona (a customer of the demo) whose first name equals or begins with the given name, such
 * as `Marta`.
 */
export function findPersonaByName(name: string): Persona {
  const persona =
    personas.find(({ firstName }) => firstName === name) ??
    personas.find(({ firstName }) => firstName.startsWith(name))
  if (!persona) throw new Error(`No persona is called ${name}`)
  return persona
}
