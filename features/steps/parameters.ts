import { defineParameterType } from '@cucumber/cucumber'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cast } from '@/adapters/fake/personas/cast'
import type { Persona } from '@/adapters/fake/personas/persona'
import { personaNamed } from '#features/support/persona-named'

const names = [...new Set(cast.flatMap(({ firstName }) => [firstName, shortName(firstName)]))]

defineParameterType({
  name: 'persona',
  regexp: new RegExp(names.toSorted((one, other) => other.length - one.length).join('|')),
  transformer: (name: string): Persona => personaNamed(name),
})

/** Returns the first word of a first name, by which scenarios call a person if it is unambiguous. */
function shortName(firstName: string): string {
  return firstName.startsWith('Ana') || firstName.startsWith('Juan')
    ? firstName
    : (firstName.split(' ')[0] ?? firstName)
}

const months = [
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
  regexp: new RegExp(String.raw`(\d{1,2}) de (${months.join('|')}) de (\d{4})`),
  transformer: (day: string, month: string, year: string) => {
    const number = String(months.indexOf(month) + 1).padStart(2, '0')
    return calendarDate(`${year}-${number}-${day.padStart(2, '0')}`)
  },
})
