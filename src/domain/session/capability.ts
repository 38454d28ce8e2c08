import type { capabilities } from './every-capability'

/** A part of the portal that the lender can switch off, such as claims or QR payments. Source: OPS-03. */
export type Capability = (typeof capabilities)[number]

/** What goes off with another capability, because it needs it. */
const needs: Partial<Readonly<Record<Capability, Capability>>> = {
  qrPayment: 'revolvingLine',
  otherServices: 'newLoan',
}

/**
 * Returns whether a capability is switched off: the lender has switched off this one, or another one that
 * it needs. Source: OPS-03.
 */
export function isSwitchedOff(capability: Capability, off: readonly Capability[]): boolean {
  const needed = needs[capability]
  return off.includes(capability) || (needed !== undefined && off.includes(needed))
}
