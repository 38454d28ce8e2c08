export interface BannedWord {
  readonly pattern: RegExp
  /** The text that this project uses instead of the banned word. */
  readonly instead: string
}

const wordsBannedEverywhere: readonly BannedWord[] = [
  { pattern: /\b(she|her|hers|herself|him|himself|his)\b/i, instead: 'the customer, they; the lender, it' },
  { pattern: /\b(un)?told\b/i, instead: 'shown, acknowledged, reported' },
  { pattern: /\b(wear|wears|wore|worn)\b/i, instead: 'apply, use' },
  { pattern: /\bmishaps?\b/i, instead: 'fault' },
  { pattern: /\bdoorkeep(er|ers|ing)\b/i, instead: 'route guard, access policy' },
  { pattern: /\bwhereabouts\b/i, instead: 'what it is: location, address' },
  { pattern: /\bbreakages?\b/i, instead: 'error' },
  { pattern: /\bunheard\b/i, instead: 'not received' },
  { pattern: /\buncounted\b/i, instead: 'unapplied' },
  { pattern: /\bintentions?\b/i, instead: 'operation' },
  { pattern: /\bbrowsers['’]? turn\b/i, instead: 'yield to main' },
  { pattern: /\bwithin patience\b/i, instead: 'with timeout' },
]

/** Words that are forbidden in comments and strings. */
export const wordsBannedInSentences: readonly BannedWord[] = [
  ...wordsBannedEverywhere,
  { pattern: /\bin doubt\b/i, instead: 'the outcome is unknown' },
  { pattern: /\bon (its|their) way\b/i, instead: 'pending' },
  { pattern: /(?<!`)\b(who|whom)ever\b/i, instead: 'the customer who, a caller who' },
  { pattern: /(?<!`)\b(somebody|nobody)\b(?!`)/i, instead: 'a person, another customer, no request' },
  { pattern: /(?<!`)\bbeside\b(?!`)/i, instead: 'next to, with, separately' },
  { pattern: /\bin vain\b/i, instead: 'without an answer' },
  { pattern: /\banew\b/i, instead: 'again' },
]

/**
 * Words that are forbidden in identifiers and file names. A name is split into words before the check:
 * `payAgain` is read as `pay Again`.
 */
export const wordsBannedInNames: readonly BannedWord[] = [
  ...wordsBannedEverywhere,
  { pattern: /\bto tell\b/i, instead: 'pendingAcknowledgement' },
  { pattern: /\blender word\b/i, instead: 'LoanSnapshot' },
  { pattern: /\bloan knowledge\b/i, instead: 'LoanSnapshot' },
  { pattern: /\bis at door\b/i, instead: 'rejectedBeforeProcessing' },
  { pattern: /\bunshown entries\b/i, instead: 'SkippedItems' },
  { pattern: /^(edge|memory edge|memory Edge|Memory Edge)$/, instead: 'Provided, or what it is' },
  { pattern: /^Doors?$/i, instead: 'AddressAccessPolicy, or what it opens' },
  { pattern: /^Orders?$/, instead: 'Operation' },
  { pattern: /^Waiting$/, instead: 'PendingRequest' },
  { pattern: /^Answered$/, instead: 'AsyncState' },
  { pattern: /^Wire$/i, instead: 'transport' },
  { pattern: /^Company$/, instead: 'callbacks' },
  { pattern: /^conversation$/i, instead: 'request' },
  { pattern: /\bpatience\b/i, instead: 'timeout' },
  { pattern: /\b(under|on the|on its) way\b/i, instead: 'inProgress, pending' },
  { pattern: /\bways on\b/i, instead: 'nextSteps' },
  { pattern: /\bother ways?\b/i, instead: 'otherAction, otherMethods' },
  { pattern: /\bkept (offer|focus)\b/i, instead: 'stored, received' },
  { pattern: /^sights?$/i, instead: 'reading' },
  { pattern: /^(Due|Month|Cost|Covered) Line$/, instead: 'dueItem, costItem' },
  { pattern: /^Situations?$/i, instead: 'DemoState' },
  { pattern: /^(Sight|Piece|Pen|Whose|Mark|Kept|News)$/, instead: 'what it is' },
]
