import { cbuCheckDigit } from '@/domain/shared/cbu'

/** First seven digits of a virtual account, which identify the payment provider. */
const provider = '0000047'

/** Returns the virtual account of a loan: always the same, with valid check digits. */
export function virtualAccountOf(externalId: string): string {
  const holder = externalId.replaceAll(/\D/g, '').slice(-13).padStart(13, '0')
  return `${provider}${cbuCheckDigit(provider)}${holder}${cbuCheckDigit(holder)}`
}
