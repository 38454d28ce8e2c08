/**
 * Returns whether the first release is earlier than the second. Release names such as `0.2.0` are compared
 * number by number; a missing number counts as 0. Source: OPS-05.
 */
export function isEarlierRelease(release: string, other: string): boolean {
  const [numbers, others] = [releaseNumbersOf(release), releaseNumbersOf(other)]
  const place = others.findIndex((each, position) => each !== (numbers[position] ?? 0))
  return (numbers[place] ?? 0) < (others[place] ?? 0)
}

function releaseNumbersOf(release: string): readonly number[] {
  return release.split('.').map(Number)
}
