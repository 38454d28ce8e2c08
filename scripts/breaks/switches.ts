/** What the sources ask when they are run with breaks in them. */
interface Switches {
  /** Whether that one is broken now. */
  breakIs(number: number): boolean
  breakText(number: number, text: () => unknown): unknown
  breakPress(number: number, handler: unknown): unknown
  /** Something that was made at load has been used. */
  breakHit(numbers: readonly number[], value: unknown): unknown
  /** How to make again what was made at load. */
  breakAgain(make: () => void): void
}

declare global {
  var breakIs: Switches['breakIs']
  var breakText: Switches['breakText']
  var breakPress: Switches['breakPress']
  var breakHit: Switches['breakHit']
  var breakAgain: Switches['breakAgain']
}

const brokenText = 'Otra cosa'

let active: number | undefined
let reached = new Set<number>()
let untold = new Set<number>()
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

function isOn(number: number): boolean {
  if (!isMaking) reached.add(number)
  return number === active
}

const switches: Switches = {
  breakIs: isOn,
  breakText(number, text) {
    const told = text()
    if (typeof told === 'string') return told !== '' && isOn(number) ? brokenText : told
    if (typeof told !== 'function') {
      untold.add(number)
      return told
    }
    return isOn(number) ? () => brokenText : told
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
