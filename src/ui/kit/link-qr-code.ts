import type { ScannableCode } from './scannable-code'

/**
 * The state of a QR code with which the customer continues on another device. `missing`: the code could not
 * be drawn.
 */
export type LinkQrCodeState = ScannableCode | 'drawing' | 'missing'

/** Draws the QR code of an address. Returns `missing` if it cannot be drawn. */
export async function drawLinkQrCode(address: string): Promise<ScannableCode | 'missing'> {
  try {
    const { drawQrCode } = await import('./qr-drawing')
    return drawQrCode(address)
  } catch {
    return 'missing'
  }
}
