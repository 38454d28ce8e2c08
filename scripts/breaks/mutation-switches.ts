/**
 * Functions that switch single mutations (deliberate code faults) on or off at run time, and record which ones
 * were reached. A copy of the portal's sources, which contains all mutations, calls them.
 */
interface MutationSwitches {
  /**
   * Returns whether the mutation (deliberate code fault) with the given number is active, and records that
   * its code has run.
   */
  mutationIsActive(number: number): boolean
  mutatedText(number: number, text: () => unknown): unknown
  mutatedLinkAddress(number: number, way: () => unknown, other: () => unknown): unknown
  mutatedPressHandler(number: number, handler: unknown): unknown
  /**
   * Returns `value`, which comes from a constant that contains the mutations (deliberate code faults) with
   * the given numbers. Records that their code is used. The constant was created when its module was loaded.
   */
  recordReachedMutations(numbers: readonly number[], value: unknown): unknown
  /**
   * Registers the function that creates a constant which contains mutations (deliberate code faults). It is
   * called again each time that a mutation is switched on or off.
   */
  reevaluateOnSwitch(make: () => void): void
}

declare global {
  var mutationIsActive: MutationSwitches['mutationIsActive']
  var mutatedText: MutationSwitches['mutatedText']
  var mutatedLinkAddress: MutationSwitches['mutatedLinkAddress']
  var mutatedPressHandler: MutationSwitches['mutatedPressHandler']
  var recordReachedMutations: MutationSwitches['recordReachedMutations']
  var reevaluateOnSwitch: MutationSwitches['reevaluateOnSwitch']
}

const brokenText = 'Otra cosa'

let activeMutation: number | undefined
let reachedMutations = new Set<number>()
let nonTextMutations = new Set<number>()
let shownTexts = new Map<number, Set<string>>()
let isReevaluating = false
const reevaluators: (() => void)[] = []
const wrappedHandlers = new Map<number, WeakMap<object, unknown>>()

/**
 * Makes the mutation (deliberate code fault) with the given number active, and all others inactive. With
 * undefined, no mutation is active.
 */
export function activateMutation(number: number | undefined): void {
  activeMutation = number
  isReevaluating = true
  for (const make of reevaluators) make()
  isReevaluating = false
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
  const numbers = [...nonTextMutations]
  nonTextMutations = new Set()
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

function isMutationActive(number: number): boolean {
  if (!isReevaluating) reachedMutations.add(number)
  return number === activeMutation
}

const mutationSwitches: MutationSwitches = {
  mutationIsActive: isMutationActive,
  mutatedText(number, text) {
    const words = text()
    if (typeof words === 'string') {
      recordShownText(number, words)
      return words !== '' && isMutationActive(number) ? brokenText : words
    }
    if (typeof words !== 'function') {
      nonTextMutations.add(number)
      return words
    }
    return isMutationActive(number) ? () => brokenText : words
  },
  mutatedLinkAddress(number, way, other) {
    if (isMutationActive(number)) return other()
    const target = way()
    if (typeof target === 'string') recordShownText(number, target)
    return target
  },
  mutatedPressHandler(number, handler) {
    if (typeof handler !== 'function') return handler
    const known = wrappedHandlers.get(number) ?? new WeakMap<object, unknown>()
    wrappedHandlers.set(number, known)
    const press =
      known.get(handler) ??
      function (this: unknown, ...words: unknown[]): unknown {
        return isMutationActive(number) ? undefined : Reflect.apply(handler, this, words)
      }
    known.set(handler, press)
    return press
  },
  recordReachedMutations(numbers, value) {
    if (!isReevaluating) for (const number of numbers) reachedMutations.add(number)
    return value
  },
  reevaluateOnSwitch: (make) => void reevaluators.push(make),
}

Object.assign(globalThis, mutationSwitches)
