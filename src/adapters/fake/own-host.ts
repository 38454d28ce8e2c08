const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
/**
 * Pattern of an IP address. Unlike a host name, an IP address cannot be redirected to this machine by an
 * attacker.
 */
const ipAddressPattern = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/**
 * Returns whether the server may answer a request with the given `Host` header: the host is an IP address,
 * localhost or the configured host.
 */
export function isAllowedHost(host: string | undefined, configuredHost?: string): boolean {
  const name = hostnameOf(`http://${host ?? ''}`)
  return (
    name !== undefined &&
    (loopbackNames.includes(name) || ipAddressPattern.test(name) || name === configuredHost)
  )
}

/** Returns whether an origin (web address) is on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopbackNames.includes(hostnameOf(origin) ?? '')
}

function hostnameOf(address: string): string | undefined {
  try {
    return new URL(address).hostname
  } catch {
    return undefined
  }
}
