import * as v from 'valibot'
import { defineContract } from './call'
import { signedInCustomerSchema } from './customer.schema'
import { queryFlagSchema } from './value.schema'
import { blockedChangeRefusals } from './refusals'

/** API calls for passkeys, with which the customer signs in by fingerprint or face. Source: 1§7, ACC-28. */
export const passkeysContract = defineContract('passkeys', {
  findRegistration: {
    method: 'GET',
    path: '/webauthn/registration/{taxId}',
    summary: 'Si el cliente ya registró un desbloqueo.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    answer: v.object({ registered: v.boolean() }),
    assumption: 'La respuesta trae registered.',
  },
  registrationChallenge: {
    method: 'GET',
    path: '/webauthn/registration-challenge',
    summary: 'El desafío para registrar un desbloqueo.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    answer: v.object({ challenge: v.string(), userId: v.string() }),
    assumption: 'challenge y userId en base64url.',
  },
  register: {
    method: 'POST',
    path: '/webauthn/register',
    summary: 'Registra un desbloqueo.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    body: v.object({
      id: v.string(),
      clientDataJSONEncoded: v.string(),
      attestationObjectEncoded: v.string(),
    }),
    answer: 'none',
    successStatus: 201,
    refusals: blockedChangeRefusals,
    assumption: 'Responde 201 sin cuerpo.',
  },
  deleteCredentials: {
    method: 'DELETE',
    path: '/webauthn/delete-credentials',
    summary: 'Borra los desbloqueos del cliente.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'query.taxId': 'tax-id' } },
    query: v.object({ taxId: v.string() }),
    answer: 'none',
    assumption: 'taxId viaja en la consulta; responde 204.',
  },
  authenticationChallenge: {
    method: 'GET',
    path: '/webauthn/authentication-challenge/{taxId}',
    summary: 'El desafío para ingresar con un desbloqueo.',
    source: '1§7',
    access: 'open',
    objectAccess: { ownership: 'anybody', by: { 'path.taxId': 'tax-id' } },
    answer: v.object({ challenge: v.string(), credentialID: v.array(v.string()) }),
    assumption: 'credentialID es una lista en base64url, vacía si no hay desbloqueos.',
  },
  authenticate: {
    method: 'POST',
    path: '/webauthn/authenticate/{taxId}',
    summary: 'Ingresa con un desbloqueo.',
    source: '1§7',
    access: 'open',
    objectAccess: {
      ownership: 'secret',
      by: { 'path.taxId': 'tax-id', 'body.signatureEncoded': 'passkey-signature' },
    },
    query: v.object({ isAuthFromApp: queryFlagSchema }),
    body: v.object({
      id: v.optional(v.string()),
      clientDataJSONEncoded: v.string(),
      authenticatorDataEncoded: v.string(),
      signatureEncoded: v.string(),
    }),
    answer: signedInCustomerSchema,
    assumption:
      'Además de lo acordado viaja id, la credencial usada; la respuesta es como la de authenticateCustomer.',
  },
})
