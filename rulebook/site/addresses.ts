/** Paths of all pages of the rulebook. A path is the part of the address after `#`. */
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

/**
 * Returns the path of the page that plays a scenario. If a step is given, the scenario is first played
 * up to that step.
 */
export function playAddress(rule: string, scenario: string, step = 0): string {
  return `/regla/${rule}/${scenario}${step === 0 ? '' : `/${step}`}`
}

/** Returns the path of the page that shows a trainee's result in a course to their trainer. */
export function resultAddress(result: string): string {
  return `/resultado/${result}`
}

/**
 * Returns the whole address of a page of the rulebook, which can be sent to others. It works on any
 * host, because the state of the page is after the `#`.
 */
export function wholeAddress(page: string): string {
  const url = new URL(window.location.href)
  url.search = ''
  url.hash = page
  return url.href
}

/** Returns the number of the step in an address; 0 if the address has none. */
export function stepIn(text: string | undefined): number {
  const step = Number(text ?? 0)
  return Number.isInteger(step) && step > 0 ? step : 0
}

export function courseAddress(course: string): string {
  return `/cursos/${course}`
}
