import { defineParameterType } from '@cucumber/cucumber'
import { calendarDate } from '@/domain/shared/calendar-date'
import { personas } from '@/adapters/fake/personas/personas'
import type { Persona } from '@/adapters/fake/personas/persona'
import { findPersonaByName } from '#features/support/find-persona-by-name'

const personaNames = [
  ...new Set(personas.flatMap(({ firstName }) => [firstName, shortPersonaName(firstName)])),
]

defineParameterType({
  name: 'persona',
  regexp: new RegExp(personaNames.toSorted((one, other) => other.length - one.length).join('|')),
  transformer: (name: string): Persona => findPersonaByName(name),
})

/**
 * Returns the name by which scenarios call a person: the first word of their first name, or the whole first
 * name if it begins with `Ana` or `Juan`.
 */
function shortPersonaName(firstName: string): string {
  return firstName.startsWith('Ana') || firstName.startsWith('Juan')
    ? firstName
    : (firstName.split(' ')[0] ?? firstName)
}

const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** Parses a date such as `21 de noviembre de 2026`. Fails if the day does not exist. */
defineParameterType({
  name: 'fecha',
  regexp: new RegExp(String.raw`(\d{1,2}) de (${monthNames.join('|')}) de (\d{4})`),
  transformer: (day: string, month: string, year: string) => {
    const number = String(monthNames.indexOf(month) + 1).padStart(2, '0')
    return calendarDate(`${year}-${number}-${day.padStart(2, '0')}`)
  },
})

/** HTTP status codes of the lender's error answers, by the words with which a step describes the answer. */
const httpStatusByReason = new Map([
  ['el pedido está mal', 400],
  ['la sesión no sirve', 401],
  ['no está permitido', 403],
  ['no existe', 404],
  ['tardó demasiado', 408],
  ['choca con otro', 409],
  ['son demasiados pedidos', 429],
  ['tuvo un problema', 500],
  ['no lo ofrece', 501],
  ['no le llegó la respuesta', 502],
  ['está saturado', 503],
  ['se le acabó el tiempo', 504],
])

defineParameterType({
  name: 'motivo',
  regexp: new RegExp([...httpStatusByReason.keys()].join('|')),
  transformer: (reason: string) => httpStatusByReason.get(reason),
})

/** The lender's codes for the outcome of an operation, by the words of a step. */
const operationStatusByOutcome = new Map([
  ['se aprobó', 'APPROVED'],
  ['se rechazó', 'REJECTED'],
  ['está en proceso', 'IN_PROCESS'],
  ['no le llegó', 'NOT_FOUND'],
])

defineParameterType({
  name: 'desenlace',
  regexp: new RegExp([...operationStatusByOutcome.keys()].join('|')),
  transformer: (outcome: string) => operationStatusByOutcome.get(outcome),
})
