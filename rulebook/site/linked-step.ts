/** The step that the address asks for: `#/regla/PAY-06/ab12cd34?paso=3`. 0 where it asks for none. */
export function linkedStep(): number {
  const asked = Number(new URLSearchParams(window.location.search).get('paso'))
  return Number.isInteger(asked) && asked > 0 ? asked : 0
}

/** The address of this scenario at that step. */
export function linkToStep(position: number): string {
  const url = new URL(window.location.href)
  url.search = position === 0 ? '' : `?paso=${position}`
  return url.href
}
