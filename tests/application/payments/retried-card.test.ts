import { expect, it } from 'vitest'
import { failure } from '@/domain/shared/result'
import type { CardToCharge } from '@/application/payments/card-charge'
import { martasMastercard, martasVisa } from '#tests/support/test-cards'
import { Tab, martasBrowser, payment, turns } from './a-tab'
import { answering, firstKey, unknown } from './an-answering-lender'

const typed: CardToCharge = { kind: 'new', card: martasMastercard }
const other: CardToCharge = { kind: 'new', card: martasVisa }
const saved: CardToCharge = { kind: 'saved', debitCardId: 'td-51c7a8e0' }
const otherSaved: CardToCharge = { kind: 'saved', debitCardId: 'td-2' }

/** Returns a payment by that card that the lender reported as not received. */
async function notReceived(card: CardToCharge) {
  const gateway = answering(unknown)
  const browser = martasBrowser()
  const tab = new Tab(gateway, browser)
  await tab.pay({ ...payment, card })
  tab.records.applyEvent({ idempotencyKey: firstKey }, 'miss')
  return { gateway, browser, tab }
}

it.each([
  ['typed', typed, other],
  ['saved', saved, otherSaved],
] as const)('a payment by a %s card is sent again with that card only', async (_, card, another) => {
  const { gateway, tab } = await notReceived(card)
  const retryOf = tab.last()
  expect(await tab.pay({ ...payment, card: another, retryOf })).toEqual(
    failure({ kind: 'other-card', operation: retryOf }),
  )
  expect(gateway.charges).toHaveLength(1)
  await tab.reloaded().pay({ ...payment, card, retryOf })
  expect(gateway.charges.map(({ idempotencyKey }) => idempotencyKey)).toEqual([firstKey, firstKey])
})

it('another card pays once the lender has rejected the payment by its key', async () => {
  const { gateway, tab } = await notReceived(typed)
  tab.records.applyEvent({ idempotencyKey: firstKey }, 'reject')
  await tab.pay({ ...payment, card: other, retryOf: tab.last() })
  expect(gateway.charges).toHaveLength(2)
})

it('the stored payment has no card, no last digits and no card id', async () => {
  for (const card of [typed, saved]) {
    const { browser } = await notReceived(card)
    const stored = [...browser.kept.texts.values()].join(' ')
    expect(stored).toContain(firstKey)
    for (const part of [martasMastercard.number, martasMastercard.number.slice(-4), 'td-51c7a8e0'])
      expect(stored).not.toContain(part)
  }
})

it('a payment that an earlier release stored without its card is sent again with any card', async () => {
  const { gateway, browser, tab } = await notReceived(typed)
  await turns()
  const text = browser.kept.texts.get('operations') ?? ''
  browser.kept.texts.set('operations', text.replace(/,"instrument":"[0-9a-f]{3}"/, ''))
  expect(browser.kept.texts.get('operations')).not.toBe(text)
  await tab.reloaded().pay({ ...payment, card: other, retryOf: tab.last() })
  expect(gateway.charges).toHaveLength(2)
})
