import type { PossibleMutation } from './mutation'
import { findReevaluatedCode } from './made-at-load'
import {
  findComparisonMutation,
  findHttpFieldMutation,
  findLiteralMutation,
  findLogicMutation,
  findNumberMutation,
  findWordingMutation,
} from './rule-mutations'
import {
  findBusyButtonMutation,
  findButtonPressMutation,
  findTextMutation,
  findLinkAddressMutation,
} from './screen-mutations'
import { runsAtModuleLoad, type SyntaxTreePosition } from './syntax'

type MutationFinder = (place: SyntaxTreePosition, source: string) => PossibleMutation | undefined

const ruleMutationFinders = [
  findNumberMutation,
  findComparisonMutation,
  findLogicMutation,
  findLiteralMutation,
] as const

const findersByPath: readonly (readonly [RegExp, readonly MutationFinder[]])[] = [
  [/^src\/domain\//, ruleMutationFinders],
  [/^src\/application\//, [findLinkAddressMutation, ...ruleMutationFinders]],
  [/^src\/adapters\/http\//, [findHttpFieldMutation, ...ruleMutationFinders]],
  [/^src\/ui\/texts\//, [findWordingMutation]],
  [
    /^src\/ui\//,
    [
      findButtonPressMutation,
      findBusyButtonMutation,
      findLinkAddressMutation,
      findTextMutation,
      findComparisonMutation,
      findLogicMutation,
    ],
  ],
]

/** Returns every piece of code in a source file of the portal that a deliberate fault can replace. */
export function findPossibleMutations(
  file: string,
  source: string,
  places: readonly SyntaxTreePosition[],
): readonly PossibleMutation[] {
  const finders = findersByPath.find(([pattern]) => pattern.test(file))?.[1] ?? []
  return places.flatMap((syntaxPosition) =>
    finders.flatMap((find) => {
      const one = find(syntaxPosition, source)
      return one && isSwitchable(syntaxPosition) ? [{ ...one, syntaxPosition }] : []
    }),
  )
}

/**
 * Returns whether the code of a mutation (deliberate code fault) can be switched. Code that runs only while
 * its module is loaded can be switched only if it can be evaluated again.
 */
function isSwitchable(place: SyntaxTreePosition): boolean {
  return !runsAtModuleLoad(place) || findReevaluatedCode(place) !== undefined
}
