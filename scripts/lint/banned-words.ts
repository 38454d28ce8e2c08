export interface BannedWord {
  readonly pattern: RegExp
  /** The text that this project uses instead of the banned word. */
  readonly replacement: string
}

const wordsBannedEverywhere: readonly BannedWord[] = [
  {
    pattern: /\b(she|her|hers|herself|him|himself|his)\b/i,
    replacement: 'the customer, they; the lender, it',
  },
  // Spanish texts may say 'he leído'.
  { pattern: /\bhe\b(?! \S+[ií]do\b| \S+ado\b)/i, replacement: 'the customer, they; the lender, it' },
  { pattern: /\b(un)?told\b/i, replacement: 'shown, acknowledged, reported' },
  { pattern: /\b(wear|wears|wore|worn)\b/i, replacement: 'apply, use' },
  { pattern: /\bmishaps?\b/i, replacement: 'fault' },
  { pattern: /\bdoorkeep(er|ers|ing)\b/i, replacement: 'route guard, access policy' },
  { pattern: /\bwhereabouts\b/i, replacement: 'what it is: location, address' },
  { pattern: /\bbreakages?\b/i, replacement: 'error' },
  { pattern: /\bunheard\b/i, replacement: 'not received' },
  { pattern: /\buncounted\b/i, replacement: 'unapplied' },
  { pattern: /\bintentions?\b/i, replacement: 'operation' },
  { pattern: /\bbrowsers['’]? turn\b/i, replacement: 'yield to main' },
  { pattern: /\bwithin patience\b/i, replacement: 'with timeout' },
]

/** Words that are forbidden in comments and strings. */
export const wordsBannedInSentences: readonly BannedWord[] = [
  ...wordsBannedEverywhere,
  { pattern: /\bin doubt\b/i, replacement: 'the outcome is unknown' },
  { pattern: /\bon (its|their) way\b/i, replacement: 'pending' },
  { pattern: /(?<!`)\b(who|whom)ever\b/i, replacement: 'the customer who, a caller who' },
  { pattern: /(?<!`)\b(somebody|nobody)\b(?!`)/i, replacement: 'a person, another customer, no request' },
  { pattern: /(?<!`)\bbeside\b(?!`)/i, replacement: 'next to, with, separately' },
  { pattern: /\bways? on\b(?! (which|the|an?)\b)/i, replacement: 'next step, address of a link' },
  { pattern: /\bin vain\b/i, replacement: 'without an answer' },
  { pattern: /\banew\b/i, replacement: 'again' },
]

/**
 * Words that are forbidden in identifiers and file names. A name is split into words before the check:
 * `payAgain` is read as `pay Again`.
 */
export const wordsBannedInNames: readonly BannedWord[] = [
  ...wordsBannedEverywhere,
  { pattern: /\bto tell\b/i, replacement: 'pendingAcknowledgement' },
  { pattern: /\blender word\b/i, replacement: 'LoanSnapshot' },
  { pattern: /\bloan knowledge\b/i, replacement: 'LoanSnapshot' },
  { pattern: /\bis at door\b/i, replacement: 'rejectedBeforeProcessing' },
  { pattern: /\bunshown entries\b/i, replacement: 'SkippedItems' },
  { pattern: /^(edge|memory edge|memory Edge|Memory Edge)$/, replacement: 'Provided, or what it is' },
  { pattern: /^Doors?$/i, replacement: 'AddressAccessPolicy, or what it opens' },
  { pattern: /^Orders?$/, replacement: 'Operation' },
  { pattern: /^Waiting$/, replacement: 'PendingRequest' },
  { pattern: /^Answered$/, replacement: 'AsyncState' },
  { pattern: /^Wire$/i, replacement: 'transport' },
  { pattern: /^Company$/, replacement: 'callbacks' },
  { pattern: /^conversation$/i, replacement: 'request' },
  { pattern: /\bpatience\b/i, replacement: 'timeout' },
  { pattern: /\b(under|on the|on its) way\b/i, replacement: 'inProgress, pending' },
  { pattern: /\bways on\b/i, replacement: 'nextSteps' },
  { pattern: /\bother ways?\b/i, replacement: 'secondaryAction, otherMethods' },
  { pattern: /\bkept (offer|focus)\b/i, replacement: 'stored, received' },
  { pattern: /^sights?$/i, replacement: 'reading' },
  { pattern: /^(Due|Month|Cost|Covered) Line$/, replacement: 'dueItem, costItem' },
  { pattern: /^Situations?$/i, replacement: 'DemoState' },
  { pattern: /^(Sight|Whose|Mark|News)$/, replacement: 'what it is' },
  { pattern: /^(pieces?|pen|is kept|kept|beside|doubt)$/i, replacement: 'what it is' },
]
