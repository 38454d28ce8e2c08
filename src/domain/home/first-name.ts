/**
 * Returns the customer's first name as the greeting of the home screen shows it: in lower case and
 * without extra spaces. Source: HOM-03.
 */
export function greetingName(firstName: string): string {
  return firstName.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
