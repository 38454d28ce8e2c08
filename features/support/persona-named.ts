import { personas } from '@/adapters/fake/personas/personas'
import type { Persona } from '@/adapters/fake/personas/persona'

/** Returns the persona that a scenario calls by name: `Marta`, `Ana María`, `Juan Carlos`. */
export function personaByName(name: string): Persona {
  const persona =
    personas.find(({ firstName }) => firstName === name) ??
    personas.find(({ firstName }) => firstName.startsWith(name))
  if (!persona) throw new Error(`No persona is called ${name}`)
  return persona
}
