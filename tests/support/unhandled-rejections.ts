import { onTestFinished } from 'vitest'

/**
 * Returns a list that collects the unhandled promise rejections until the test ends. They do not fail
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
