import type { BreakableCode } from './break'
import { reevaluationAtSwitch } from './made-at-load'
import {
  findComparisonBreak,
  findFieldBreak,
  findLiteralBreak,
  findLogicBreak,
  findNumberBreak,
  findWordingBreak,
} from './rule-breaks'
import { findBusyBreak, findPressBreak, findTextBreak, findLinkTargetBreak } from './screen-breaks'
import { runsAtModuleLoad, type SyntaxPlace } from './syntax'

type Finder = (place: SyntaxPlace, source: string) => BreakableCode | undefined

const ofRules = [findNumberBreak, findComparisonBreak, findLogicBreak, findLiteralBreak] as const

const findersOf: readonly (readonly [RegExp, readonly Finder[]])[] = [
  [/^src\/domain\//, ofRules],
  [/^src\/application\//, [findLinkTargetBreak, ...ofRules]],
  [/^src\/adapters\/http\//, [findFieldBreak, ...ofRules]],
  [/^src\/ui\/texts\//, [findWordingBreak]],
  [
    /^src\/ui\//,
    [findPressBreak, findBusyBreak, findLinkTargetBreak, findTextBreak, findComparisonBreak, findLogicBreak],
  ],
]

/** Returns every piece of code in a source file of the portal that a deliberate fault can replace. */
export function findBreakableCode(
  file: string,
  source: string,
  places: readonly SyntaxPlace[],
): readonly BreakableCode[] {
  const finders = findersOf.find(([pattern]) => pattern.test(file))?.[1] ?? []
  return places.flatMap((place) =>
    finders.flatMap((find) => {
      const one = find(place, source)
      return one && isSwitchable(place) ? [{ ...one, place }] : []
    }),
  )
}

/**
 * Returns whether the code of a break (deliberate code fault) can be switched. Code that runs only while
 * its module is loaded can be switched only if it can be evaluated again.
 */
function isSwitchable(place: SyntaxPlace): boolean {
  return !runsAtModuleLoad(place) || reevaluationAtSwitch(place) !== undefined
}
