/** Every page of the rulebook, behind the `#` of its address. */
export const rulebookPaths = {
  rules: '/',
  screens: '/pantallas',
  steps: '/pasos',
  courses: '/cursos',
  course: '/cursos/:course',
  rule: '/regla/:rule',
  play: '/regla/:rule/:scenario/:step?',
  result: '/resultado/:result',
} as const

export function ruleAddress(rule: string): string {
  return `/regla/${rule}`
}

/** A scenario on the player; with a step, played up to it. */
export function playAddress(rule: string, scenario: string, step = 0): string {
  return `/regla/${rule}/${scenario}${step === 0 ? '' : `/${step}`}`
}

/** What a trainee did, for their trainer. */
export function resultAddress(result: string): string {
  return `/resultado/${result}`
}

/**
 * The whole address of a page, to be sent to others: any host serves it, because its state is behind the `#`.
 */
export function wholeAddress(page: string): string {
  const url = new URL(window.location.href)
  url.search = ''
  url.hash = page
  return url.href
}

/** The step in an address; 0 if it names none. */
export function stepIn(text: string | undefined): number {
  const step = Number(text ?? 0)
  return Number.isInteger(step) && step > 0 ? step : 0
}

export function courseAddress(course: string): string {
  return `/cursos/${course}`
}
