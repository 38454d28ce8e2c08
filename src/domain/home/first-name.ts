/** The first name as the welcome line writes it: lower case, without stray blanks. Source: HOM-03. */
export function greetedName(firstName: string): string {
  return firstName.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
