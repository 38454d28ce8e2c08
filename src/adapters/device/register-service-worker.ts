const address = '/service-worker.js'

/** The part of the Trusted Types API that the registration needs; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

/**
 * Lets the portal open without a network from the next visit on.
 * A portal that stays open looks for another version whenever somebody comes back to it.
 * Call it at the first touch, never before: it downloads every chunk of the portal.
 */
export async function registerServiceWorker(window: Window): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return
  try {
    const worker = await window.navigator.serviceWorker.register(trusted(window, address), { scope: '/' })
    window.document.addEventListener('visibilitychange', () => {
      if (window.document.visibilityState === 'visible') void worker.update().catch(() => undefined)
    })
  } catch {
    // Without it the portal works all the same, only not offline.
  }
}

function trusted(window: Window & { readonly trustedTypes?: TrustedTypes }, script: string): string {
  const policy = window.trustedTypes?.createPolicy('portal-service-worker', { createScriptURL: onlyOurs })
  return policy ? policy.createScriptURL(script) : script
}

function onlyOurs(script: string): string {
  if (script !== address) throw new TypeError(`Not a script of the portal: ${script}`)
  return script
}
