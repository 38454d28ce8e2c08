const freeTextPlaceholder = '…'

/**
 * Regular expressions that find the groups for a free text, number or word in a step's pattern, each with the
 * cucumber parameter that replaces such a group.
 */
const parameterPatterns: readonly (readonly [group: RegExp, parameter: string])[] = [
  [/"\((?:\.[*+]|\[\^"\][*+])\)"/g, '{string}'],
  [/\(\\d\+\)|\(\\d\\d\)/g, '{int}'],
  [/\(\[\\d[,.]\]\+\)/g, '{float}'],
  [/\(\\d\\d:\\d\\d\)|\(\\w\+\)/g, '{word}'],
  [/\(\.\+\)/g, freeTextPlaceholder],
]

/**
 * Returns the pattern of a step definition without the signs of regular expressions: `^cierra
 * (todo|algo)$` becomes `cierra (todo | algo)`. Source: RUL-02.
 */
export function convertStepPatternToWords(pattern: string): string {
  if (!pattern.startsWith('^')) return pattern
  const bare = pattern.replaceAll(/^\^|\$$/g, '')
  return parameterPatterns
    .reduce((text, [group, parameter]) => text.replaceAll(group, parameter), bare)
    .replaceAll('(?:', '(')
    .replaceAll(')?', ')')
    .replaceAll('|', ' | ')
    .replaceAll('.*', freeTextPlaceholder)
    .replaceAll(/\\(.)/g, '$1')
}
