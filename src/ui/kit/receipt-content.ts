/** The content of a receipt. It is the same on the screen, in a picture and in a PDF. */
export interface ReceiptContent {
  /** Name of the company that issues the receipt. */
  readonly issuer?: string
  readonly title: string
  readonly amountText: string
  readonly rows: readonly ReceiptRow[]
}

export interface ReceiptRow {
  readonly label: string
  readonly value: string
}

/**
 * Returns a text as lines of at most `letters` characters. Lines end between two words; a word that is
 * longer than a line is cut.
 */
export function wrapText(text: string, letters: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((each) => cutWord(each, letters))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cutWord(word: string, letters: number): readonly string[] {
  if (word.length <= letters) return [word]
  return [word.slice(0, letters), ...cutWord(word.slice(letters), letters)]
}
