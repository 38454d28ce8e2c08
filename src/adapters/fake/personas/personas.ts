import { ana } from './ana'
import { anaMaria } from './ana-maria'
import { bruno } from './bruno'
import { carla } from './carla'
import { delia } from './delia'
import { diego } from './diego'
import { elena } from './elena'
import { gabriela } from './gabriela'
import { hector } from './hector'
import { irma } from './irma'
import { ivan } from './ivan'
import { juanCarlos } from './juan-carlos'
import { julio } from './julio'
import { lucia } from './lucia'
import { maria } from './maria'
import { marta } from './marta'
import { nicolas } from './nicolas'
import { norma } from './norma'
import { oscar } from './oscar'
import { paula } from './paula'
import { pedro } from './pedro'
import type { Persona } from './persona'
import { ramona } from './ramona'
import { raul } from './raul'
import { sergio } from './sergio'
import { silvia } from './silvia'
import { sofia } from './sofia'
import { tomas } from './tomas'
import { walter } from './walter'

/** The demo's customers, in the order of the list from which a person chooses one. */
export const personas: readonly Persona[] = [
  marta,
  raul,
  lucia,
  diego,
  norma,
  hector,
  silvia,
  oscar,
  carla,
  bruno,
  ana,
  anaMaria,
  juanCarlos,
  pedro,
  elena,
  walter,
  gabriela,
  tomas,
  ramona,
  julio,
  paula,
  sergio,
  irma,
  nicolas,
  sofia,
  ivan,
  maria,
  delia,
]

export function findPersona(id: string): Persona | undefined {
  return personas.find((persona) => persona.id === id)
}
