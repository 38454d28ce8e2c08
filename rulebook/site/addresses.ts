/** Every page of the rulebook, behind the `#` of its address. */
export const rulebookPaths = {
  rules: '/',
  screens: '/pantallas',
  steps: '/pasos',
  courses: '/cursos',
  course: '/cursos/:course',
  rule: '/regla/:rule',
  play: '/regla/:rule/:scenario',
} as const

export function ruleAddress(rule: string): string {
  return `/regla/${rule}`
}

/** A scenario on the player; with a step, played up to it. */
export function playAddress(rule: string, scenario: string): string {
  return `/regla/${rule}/${scenario}`
}

export function courseAddress(course: string): string {
  return `/cursos/${course}`
}
