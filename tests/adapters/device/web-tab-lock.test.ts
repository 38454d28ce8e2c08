import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebTabLock } from '@/adapters/device/web-tab-lock'

/** Work that begins, and ends when it is told. */
function aWork(name: string, log: string[]) {
  const end = Promise.withResolvers<void>()
  const run = async (): Promise<string> => {
    log.push(`${name} begins`)
    await end.promise
    log.push(`${name} ends`)
    return name
  }
  return { run, end: end.resolve }
}

afterEach(() => {
  vi.useRealTimers()
})

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

describe.each([
  ['the Web Locks API', () => navigator.locks],
  ['no Web Locks API', () => undefined],
])('with %s', (_, locks) => {
  it('works go one after the other', async () => {
    const log: string[] = []
    const lock = new WebTabLock(locks())
    const first = aWork('first', log)
    const second = aWork('second', log)
    const both = [lock.runAlone('x', first.run), lock.runAlone('x', second.run)]
    await nextTurn()
    second.end()
    await nextTurn()
    expect(log).toEqual(['first begins'])
    first.end()
    expect(await Promise.all(both)).toEqual(['first', 'second'])
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('a work of another name need not wait, not even within another one', async () => {
    const lock = new WebTabLock(locks())
    const paying = lock.runAlone('payment', () =>
      lock.runAlone('token-refresh', () => Promise.resolve('paid')),
    )
    await expect(paying).resolves.toBe('paid')
  })

  it('a work that fails tells who asked for it, and lets the next one in', async () => {
    const lock = new WebTabLock(locks())
    const failing = lock.runAlone('x', () => Promise.reject(new Error('Broken on purpose')))
    const next = lock.runAlone('x', () => Promise.resolve('next'))
    await expect(failing).rejects.toThrow('Broken on purpose')
    expect(await next).toBe('next')
  })
})

it('who had to wait finds what the earlier one stored, though it arrives a moment later', async () => {
  const lock = new WebTabLock(navigator.locks)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let stored = 'old'
  const read: string[] = []
  const writing = lock.runAlone('x', async () => {
    setTimeout(() => (stored = 'new'), 99)
    await nextTurn()
  })
  const reading = lock.runAlone('x', async () => void read.push(stored))
  await writing
  while (vi.getTimerCount() < 2) await nextTurn()
  vi.advanceTimersByTime(99)
  await nextTurn()
  expect(read).toEqual([])
  vi.advanceTimersByTime(1)
  await reading
  expect(read).toEqual(['new'])
})

it('the lock has the name of the portal, so that all its tabs share it and no other page does', async () => {
  const lock = new WebTabLock(navigator.locks)
  const held = await lock.runAlone('token-refresh', async () => (await navigator.locks.query()).held)
  expect(held?.map(({ name }) => name)).toEqual(['portal.token-refresh'])
})
