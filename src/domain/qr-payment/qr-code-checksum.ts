/**
 * Returns the CRC-16/CCITT-FALSE checksum of the UTF-8 bytes of a QR code's text, as four hexadecimal digits.
 * Source: EMV QRCPS-MPM 4.7.3.
 */
export function qrCodeChecksum(text: string): string {
  let crc = 0xffff
  for (const byte of utf8Bytes(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function utf8Bytes(text: string): readonly number[] {
  return [...new TextEncoder().encode(text)]
}
