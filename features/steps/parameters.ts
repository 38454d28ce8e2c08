import { defineParameterType } from '@cucumber/cucumber'
import { cast } from '@/adapters/fake/personas/cast'
import type { Persona } from '@/adapters/fake/personas/persona'
import { personaNamed } from '#features/support/persona-named'

const names = [...new Set(cast.flatMap(({ firstName }) => [firstName, shortName(firstName)]))]

defineParameterType({
  name: 'persona',
  regexp: new RegExp(names.toSorted((one, other) => other.length - one.length).join('|')),
  transformer: (name: string): Persona => personaNamed(name),
})

/** People are called by their first word where that is enough. */
function shortName(firstName: string): string {
  return firstName.startsWith('Ana') || firstName.startsWith('Juan')
    ? firstName
    : (firstName.split(' ')[0] ?? firstName)
}
