import { cardRefusals } from '@/adapters/contract/refusals'
import { demoOverridesSchema, type DemoOverrides } from './demo-state'

export type DemoOverrideName = keyof DemoOverrides

/** Overrides of a single loan, which the demo's panel shows by loan number. */
export type SingleLoanOverride = 'loans' | 'paidElsewhere'

/**
 * Overrides that have an effect only with a key of the configuration, so the demo's panel does not show
 * them. Source: ACC-07, ACC-17.
 */
export type ConfigurationOverride = 'sixDigitCodes' | 'passwordsWithSymbols'

/** How the demo's panel edits an override: as a flag, a number, a text or a choice. */
export type OverrideInputKind =
  | { readonly kind: 'flag' | 'count' | 'word' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }

export interface DemoPanelOverride {
  readonly name: Exclude<DemoOverrideName, SingleLoanOverride | ConfigurationOverride>
  readonly how: OverrideInputKind
}

/** The meaning of each code with which a card charge is declined, in Spanish. Source: 2§8. */
export const cardRefusalMeanings: Readonly<Record<string, string>> = cardRefusals

/** Suggested values for overrides that accept any text. */
const usefulWords: { readonly [Name in DemoOverrideName]?: readonly string[] } = {
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
] satisfies readonly (SingleLoanOverride | ConfigurationOverride)[]

/** Every override of the lender's behaviour, apart from those of a single loan. Source: DEM-03. */
export const demoPanelOverrides: readonly DemoPanelOverride[] = Object.entries(
  demoOverridesSchema.entries,
).flatMap(([name, schema]) => (isOfAll(name) ? [{ name, how: howToSet(name, schema.wrapped) }] : []))

function isOfAll(name: string): name is DemoPanelOverride['name'] {
  return name in demoOverridesSchema.entries && !elsewhere.includes(name)
}

type Schema = (typeof demoOverridesSchema.entries)[DemoOverrideName]['wrapped']

function howToSet(name: DemoOverrideName, schema: Schema): OverrideInputKind {
  const words = 'options' in schema ? schema.options : usefulWords[name]
  if (words) return { kind: 'choice', options: words }
  if (schema.type === 'boolean') return { kind: 'flag' }
  return { kind: schema.type === 'number' ? 'count' : 'word' }
}
