import type { passkeysContract } from '@/adapters/contract/passkeys.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { toLoginPlace, createLoginAnswer } from '@/adapters/fake/session/login-answer'
import { forbiddenRefusal, createRefusal } from '@/adapters/fake/shared/refusal'

const notVerifiedRefusal = createRefusal(
  409,
  'WEBAUTHN_NOT_VERIFIED',
  'No pudimos comprobar tu huella o rostro.',
)

export const passkeysHandlers: ContractHandlers<typeof passkeysContract> = {
  findRegistration({ customer, lender }) {
    return { registered: lender.passkeys.findCustomerPasskeys(customer.id).length > 0 }
  },

  registrationChallenge({ customer, lender }) {
    return {
      challenge: lender.passkeys.createChallenge(customer.id, 'register'),
      userId: toPasskeyUserId(customer),
    }
  },

  async register({ body, customer, lender, origin }) {
    const answer = {
      id: body.id,
      clientDataJSON: body.clientDataJSONEncoded,
      attestationObject: body.attestationObjectEncoded,
    }
    const isFirst = lender.passkeys.findCustomerPasskeys(customer.id).length === 0
    if (!(await lender.passkeys.register(customer, answer, origin))) return notVerifiedRefusal
    if (!isFirst) lender.accountProtection.blockAccountChangesForOneDay(customer.id, 'DEVICE_CHANGED')
    return undefined
  },

  deleteCredentials({ query, customer, lender }) {
    if (query.taxId !== customer.id) return forbiddenRefusal
    lender.passkeys.revokeAll(customer.id)
    return undefined
  },

  /**
   * Creates a challenge for signing in with a passkey. For an unknown account the response is the same
   * as for an account without passkeys.
   */
  authenticationChallenge({ path, lender }) {
    return {
      challenge: lender.passkeys.createChallenge(path.taxId, 'authenticate'),
      credentialID: lender.passkeys.findCustomerPasskeys(path.taxId).map(({ id }) => id),
    }
  },

  async authenticate({ path, query, body, lender, origin }) {
    const customer = lender.store.customers.find(path.taxId)
    if (!customer || body.id === undefined || lender.accountProtection.arePasskeysPaused(customer))
      return notVerifiedRefusal
    const answer = {
      id: body.id,
      clientDataJSON: body.clientDataJSONEncoded,
      authenticatorData: body.authenticatorDataEncoded,
      signature: body.signatureEncoded,
    }
    const isVerified = await lender.passkeys.authenticate(customer.id, answer, origin)
    if (!isVerified) return notVerifiedRefusal
    lender.store.customers.change(customer.id, {
      lastLoginPlace: toLoginPlace(query.isAuthFromApp === 'true'),
    })
    return createLoginAnswer(customer, lender, 'passkey')
  },
}

/** Returns the customer's id in base64url, as the user id that the device stores with the passkey. */
export function toPasskeyUserId({ customerId }: { readonly customerId: string }): string {
  return btoa(customerId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
