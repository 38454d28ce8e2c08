import { cbuCheckDigit } from '@/domain/shared/cbu'

/** The first seven digits of a virtual account: the provider of payment accounts. */
const provider = '0000047'

/** The virtual account of a loan: always the same one, with right check digits. */
export function virtualAccountOf(externalId: string): string {
  const holder = externalId.replaceAll(/\D/g, '').slice(-13).padStart(13, '0')
  return `${provider}${cbuCheckDigit(provider)}${holder}${cbuCheckDigit(holder)}`
}
