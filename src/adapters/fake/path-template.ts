interface PathSegment {
  readonly text: string
  /** Name of the parameter that this segment of the path contains; undefined if the segment is fixed text. */
  readonly parameterName: string | undefined
}

/** The segments of a path with parameters, such as `/users/{dni}`. */
export type PathTemplate = readonly PathSegment[]

export function parsePathTemplate(path: string): PathTemplate {
  return path.split('/').map((text) => ({ text, parameterName: /^\{(\w+)\}$/.exec(text)?.[1] }))
}

/**
 * Returns the parameters in a path that matches the template, decoded; undefined if the path does not
 * match.
 */
export function matchPath(
  template: PathTemplate,
  path: string,
): Readonly<Record<string, string>> | undefined {
  if (template.length !== segmentCount(path)) return undefined
  const found = path.split('/')
  const parameters: Record<string, string> = {}
  for (const [position, { text, parameterName }] of template.entries()) {
    const value = found[position] ?? ''
    if (parameterName === undefined && text !== value) return undefined
    if (parameterName === undefined) continue
    const decoded = decodePathText(value)
    if (!decoded) return undefined
    parameters[parameterName] = decoded
  }
  return parameters
}

/**
 * Returns the number of segments of a path. Called for every template at each request, so it creates no
 * list.
 */
function segmentCount(path: string): number {
  let count = 1
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) count += 1
  return count
}

/**
 * Compares two path templates for sorting. A fixed segment comes before a parameter: `/users/logout` before
 * `/users/{dni}`.
 */
export function comparePathSpecificity(one: PathTemplate, other: PathTemplate): number {
  for (const [position, segment] of one.entries()) {
    const difference = specificityRank(segment) - specificityRank(other[position])
    if (difference !== 0) return difference
  }
  return 0
}

function specificityRank(segment: PathSegment | undefined): number {
  return segment?.parameterName === undefined ? 0 : 1
}

function decodePathText(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
