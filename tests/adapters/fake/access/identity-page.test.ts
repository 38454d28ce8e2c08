import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandboxServer, type SandboxServer } from '@/adapters/fake/node-server'

let sandbox: SandboxServer
const portalOrigin = 'http://localhost:4999'

beforeAll(async () => {
  sandbox = await startSandboxServer({ port: 0, portalOrigin })
})

afterAll(() => sandbox.close())

async function startIdentityCheck(): Promise<{ readonly url: string; readonly externalId: string }> {
  const path =
    '/api/users/generateBiometricOnboardingData/27284561231?redirectPath=/cambio-celular&purpose=PHONE'
  const answer: unknown = await (
    await fetch(sandbox.url + path, { headers: { Origin: portalOrigin } })
  ).json()
  const { url, externalId } = Object(answer)
  return { url: String(url), externalId: String(externalId) }
}

function submitDecision(fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(`${sandbox.url}/demo-identidad/decision`, { method: 'POST', body, redirect: 'manual' })
}

describe('the identity page of the sandbox', () => {
  it('is served by the sandbox itself and offers every result', async () => {
    const { url, externalId } = await startIdentityCheck()
    expect(url).toBe(`${sandbox.url}/demo-identidad`)
    const page = await fetch(url, { method: 'POST', body: new URLSearchParams({ externalId }) })
    const html = await page.text()
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain(`value="${externalId}"`)
    expect(html.match(/name="decision"/g)).toHaveLength(4)
  })

  it('sends the customer back to the portal that asked', async () => {
    const { externalId } = await startIdentityCheck()
    const back = await submitDecision({ externalId, decision: 'HIT', spelling: 'externaltrxid' })
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toMatch(
      new RegExp(`^${portalOrigin}/cambio-celular\\?idtx=\\w+&externaltrxid=${externalId}$`),
    )
  })

  it('escapes the values of a form in its markup', async () => {
    const externalId = '"><script>alert(1)</script>'
    const page = await fetch(`${sandbox.url}/demo-identidad`, {
      method: 'POST',
      body: new URLSearchParams({ externalId }),
    })
    expect(await page.text()).not.toContain('<script>')
  })

  it.each([
    {},
    { externalId: 'x', decision: 'HIT', spelling: 'externaltxid' },
    { externalId: 'x', decision: 'PERHAPS', spelling: 'externaltxid' },
  ])('answers %o with an error', async (fields) => {
    const page = await submitDecision(fields)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('no existe')])
  })
})
