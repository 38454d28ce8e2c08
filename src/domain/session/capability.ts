import type { capabilities } from './every-capability'

/** Something that a lender can switch off. Source: OPS-03. */
export type Capability = (typeof capabilities)[number]

/** What goes off with another capability, because it needs it. */
const needs: Partial<Readonly<Record<Capability, Capability>>> = {
  qrPayment: 'revolvingLine',
  otherServices: 'newLoan',
}

/** Returns whether a capability is off: by itself, or because one that it needs is. Source: OPS-03. */
export function isSwitchedOff(capability: Capability, off: readonly Capability[]): boolean {
  const needed = needs[capability]
  return off.includes(capability) || (needed !== undefined && off.includes(needed))
}
