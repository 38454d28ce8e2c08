/**
 * Returns the value of a `class` attribute. It contains the given class names, without those that are false
 * or undefined.
 */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
