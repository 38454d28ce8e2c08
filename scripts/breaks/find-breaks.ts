import type { Breakable } from './break'
import { renewalOf } from './made-at-load'
import { namedBreaks } from './named'
import { fieldBreak } from './field-break'
import { comparisonBreak, literalBreak, logicBreak, numberBreak, wordingBreak } from './rule-breaks'
import { busyBreak, pressBreak, textBreak, wayBreak } from './screen-breaks'
import { around, runsAtLoad, type Place } from './syntax'

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
  const found = places.flatMap((place) =>
    finders.flatMap((find) => {
      const one = find(place, source)
      return one && isSwitchable(place) ? [{ ...one, place }] : []
    }),
  )
  return [...named(file, source, found), ...found]
}

function named(file: string, source: string, found: readonly Breakable[]): readonly Breakable[] {
  return namedBreaks
    .filter((each) => each.file === file)
    .map(({ name, kind, within, instead }) => {
      const [only, other] = found.filter(
        (each) => each.kind === kind && elementOf(each, source).includes(within),
      )
      if (!only || other) throw new Error(`"${name}" has no single place`)
      return { ...only, ...(instead !== undefined && { form: 'instead', instead }), kind: 'named', name }
    })
}

/** The source of the element around it. */
function elementOf({ place }: Breakable, source: string): string {
  for (const { node } of place ? around(place) : [])
    if (node.type === 'JSXElement') return source.slice(node.start, node.end)
  return ''
}

/** What runs at load and cannot be made again would stay as it was. */
function isSwitchable(place: Place): boolean {
  return !runsAtLoad(place) || renewalOf(place) !== undefined
}
