/** Returns the value of a class attribute: the given names that are neither false nor undefined. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
