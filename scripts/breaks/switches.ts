/** What the sources ask when they are run with breaks in them. */
interface Switches {
  /** Whether that one is broken now. */
  breakIs(number: number): boolean
  breakText(number: number, text: () => unknown): unknown
  breakWay(number: number, way: () => unknown, other: () => unknown): unknown
  breakPress(number: number, handler: unknown): unknown
  /** Something that was made at load has been used. */
  breakHit(numbers: readonly number[], value: unknown): unknown
  /** How to make again what was made at load. */
  breakAgain(make: () => void): void
}

declare global {
  var breakIs: Switches['breakIs']
  var breakText: Switches['breakText']
  var breakWay: Switches['breakWay']
  var breakPress: Switches['breakPress']
  var breakHit: Switches['breakHit']
  var breakAgain: Switches['breakAgain']
}

const brokenText = 'Otra cosa'

let active: number | undefined
let reached = new Set<number>()
let untold = new Set<number>()
let told = new Map<number, Set<string>>()
let isMaking = false
const makers: (() => void)[] = []
const wrapped = new Map<number, WeakMap<object, unknown>>()

/** Breaks that one, and mends every other. */
export function switchTo(number: number | undefined): void {
  active = number
  isMaking = true
  for (const make of makers) make()
  isMaking = false
}

/** The breaks that were reached since the last time. */
export function takeReached(): readonly number[] {
  const numbers = [...reached]
  reached = new Set()
  return numbers
}

/** Of what looked like texts, those that were met since the last time and were none. */
export function takeUntold(): readonly number[] {
  const numbers = [...untold]
  untold = new Set()
  return numbers
}

/** The texts and addresses that were told since the last time, by the breaks that would tell another. */
export function takeTold(): ReadonlyMap<number, ReadonlySet<string>> {
  const texts = told
  told = new Map()
  return texts
}

function note(number: number, text: string): void {
  const texts = told.get(number) ?? new Set()
  told.set(number, texts.add(text))
}

function isOn(number: number): boolean {
  if (!isMaking) reached.add(number)
  return number === active
}

const switches: Switches = {
  breakIs: isOn,
  breakText(number, text) {
    const words = text()
    if (typeof words === 'string') {
      note(number, words)
      return words !== '' && isOn(number) ? brokenText : words
    }
    if (typeof words !== 'function') {
      untold.add(number)
      return words
    }
    return isOn(number) ? () => brokenText : words
  },
  breakWay(number, way, other) {
    if (isOn(number)) return other()
    const target = way()
    if (typeof target === 'string') note(number, target)
    return target
  },
  breakPress(number, handler) {
    if (typeof handler !== 'function') return handler
    const known = wrapped.get(number) ?? new WeakMap<object, unknown>()
    wrapped.set(number, known)
    const press =
      known.get(handler) ??
      function (this: unknown, ...words: unknown[]): unknown {
        return isOn(number) ? undefined : Reflect.apply(handler, this, words)
      }
    known.set(handler, press)
    return press
  },
  breakHit(numbers, value) {
    if (!isMaking) for (const number of numbers) reached.add(number)
    return value
  },
  breakAgain: (make) => void makers.push(make),
}

Object.assign(globalThis, switches)
