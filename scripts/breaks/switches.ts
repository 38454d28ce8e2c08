/** The functions that the copy of the sources with the mutations (deliberate code faults) calls. */
interface Switches {
  /**
   * Returns whether the mutation (deliberate code fault) with the given number is active, and records that
   * its code has run.
   */
  breakIs(number: number): boolean
  breakText(number: number, text: () => unknown): unknown
  breakWay(number: number, way: () => unknown, other: () => unknown): unknown
  breakPress(number: number, handler: unknown): unknown
  /**
   * Records that the code of the mutations (deliberate code faults) with the given numbers is used: `value`
   * comes from a constant that contains them and was created when its module was loaded. Returns `value`.
   */
  breakHit(numbers: readonly number[], value: unknown): unknown
  /**
   * Registers the function that creates a constant which contains mutations (deliberate code faults). It is
   * called again each time that a mutation is switched on or off.
   */
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

let activeMutation: number | undefined
let reachedMutations = new Set<number>()
let nonTexts = new Set<number>()
let shownTexts = new Map<number, Set<string>>()
let isMaking = false
const valueMakers: (() => void)[] = []
const wrapped = new Map<number, WeakMap<object, unknown>>()

/**
 * Makes the mutation (deliberate code fault) with the given number active, and all others inactive. With
 * undefined, no mutation is active.
 */
export function activateMutation(number: number | undefined): void {
  activeMutation = number
  isMaking = true
  for (const make of valueMakers) make()
  isMaking = false
}

/**
 * Returns the numbers of the mutations (deliberate code faults) whose code has run since the last call of
 * this function.
 */
export function takeReachedMutations(): readonly number[] {
  const numbers = [...reachedMutations]
  reachedMutations = new Set()
  return numbers
}

/**
 * Returns the numbers of those mutations (deliberate code faults) that replace a text, but found a value that
 * is not a text. Only values found since the last call of this function count.
 */
export function takeMutationsOfNonTexts(): readonly number[] {
  const numbers = [...nonTexts]
  nonTexts = new Set()
  return numbers
}

/**
 * Returns the texts and link addresses shown since the last call of this function. Each is listed under
 * the number of the mutation (deliberate code fault) that would replace it.
 */
export function takeShownTextsByMutation(): ReadonlyMap<number, ReadonlySet<string>> {
  const texts = shownTexts
  shownTexts = new Map()
  return texts
}

function recordShownText(number: number, text: string): void {
  const texts = shownTexts.get(number) ?? new Set()
  shownTexts.set(number, texts.add(text))
}

function isOn(number: number): boolean {
  if (!isMaking) reachedMutations.add(number)
  return number === activeMutation
}

const switches: Switches = {
  breakIs: isOn,
  breakText(number, text) {
    const words = text()
    if (typeof words === 'string') {
      recordShownText(number, words)
      return words !== '' && isOn(number) ? brokenText : words
    }
    if (typeof words !== 'function') {
      nonTexts.add(number)
      return words
    }
    return isOn(number) ? () => brokenText : words
  },
  breakWay(number, way, other) {
    if (isOn(number)) return other()
    const target = way()
    if (typeof target === 'string') recordShownText(number, target)
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
    if (!isMaking) for (const number of numbers) reachedMutations.add(number)
    return value
  },
  breakAgain: (make) => void valueMakers.push(make),
}

Object.assign(globalThis, switches)
