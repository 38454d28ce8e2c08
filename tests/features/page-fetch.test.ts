import { expect, it } from 'vitest'
import { pageFetch } from '#features/support/memory/page-fetch'

it('a page that was let go of asks nobody', async () => {
  let times = 0
  const page = pageFetch(async () => {
    times += 1
    return new Response('Acá está.')
  })
  expect(await (await page.fetch('/api/antes')).text()).toBe('Acá está.')
  page.letGo()
  await expect(page.fetch('/api/después')).rejects.toThrow('The page is closed')
  expect(times).toBe(1)
})

it('a page that was let go of ends what nobody answered', async () => {
  const page = pageFetch(() => new Promise(() => undefined))
  const asked = page.fetch('/api/nunca')
  page.letGo()
  await expect(asked).rejects.toThrow('The page is closed')
})
