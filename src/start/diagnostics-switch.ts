/**
 * Returns whether the page's address turns on the diagnostics for integrators: it has the parameter
 * `diagnostico`, and its host is the integrator's own machine (such as `localhost`), so that no link can turn
 * them on for a customer. Source: CON-05.
 */
export function isDiagnosticsAddress({ hostname, search }: Pick<Location, 'hostname' | 'search'>): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1])$/.test(hostname) && new URLSearchParams(search).has('diagnostico')
}
