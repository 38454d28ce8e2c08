/** The parameters of a path that fits the template `/users/{dni}`, decoded; nothing when it does not fit. */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const expected = template.split('/')
  const found = path.split('/')
  if (expected.length !== found.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [position, segment] of expected.entries()) {
    const value = found[position] ?? ''
    const name = parameterName(segment)
    if (name === undefined && segment !== value) return undefined
    if (name === undefined) continue
    const decoded = decode(value)
    if (!decoded) return undefined
    parameters[name] = decoded
  }
  return parameters
}

/** Orders templates so that `/users/logout` is tried before `/users/{dni}`. */
export function compareSpecificity(one: string, other: string): number {
  const left = one.split('/')
  const right = other.split('/')
  for (const [position, segment] of left.entries()) {
    const difference = openness(segment) - openness(right[position] ?? '')
    if (difference !== 0) return difference
  }
  return 0
}

function openness(segment: string): number {
  return parameterName(segment) === undefined ? 0 : 1
}

function parameterName(segment: string): string | undefined {
  return /^\{(\w+)\}$/.exec(segment)?.[1]
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
