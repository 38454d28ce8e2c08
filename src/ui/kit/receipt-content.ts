/** The content of a receipt, for the screen, the picture and the PDF. */
export interface ReceiptContent {
  /** Who issues the receipt. */
  readonly issuer?: string
  readonly title: string
  readonly amount: string
  readonly rows: readonly ReceiptRow[]
}

export interface ReceiptRow {
  readonly label: string
  readonly value: string
}

/** Returns the text in lines of at most that many characters, broken between words. A longer word is cut. */
export function wrapText(text: string, letters: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((each) => cut(each, letters))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cut(word: string, letters: number): readonly string[] {
  if (word.length <= letters) return [word]
  return [word.slice(0, letters), ...cut(word.slice(letters), letters)]
}
