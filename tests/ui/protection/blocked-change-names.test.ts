import { expect, it } from 'vitest'
import { blockableAccountChangeKinds } from '@/domain/protection/restriction'
import type { SwitchableCapability } from '@/domain/session/capability'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { AccountChangeBlockedViewModel } from '@/ui/protection/account-change-blocked-view-model'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'

/** Returns the names of all blocked changes, as the notice lists them while a capability is switched off. */
function blockedChangeNames(switchedOff: SwitchableCapability): readonly string[] | undefined {
  const clock = new ManualClock()
  const sessions = createSessionStoreWithMarta({
    restriction: { cause: 'phone-changed', waits: blockableAccountChangeKinds },
  })
  const loadAccountStatus = new LoadAccountStatus(new MemorySessionGateway(), sessions, clock)
  const capabilities = { isSwitchedOff: (capability?: SwitchableCapability) => capability === switchedOff }
  const model = new AccountChangeBlockedViewModel(sessions, loadAccountStatus, clock, capabilities)
  model.onMount({ change: 'any' })()
  return model.message?.blockedChangeNames
}

it.each([
  ['phoneChange', 'El cambio de celular'],
  ['passkeys', 'Activar la huella o el rostro'],
  ['automaticCollection', 'Activar el cobro automático'],
] as const)('the blocked changes do not name what %s would offer while it is off', (switchedOff, name) => {
  expect(blockedChangeNames('claims')).toContain(name)
  expect(blockedChangeNames(switchedOff)).not.toContain(name)
})

it('the blocked changes name the cards while the cards are off, because a link still changes them', () => {
  expect(blockedChangeNames('cards')).toContain('Los cambios de tarjeta')
})
