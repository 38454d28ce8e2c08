import { expect, it } from 'vitest'
import { parseDemoStateAddress } from '@/adapters/fake/demo-state-link'
import { defaultDemoState } from '@/adapters/fake/demo-state'
import { readyLinks } from '#scripts/support/ready-links'

it('ten links open a prepared state, each with its task', () => {
  expect(readyLinks).toHaveLength(10)
  expect(new Set(readyLinks.map(({ address }) => address)).size).toBe(10)
  for (const { title, task, address } of readyLinks) {
    const state = parseDemoStateAddress(`http://localhost:4173${address}`)
    expect(state, title).toBeDefined()
    expect(state, title).not.toEqual(defaultDemoState)
    expect(task, title).toMatch(/[.?]$/)
  }
})
