import { describe, expect, it } from 'vitest'
import { createPageFetch, type PageFetch } from '#features/support/memory/page-fetch'

const address = 'https://portal.invalid/api/users'

function createUnansweredFetch(): PageFetch {
  return createPageFetch(() => new Promise(() => {}))
}

async function catchRejectionReason(request: Promise<Response>): Promise<unknown> {
  return request.then(
    () => undefined,
    (reason: unknown) => reason,
  )
}

describe('the requests of a page', () => {
  it('are answered while the page is open', async () => {
    const page = createPageFetch(async () => new Response('sí'))
    const answer = await page.fetch(address)
    expect(await answer.text()).toBe('sí')
  })

  it('end when the page is closed, before or after the request', async () => {
    const page = createUnansweredFetch()
    const before = page.fetch(address)
    page.abortAllRequests()
    const reasons = [await catchRejectionReason(before), await catchRejectionReason(page.fetch(address))]
    expect(reasons).toEqual([
      expect.objectContaining({ name: 'AbortError' }),
      expect.objectContaining({ name: 'AbortError' }),
    ])
  })

  it('end for a reason that refers to no page, because an error keeps its callers in memory', async () => {
    const [one, other] = [createUnansweredFetch(), createUnansweredFetch()]
    one.abortAllRequests()
    other.abortAllRequests()
    expect(await catchRejectionReason(one.fetch(address))).toBe(
      await catchRejectionReason(other.fetch(address)),
    )
  })
})
