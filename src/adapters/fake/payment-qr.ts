import { centsToPesos, type Cents } from '@/domain/shared/money'

const merchantTaxId = '30700441276'
const merchantName = 'CREDITOS DEL PLATA'
const pesos = '032'

/** The text of an interoperable QR (EMV) for what is due of a loan. */
export function paymentQrText(externalId: string, amount: Cents): string {
  const withoutChecksum = [
    field('00', '01'),
    field('01', '12'),
    field('43', field('00', 'com.creditosdelplata') + field('01', externalId)),
    field('50', field('00', merchantTaxId)),
    field('52', '6012'),
    field('53', pesos),
    field('54', centsToPesos(amount).toFixed(2)),
    field('58', 'AR'),
    field('59', merchantName),
    field('60', 'CABA'),
    field('62', field('05', externalId)),
    '6304',
  ].join('')
  return `${withoutChecksum}${checksum(withoutChecksum)}`
}

function field(tag: string, content: string): string {
  return `${tag}${String(content.length).padStart(2, '0')}${content}`
}

/** CRC-16 CCITT-FALSE over the bytes, four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
