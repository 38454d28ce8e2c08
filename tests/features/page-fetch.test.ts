import { expect, it } from 'vitest'
import { pageFetch } from '#features/support/node/page-fetch'

it('a page that was let go of asks nobody', async () => {
  let times = 0
  const page = pageFetch(async () => {
    times += 1
    return new Response('Acá está.')
  })
  expect(await (await page.fetch('/api/antes')).text()).toBe('Acá está.')
  page.letGo()
  void page.fetch('/api/después')
  expect(times).toBe(1)
})
