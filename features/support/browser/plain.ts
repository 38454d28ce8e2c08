/** No-break spaces and line ends read as spaces. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
