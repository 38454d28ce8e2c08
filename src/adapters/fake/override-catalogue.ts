import { cardRefusals } from '@/adapters/contract/refusals'
import { overrides, type DemoOverrides } from './demo-state'

export type OverrideName = keyof DemoOverrides

/** Overrides of a single loan, which the demo's panel shows by loan number. */
export type LoanOverride = 'loans' | 'paidElsewhere'

/**
 * Overrides that only work with a key of the configuration, so the demo's panel does not change them.
 * Source: ACC-07, ACC-17.
 */
export type ConfiguredOverride = 'sixDigitCodes' | 'passwordsWithSymbols'

/** How the demo's panel edits an override: as a flag, a number, a text or a choice. */
export type OverrideKind =
  | { readonly kind: 'flag' | 'count' | 'word' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }

export interface CataloguedOverride {
  readonly name: Exclude<OverrideName, LoanOverride | ConfiguredOverride>
  readonly how: OverrideKind
}

/** The meaning of each code with which a card charge is declined, in Spanish. Source: 2§8. */
export const cardRefusalMeanings: Readonly<Record<string, string>> = cardRefusals

/** Suggested values for overrides that accept any text. */
const usefulWords: { readonly [Name in OverrideName]?: readonly string[] } = {
  loanStatus: ['ACT', 'CAN', 'HAB'],
  identityDecision: ['HIT', 'NO_HIT', 'ERR_RNP', 'NOT_FOUND'],
  cardRefusal: Object.keys(cardRefusals),
  fileType: ['application/pdf', 'image/png', 'image/jpeg', 'application/octet-stream', 'text/html'],
}

/** Overrides that the panel shows elsewhere, or not at all. */
const elsewhere: readonly string[] = [
  'loans',
  'paidElsewhere',
  'sixDigitCodes',
  'passwordsWithSymbols',
] satisfies readonly (LoanOverride | ConfiguredOverride)[]

/** Every override of the lender's behaviour, apart from those of a single loan. Source: DEM-03. */
export const overrideCatalogue: readonly CataloguedOverride[] = Object.entries(overrides.entries).flatMap(
  ([name, schema]) => (isOfAll(name) ? [{ name, how: howToSet(name, schema.wrapped) }] : []),
)

function isOfAll(name: string): name is CataloguedOverride['name'] {
  return name in overrides.entries && !elsewhere.includes(name)
}

type Schema = (typeof overrides.entries)[OverrideName]['wrapped']

function howToSet(name: OverrideName, schema: Schema): OverrideKind {
  const words = 'options' in schema ? schema.options : usefulWords[name]
  if (words) return { kind: 'choice', options: words }
  if (schema.type === 'boolean') return { kind: 'flag' }
  return { kind: schema.type === 'number' ? 'count' : 'word' }
}
