import { expect, it } from 'vitest'
import { CardAdditionRollout } from '@/application/cards/card-addition-rollout'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

/**
 * Returns the service that says whether Marta may add cards. The lender allows this only to customers whose
 * DNI ends in one of the given digits. Marta's DNI ends in 3.
 */
function createRollout(rolloutDigits: readonly string[]) {
  const sessions = createSessionStore()
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  const cards = new CardAdditionRollout(sessions, { ...readShippedConfiguration().settings, rolloutDigits })
  return { cards, sessions }
}

it.each([
  [['3'], true],
  [['1', '3'], true],
  [['1', '2'], false],
  [[], false],
])('cards can be added with the digits %j: %s', (digits, isOpen) => {
  expect(createRollout(digits).cards.mayAddCards()).toBe(isOpen)
})

it('cards cannot be added without a session', () => {
  const { cards, sessions } = createRollout(['3'])
  sessions.closeSession('left')
  expect(cards.mayAddCards()).toBe(false)
})
