import type { Result } from '@/domain/shared/result'
import type { NewPasswordGateway } from '@/application/access/new-password.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { passwordsContract as rows } from '@/adapters/contract/passwords.contract'
import { HttpGateway, nothing } from './http-gateway'

export class HttpNewPasswordGateway extends HttpGateway implements NewPasswordGateway {
  setPassword(password: string): Promise<Result<void, GatewayFailure>> {
    return this.ask(rows.setPassword, { body: { newPass: password } }, nothing)
  }
}
