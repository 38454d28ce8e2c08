import { cardRefusals } from '@/adapters/contract/card-refusals'
import { arrangements, type Arrangements } from './situation'

export type ArrangementName = keyof Arrangements

/** What concerns one loan is told by its number. */
export type ArrangementOfLoan = 'loans' | 'paidElsewhere'

/** How an arrangement is set. */
export type ArrangementKind =
  | { readonly kind: 'flag' | 'count' | 'word' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }

export interface CataloguedArrangement {
  readonly name: Exclude<ArrangementName, ArrangementOfLoan>
  readonly how: ArrangementKind
}

/** Words that any text could be, and those that mean something. */
const usefulWords: { readonly [Name in ArrangementName]?: readonly string[] } = {
  loanStatus: ['ACT', 'CAN', 'HAB'],
  identityDecision: ['HIT', 'NO_HIT', 'ERR_RNP', 'NOT_FOUND'],
  cardRefusal: Object.keys(cardRefusals),
  fileType: ['application/pdf', 'image/png', 'image/jpeg', 'application/octet-stream', 'text/html'],
}

/** Everything that the lender may be told to do, besides what concerns one loan. Source: DEM-03. */
export const arrangementCatalogue: readonly CataloguedArrangement[] = Object.entries(
  arrangements.entries,
).flatMap(([name, schema]) => (isOfAll(name) ? [{ name, how: howToSet(name, schema.wrapped) }] : []))

function isOfAll(name: string): name is CataloguedArrangement['name'] {
  return name in arrangements.entries && name !== 'loans' && name !== 'paidElsewhere'
}

type Schema = (typeof arrangements.entries)[ArrangementName]['wrapped']

function howToSet(name: ArrangementName, schema: Schema): ArrangementKind {
  const words = 'options' in schema ? schema.options : usefulWords[name]
  if (words) return { kind: 'choice', options: words }
  if (schema.type === 'boolean') return { kind: 'flag' }
  return { kind: schema.type === 'number' ? 'count' : 'word' }
}
