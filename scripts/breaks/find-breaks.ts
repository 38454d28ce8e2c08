import type { Breakable } from './break'
import { renewalOf } from './made-at-load'
import {
  comparisonBreak,
  fieldBreak,
  literalBreak,
  logicBreak,
  numberBreak,
  wordingBreak,
} from './rule-breaks'
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

/** Returns everything in a source file that can be broken. */
export function breakables(file: string, source: string, places: readonly Place[]): readonly Breakable[] {
  const finders = findersOf.find(([pattern]) => pattern.test(file))?.[1] ?? []
  return places.flatMap((place) =>
    finders.flatMap((find) => {
      const one = find(place, source)
      return one && isSwitchable(place) ? [{ ...one, place }] : []
    }),
  )
}

/** Returns whether the break can be switched: code that runs when the module loads must be repeatable. */
function isSwitchable(place: Place): boolean {
  return !runsAtLoad(place) || renewalOf(place) !== undefined
}
