import { cardRefusalCodes } from '@/adapters/contract/refusals'
import { demoOverridesSchema, type DemoOverrides } from './demo-state'

type DemoOverrideName = keyof DemoOverrides

/** Overrides of the lender's behaviour for a single loan. The demo's panel shows them by loan number. */
type SingleLoanDemoOverride = 'loans' | 'paidElsewhere'

/**
 * Overrides of the lender's behaviour that work only together with a setting of the portal's configuration.
 * The demo's panel does not show them. Source: ACC-07, ACC-17.
 */
type DemoOverrideNeedingConfiguration = 'sixDigitCodes' | 'passwordsWithSymbols'

/** How a person edits an override in the demo's panel: as a flag, a number, a text or a choice. */
type DemoOverrideInputKind =
  | { readonly kind: 'flag' | 'count' | 'word' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }

export interface DemoPanelOverride {
  readonly name: Exclude<DemoOverrideName, SingleLoanDemoOverride | DemoOverrideNeedingConfiguration>
  readonly inputKind: DemoOverrideInputKind
}

/** The error codes for a declined card charge, each with its meaning in Spanish. Source: 2§8. */
export const cardRefusalMeanings: Readonly<Record<string, string>> = cardRefusalCodes

/** Suggested values for overrides that accept any text. */
const suggestedValues: { readonly [Name in DemoOverrideName]?: readonly string[] } = {
  loanStatus: ['ACT', 'CAN', 'HAB'],
  identityDecision: ['HIT', 'NO_HIT', 'ERR_RNP', 'NOT_FOUND'],
  cardRefusal: Object.keys(cardRefusalCodes),
  fileType: ['application/pdf', 'image/png', 'image/jpeg', 'application/octet-stream', 'text/html'],
}

/** Overrides that the list of overrides in the demo's panel does not contain. */
const overridesNotInPanel: readonly string[] = [
  'loans',
  'paidElsewhere',
  'sixDigitCodes',
  'passwordsWithSymbols',
] satisfies readonly (SingleLoanDemoOverride | DemoOverrideNeedingConfiguration)[]

/**
 * Every override of the lender's behaviour that applies to all loans and that the demo's panel shows.
 * Source: DEM-03.
 */
export const demoPanelOverrides: readonly DemoPanelOverride[] = Object.entries(
  demoOverridesSchema.entries,
).flatMap(([name, schema]) =>
  isPanelOverride(name) ? [{ name, inputKind: inputKindOf(name, schema.wrapped) }] : [],
)

function isPanelOverride(name: string): name is DemoPanelOverride['name'] {
  return name in demoOverridesSchema.entries && !overridesNotInPanel.includes(name)
}

type OverrideSchema = (typeof demoOverridesSchema.entries)[DemoOverrideName]['wrapped']

function inputKindOf(name: DemoOverrideName, schema: OverrideSchema): DemoOverrideInputKind {
  const words = 'options' in schema ? schema.options : suggestedValues[name]
  if (words) return { kind: 'choice', options: words }
  if (schema.type === 'boolean') return { kind: 'flag' }
  return { kind: schema.type === 'number' ? 'count' : 'word' }
}
