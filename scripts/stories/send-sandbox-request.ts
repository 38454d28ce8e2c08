import { request } from 'node:http'

interface SandboxRequest {
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly token?: string
}

/**
 * Sends a request to the sandbox (the fake lender) over a new connection, because the sandbox may be closing
 * an existing one. Returns the parsed JSON of the answer; undefined if it is not JSON.
 */
export function sendSandboxRequest(
  address: string,
  { method = 'GET', body, token }: SandboxRequest = {},
): Promise<unknown> {
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
        answered(parseJson(Buffer.concat(parts).toString()))
      })
    })
    asking.on('error', failed)
    asking.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/**
 * Returns the parsed JSON of a text; undefined if the text is not JSON, for example the page of a captive
 * portal.
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
