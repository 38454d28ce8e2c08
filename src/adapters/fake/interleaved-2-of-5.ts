/** Which of a digit's five elements are wide. */
const patterns = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const wide = 3
const start = [1, 1, 1, 1]
const stop = [wide, 1, 1]

/**
 * Widths of bars and spaces in turn, a bar first, in modules.
 * Throws on an odd count of digits: padding would make another number of it.
 */
export function interleaved2Of5(digits: string): readonly number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('Interleaved 2 of 5 needs an even count of digits')
  const pairs = digits.match(/\d\d/g) ?? []
  return [...start, ...pairs.flatMap(pairWidths), ...stop]
}

function pairWidths(pair: string): readonly number[] {
  const bars = patterns[Number(pair[0])] ?? ''
  const spaces = patterns[Number(pair[1])] ?? ''
  return [...bars].flatMap((bar, position) => [widthOf(bar), widthOf(spaces[position] ?? '0')])
}

function widthOf(element: string): number {
  return element === '1' ? wide : 1
}
