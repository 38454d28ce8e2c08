const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
/** A name could have been pointed here by anybody; a number cannot be. */
const number = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/** Whether a request by that `Host` is meant for this server: by number, by the name of this machine, or the configured one. */
export function isOwnHost(host: string | undefined, configuredHost?: string): boolean {
  const name = hostname(`http://${host ?? ''}`)
  return name !== undefined && (loopbackNames.includes(name) || number.test(name) || name === configuredHost)
}

/** Whether a page of that origin stands on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopbackNames.includes(hostname(origin) ?? '')
}

function hostname(address: string): string | undefined {
  try {
    return new URL(address).hostname
  } catch {
    return undefined
  }
}
