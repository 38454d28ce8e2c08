const keycap = String.raw`[0-9#*]\uFE0F\u20E3`
const picture = String.raw`\p{ExtPict}(?:\uFE0F|\p{EMod})?`
/** What is kept, a picture of one sign or several or a key, or else what is seen by nobody. */
const pictureOrUnseen = new RegExp(
  String.raw`(${keycap}|${picture}(?:\u200D${picture})*)|(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{DI}]`,
  'gu',
)
const furtherLineEnds = /[\v\f\u0085\u2028\u2029]/g
/** Accents of one letter: a name has two of them at most, and a pile covers the lines around it. */
const pileOfAccents = /(\p{M}{3})\p{M}+/gu
/** Hebrew, Arabic and the other scripts that run from right to left. */
const fromRightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const isolate = ['\u2068', '\u2069'] as const

/**
 * A text of somebody else as the portal shows it: without control characters and what nobody sees (signs of
 * direction, of no width, tags), which turn or hide what stands beside them. A line with letters that run from right
 * to left is isolated, so that it turns nothing else wherever it is put. Pictures of several signs, such as a family,
 * stay whole; letters stay as they were written, with accents of their own or not. Source: GEN-14.
 */
export function readableText(text: string): string {
  return text
    .replaceAll(furtherLineEnds, ' ')
    .replaceAll(pictureOrUnseen, (_, kept: string | undefined) => kept ?? '')
    .replaceAll(pileOfAccents, '$1')
    .replaceAll(/[^\r\n]+/g, (line) => (fromRightToLeft.test(line) ? isolate.join(line) : line))
}

/** Letters, figures and signs that are seen, and nothing that stands for another sign, as a backslash does in JSON. */
const plain = /^[\t\n\r\x20-\x5B\x5D-\x7E\u00A1-\u00AC\u00AE-\u017F]*$/

/** Whether all texts in it are readable as they are: so is nearly every answer, and to ask that costs little. */
export function isPlainText(text: string): boolean {
  return plain.test(text)
}

/** The text as it goes back to whoever wrote it. Source: GEN-14. */
export function withoutIsolation(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '')
}
