import type { Break, Kind } from './break'

interface Equivalent {
  readonly file: string
  readonly kind: Kind
  /** The broken piece as it stands in the source, on one line. */
  readonly code: string
  readonly reason: string
}

/** Breaks that nobody can see: what they break is the same for every customer, whoever looks. */
const equivalents: readonly Equivalent[] = [
  {
    file: 'src/domain/cards/card-expiry.ts',
    kind: 'number',
    code: '12',
    reason:
      'Months that are counted by 13 a year stand in the same order, and only their order is asked for.',
  },
  {
    file: 'src/ui/cards/card-change-result.tsx',
    kind: 'title',
    code: 'myCardsTexts.list.title',
    reason: 'It stands for one frame, until the effect after the first render knows what to tell.',
  },
  {
    file: 'src/ui/cards/card-notice-screens.tsx',
    kind: 'title',
    code: 'myCardsTexts.list.title',
    reason: 'It stands for one frame, until the effect after the first render knows what to tell.',
  },
]

export function reasonFor({ file, kind, code }: Break): string | undefined {
  return equivalents.find((each) => each.file === file && each.kind === kind && each.code === code)?.reason
}
