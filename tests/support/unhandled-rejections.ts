import { onTestFinished } from 'vitest'

/**
 * Returns a list to which each unhandled promise rejection is added until the test ends, without failing
 * the test.
 */
export function collectUnhandledRejections(): readonly unknown[] {
  const heard: unknown[] = []
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) => heard.push(reason))
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection')
    for (const listener of others) process.on('unhandledRejection', listener)
  })
  return heard
}
