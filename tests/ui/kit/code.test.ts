import { expect, it } from 'vitest'
import { OnDemandModule } from '@/ui/kit/on-demand'

const networkError = new TypeError('Failed to fetch dynamically imported module')

/**
 * Returns code that loads on demand, and the list of its loads, each of which the test completes or lets
 * fail.
 */
function createManuallyLoadedCode() {
  const fetches: { readonly come: (text: string) => void; readonly fail: () => void }[] = []
  const code = new OnDemandModule(
    () =>
      new Promise<string>((come, fail) => {
        fetches.push({ come, fail: () => fail(networkError) })
      }),
  )
  return { code, fetches }
}

it('a code is loaded once, for the preload and for every caller', async () => {
  const { code, fetches } = createManuallyLoadedCode()
  const preloaded = code.preload()
  const awaited = code.load()
  fetches[0]?.come('home')
  expect([await preloaded, await awaited, await code.load()]).toEqual(['home', 'home', 'home'])
  expect(code.loadedCode).toBe('home')
  expect(fetches).toHaveLength(1)
})

it('a code is loaded again by a caller when its preload failed', async () => {
  const { code, fetches } = createManuallyLoadedCode()
  const preloaded = code.preload()
  const awaited = code.load()
  fetches[0]?.fail()
  await expect(preloaded).rejects.toBe(networkError)
  await expect.poll(() => fetches.length).toBe(2)
  fetches[1]?.come('home')
  expect(await awaited).toBe('home')
})

it('a code is loaded again after it failed', async () => {
  const { code, fetches } = createManuallyLoadedCode()
  const first = code.load()
  fetches[0]?.fail()
  await expect(first).rejects.toBe(networkError)
  expect(code.loadedCode).toBeUndefined()
  const second = code.load()
  fetches[1]?.come('home')
  expect(await second).toBe('home')
})
