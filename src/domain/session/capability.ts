import type { switchableCapabilities } from './switchable-capabilities'

/** A part of the portal that the lender can switch off, such as claims or QR payments. Source: OPS-03. */
export type SwitchableCapability = (typeof switchableCapabilities)[number]

/**
 * The capability (part of the portal) that each of these capabilities needs. If the needed one is switched
 * off, both are off.
 */
const neededCapabilities: Partial<Readonly<Record<SwitchableCapability, SwitchableCapability>>> = {
  qrPayment: 'revolvingLine',
  otherServices: 'newLoan',
}

/**
 * Returns whether a capability (a part of the portal) is switched off: the lender has switched off this
 * capability, or the one that it needs. Source: OPS-03.
 */
export function isCapabilitySwitchedOff(
  capability: SwitchableCapability,
  off: readonly SwitchableCapability[],
): boolean {
  return off.some((each) => each === capability || each === neededCapabilities[capability])
}
