/** Returns the answer with an invalid item at the start of its list; unchanged if it has no list. */
export async function withInvalidItem(answer: Response): Promise<Response> {
  if (answer.headers.get('Content-Type') !== 'application/json') return answer
  const { status } = answer
  const body: unknown = await answer.json()
  return Response.json(Array.isArray(body) ? [{}, ...body] : withinFields(body), { status })
}

function withinFields(body: unknown): unknown {
  const fields: readonly [string, unknown][] = Object.entries(Object(body))
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Array.isArray(value) ? [{}, ...value] : value]),
  )
}
