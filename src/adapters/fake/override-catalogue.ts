import { cardRefusals } from '@/adapters/contract/card-refusals'
import { overrides, type DemoOverrides } from './demo-state'

export type OverrideName = keyof DemoOverrides

/** What concerns one loan is shown by its number. */
export type LoanOverride = 'loans' | 'paidElsewhere'

/** How an arrangement is set. */
export type OverrideKind =
  | { readonly kind: 'flag' | 'count' | 'word' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }

export interface CataloguedOverride {
  readonly name: Exclude<OverrideName, LoanOverride>
  readonly how: OverrideKind
}

/** Words that any text could be, and those that mean something. */
const usefulWords: { readonly [Name in OverrideName]?: readonly string[] } = {
  loanStatus: ['ACT', 'CAN', 'HAB'],
  identityDecision: ['HIT', 'NO_HIT', 'ERR_RNP', 'NOT_FOUND'],
  cardRefusal: Object.keys(cardRefusals),
  fileType: ['application/pdf', 'image/png', 'image/jpeg', 'application/octet-stream', 'text/html'],
}

/** Everything that the lender may be set to do, besides what concerns one loan. Source: DEM-03. */
export const overrideCatalogue: readonly CataloguedOverride[] = Object.entries(overrides.entries).flatMap(
  ([name, schema]) => (isOfAll(name) ? [{ name, how: howToSet(name, schema.wrapped) }] : []),
)

function isOfAll(name: string): name is CataloguedOverride['name'] {
  return name in overrides.entries && name !== 'loans' && name !== 'paidElsewhere'
}

type Schema = (typeof overrides.entries)[OverrideName]['wrapped']

function howToSet(name: OverrideName, schema: Schema): OverrideKind {
  const words = 'options' in schema ? schema.options : usefulWords[name]
  if (words) return { kind: 'choice', options: words }
  if (schema.type === 'boolean') return { kind: 'flag' }
  return { kind: schema.type === 'number' ? 'count' : 'word' }
}
