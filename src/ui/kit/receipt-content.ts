/** What a receipt says, wherever it is drawn. */
export interface ReceiptContent {
  /** Who gives it. */
  readonly issuer?: string
  readonly title: string
  readonly amount: string
  readonly rows: readonly ReceiptRow[]
}

export interface ReceiptRow {
  readonly label: string
  readonly value: string
}

/** Broken between words into lines of at most so many letters; a word that no line holds is cut. */
export function wrapped(text: string, letters: number): readonly string[] {
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
