import { maskedEmail } from '@/domain/access/masked-email'
import { maskedPhone } from '@/domain/access/masked-phone'
import type { LoginCodeDelivery } from '@/application/access/access.port'
import type { accessContract } from '@/adapters/contract/access.contract'
import type { CallAnswer } from '@/adapters/contract/call'
import type { GatewayEnvironment } from './http-environment'

export function toLoginCodeDelivery(
  { phoneNumber, customerEmail, smsCode }: CallAnswer<(typeof accessContract)['sendCode']>,
  { showsLoginCodes }: Pick<GatewayEnvironment, 'showsLoginCodes'>,
): LoginCodeDelivery {
  return {
    phone: maskedPhone(phoneNumber),
    ...(customerEmail ? { email: maskedEmail(customerEmail) } : {}),
    ...(smsCode && showsLoginCodes ? { shownCode: smsCode } : {}),
  }
}
