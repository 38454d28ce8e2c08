import { expect, it } from 'vitest'
import { parseDemoStateAddress } from '@/adapters/fake/demo-state-link'
import { defaultDemoState } from '@/adapters/fake/demo-state'
import { preparedDemoLinks } from '#scripts/support/ready-links'

it('ten links open a prepared state, each with its task', () => {
  expect(preparedDemoLinks).toHaveLength(10)
  expect(new Set(preparedDemoLinks.map(({ address }) => address)).size).toBe(10)
  for (const { title, task, address } of preparedDemoLinks) {
    const state = parseDemoStateAddress(`http://localhost:4173${address}`)
    expect(state, title).toBeDefined()
    expect(state, title).not.toEqual(defaultDemoState)
    expect(task, title).toMatch(/[.?]$/)
  }
})
