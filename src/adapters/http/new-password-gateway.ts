import { failure, success, type Result } from '@/domain/shared/result'
import type { NewPasswordGateway } from '@/application/access/new-password.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { passwordsContract } from '@/adapters/contract/passwords.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'

export class HttpNewPasswordGateway implements NewPasswordGateway {
  constructor(private readonly client: HttpClient) {}

  async setPassword(password: string): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send('passwords.setPassword', passwordsContract.setPassword, {
      path: {},
      body: { newPass: password },
    })
    return answer.ok ? success() : failure(toGatewayFailure(answer.failure))
  }
}
