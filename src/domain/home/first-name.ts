/** Returns the first name in lower case without extra spaces, as the greeting shows it. Source: HOM-03. */
export function greetingName(firstName: string): string {
  return firstName.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
