import { ana } from './ana'
import { anaMaria } from './ana-maria'
import { bruno } from './bruno'
import { irma } from './irma'
import { juanCarlos } from './juan-carlos'
import { lucia } from './lucia'
import { maria } from './maria'
import { marta } from './marta'
import { pedro } from './pedro'
import type { Persona } from './persona'
import { raul } from './raul'

/** The demo's customers, in the order in which they are offered. */
export const cast: readonly Persona[] = [
  marta,
  raul,
  lucia,
  ana,
  anaMaria,
  juanCarlos,
  bruno,
  pedro,
  irma,
  maria,
]

export function personaById(id: string): Persona | undefined {
  return cast.find((persona) => persona.id === id)
}
