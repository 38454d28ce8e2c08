/** Removes spaces before and after an e-mail address, which some keyboards add. */
export function normalizedEmail(text: string): string {
  return text.trim()
}
