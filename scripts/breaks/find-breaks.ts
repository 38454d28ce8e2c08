import type { Breakable } from './break'
import { renewalOf } from './made-at-load'
import { namedBreaks } from './named'
import { comparisonBreak, literalBreak, logicBreak, numberBreak, wordingBreak } from './rule-breaks'
import { busyBreak, pressBreak, textBreak, wayBreak } from './screen-breaks'
import { runsAtLoad, type Place } from './syntax'

type Finder = (place: Place, source: string) => Breakable | undefined

const findersOf: readonly (readonly [RegExp, readonly Finder[]])[] = [
  [/^src\/domain\//, [numberBreak, comparisonBreak, logicBreak, literalBreak]],
  [/^src\/application\//, [wayBreak]],
  [/^src\/ui\/texts\//, [wordingBreak]],
  [/^src\/ui\//, [pressBreak, busyBreak, wayBreak, textBreak]],
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
  return [...named(file, source), ...found]
}

function named(file: string, source: string): readonly Breakable[] {
  return namedBreaks
    .filter((each) => each.file === file)
    .map(({ name, within, code, instead }) => {
      const around = onlyPlaceOf(within, source, name)
      const start = around + onlyPlaceOf(`{${code}}`, within, name) + 1
      return { kind: 'named', form: 'instead', start, end: start + code.length, instead, name }
    })
}

function onlyPlaceOf(piece: string, text: string, name: string): number {
  const place = text.indexOf(piece)
  if (place < 0 || text.includes(piece, place + 1)) throw new Error(`"${name}" has no single place`)
  return place
}

/** What runs at load and cannot be made again would stay as it was. */
function isSwitchable(place: Place): boolean {
  return !runsAtLoad(place) || renewalOf(place) !== undefined
}
