const keycapPatternSource = String.raw`[0-9#*]\uFE0F\u20E3`
const emojiPatternSource = String.raw`\p{ExtPict}(?:\uFE0F|\p{EMod})?`
/** Captures an emoji or keycap, which is kept, or matches one invisible character, which is removed. */
const emojiOrInvisiblePattern = new RegExp(
  String.raw`(${keycapPatternSource}|${emojiPatternSource}(?:\u200D${emojiPatternSource})*)|(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{DI}]`,
  'gu',
)
const rareLineEndPattern = /[\v\f\u0085\u2028\u2029]/g
/**
 * Matches more than three accents on one letter. A name has two at most, and a stack of them covers the
 * lines around it.
 */
const accentPilePattern = /(\p{M}{3})\p{M}+/gu
/** Matches one letter of Hebrew, Arabic or another script written from right to left. */
const rightToLeftLetterPattern =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const bidiIsolateCharacters = ['\u2068', '\u2069'] as const

/**
 * Returns a text from outside the portal in a form that is safe to show. Control characters and
 * invisible characters are removed, because they can reverse or hide the text around them. A text line
 * with letters of a right-to-left script is isolated, so that it does not change the direction of other
 * text. Emoji made of several characters are kept. Source: GEN-14.
 */
export function displaySafeText(text: string): string {
  return text
    .replaceAll(rareLineEndPattern, ' ')
    .replaceAll(emojiOrInvisiblePattern, (_, retained: string | undefined) => retained ?? '')
    .replaceAll(accentPilePattern, '$1')
    .replaceAll(/[^\r\n]+/g, (line) =>
      rightToLeftLetterPattern.test(line) ? bidiIsolateCharacters.join(line) : line,
    )
}

/**
 * Matches a text of only visible Latin characters, without the backslash, which in JSON stands for another
 * character.
 */
const visibleLatinTextPattern = /^[\t\n\r\x20-\x5B\x5D-\x7E\u00A1-\u00AC\u00AE-\u017F]*$/

/**
 * Returns whether the text contains only characters that `displaySafeText` never changes. This check is
 * quick, and nearly every text from the server passes it.
 */
export function hasOnlyDisplaySafeCharacters(text: string): boolean {
  return visibleLatinTextPattern.test(text)
}

/**
 * Returns the text without the isolation characters that `displaySafeText` adds, so that it can be sent
 * back to the lender. Source: GEN-14.
 */
export function removeBidiIsolationCharacters(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '')
}
