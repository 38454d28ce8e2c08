import { request } from 'node:http'

export interface Question {
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly token?: string
}

/** Asks the sandbox over a connection of its own: one that is kept may be closed just as it is used again. */
export function ask(address: string, { method = 'GET', body, token }: Question = {}): Promise<unknown> {
  return new Promise((answered, failed) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    }
    const asking = request(address, { method, headers, agent: false }, (answer) => {
      const parts: Uint8Array[] = []
      answer.on('data', (part: Uint8Array) => parts.push(part))
      answer.on('error', failed)
      answer.on('end', () => {
        answered(jsonIn(Buffer.concat(parts).toString()))
      })
    })
    asking.on('error', failed)
    asking.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Nothing where it is not JSON, as the page of a network. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
