import type { Break, Kind } from './break'

interface Equivalent {
  readonly file: string
  readonly kind: Kind
  /** The broken piece as it stands in the source, on one line. */
  readonly code: string
  readonly reason: string
}

/** Breaks that nobody can see: what they break is the same for every customer, whoever looks. */
const equivalents: readonly Equivalent[] = []

export function reasonFor({ file, kind, code }: Break): string | undefined {
  return equivalents.find((each) => each.file === file && each.kind === kind && each.code === code)?.reason
}
