import type { Breakable } from './break'
import { renewalOf } from './made-at-load'
import { fieldBreak } from './field-break'
import { comparisonBreak, literalBreak, logicBreak, numberBreak, wordingBreak } from './rule-breaks'
import { busyBreak, pressBreak, textBreak, wayBreak } from './screen-breaks'
import { runsAtLoad, type Place } from './syntax'

type Finder = (place: Place, source: string) => Breakable | undefined

const ofRules = [numberBreak, comparisonBreak, logicBreak, literalBreak] as const

const findersOf: readonly (readonly [RegExp, readonly Finder[]])[] = [
  [/^src\/domain\//, ofRules],
  [/^src\/application\//, [wayBreak, ...ofRules]],
  [/^src\/adapters\/http\//, [fieldBreak, ...ofRules]],
  [/^src\/ui\/texts\//, [wordingBreak]],
  [/^src\/ui\//, [pressBreak, busyBreak, wayBreak, textBreak, comparisonBreak, logicBreak]],
]

/** Everything of a source that can be broken, as it is written. */
export function breakables(file: string, source: string, places: readonly Place[]): readonly Breakable[] {
  const finders = findersOf.find(([pattern]) => pattern.test(file))?.[1] ?? []
  return places.flatMap((place) =>
    finders.flatMap((find) => {
      const one = find(place, source)
      return one && isSwitchable(place) ? [{ ...one, place }] : []
    }),
  )
}

/** What runs at load and cannot be made again would stay as it was. */
function isSwitchable(place: Place): boolean {
  return !runsAtLoad(place) || renewalOf(place) !== undefined
}
