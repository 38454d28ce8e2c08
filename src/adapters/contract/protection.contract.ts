import * as v from 'valibot'
import { defineContract } from './call'
import { utcInstantSchema } from './dates.schema'
import { lenientListOrEmptySchema, lenientListSchema } from './list.schema'
import { optionalField } from './optional-field.schema'
import {
  identityProofSchema,
  identityProofApiAssumption,
  identityProofRefusals,
} from './identity-proof.schema'

/**
 * API calls that protect the customer's account when another person has their device or password.
 * Source: ACC-38 to ACC-41.
 */
export const protectionContract = defineContract('protection', {
  reportLostPhone: {
    method: 'POST',
    path: '/protection/lost-phone',
    summary: 'Cierra todas las sesiones y retiene los cambios, con DNI y contraseña y sin código.',
    source: 'ACC-38',
    access: 'open',
    objectAccess: { ownership: 'secret', by: { 'body.dni': 'dni', 'body.password': 'password' } },
    body: v.object({
      dni: v.pipe(v.string(), v.regex(/^\d{6,8}$/)),
      password: v.pipe(v.string(), v.nonEmpty()),
    }),
    answer: v.object({ reportedAt: utcInstantSchema, passkeysPaused: optionalField(v.boolean()) }),
    refusals: {
      LOST_PHONE_NOT_PROVED:
        'El DNI y la contraseña no alcanzan: no son de nadie, no coinciden o el usuario está bloqueado.',
    },
    assumption:
      'Termina todas las sesiones del cliente (también las de huella), borra sus dispositivos de los avisos y retiene los cambios hasta que el prestamista los libere: lo retenido responde 409 OPERATION_HELD_BACK. Un DNI de nadie, una contraseña equivocada y un usuario bloqueado se responden igual: el mismo estado, el mismo código, las mismas palabras y el mismo tiempo. Los intentos se cuentan como los de ingreso. Repetirlo responde lo mismo. Con passkeysPaused en true ningún desbloqueo de antes ingresa ni prueba nada hasta que el prestamista libere los cambios: authenticate y lo que pide una prueba los rechazan. Sin él, el portal dice que ese celular todavía entra con la huella hasta que se la quite. Con 404 o 501 el portal lleva al chat.',
  },
  listDevices: {
    method: 'GET',
    path: '/protection/{taxId}/devices',
    summary: 'Las sesiones abiertas y los desbloqueos del cliente.',
    source: 'ACC-39',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    answer: v.object({
      sessions: lenientListSchema(
        v.object({
          id: v.pipe(v.string(), v.nonEmpty()),
          device: optionalField(v.string()),
          place: optionalField(v.string()),
          lastUsedAt: utcInstantSchema,
          isCurrent: v.boolean(),
        }),
      ),
      passkeys: lenientListOrEmptySchema(
        v.object({
          id: v.pipe(v.string(), v.nonEmpty()),
          name: optionalField(v.string()),
          createdAt: optionalField(utcInstantSchema),
        }),
      ),
      userId: v.string(),
    }),
    assumption:
      'La sesión que pregunta es la de isCurrent. place es la ciudad de la dirección IP. userId es el de registration-challenge: con él se le dice al dispositivo qué desbloqueos quedan. Con 404 o 501 el portal no muestra los dispositivos.',
  },
  endSessions: {
    method: 'POST',
    path: '/protection/{taxId}/end-sessions',
    summary: 'Cierra una sesión, o todas menos la que lo pide.',
    source: 'ACC-39',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    body: v.object({ sessionId: v.optional(v.string()), proof: identityProofSchema }),
    answer: 'none',
    refusals: identityProofRefusals,
    assumption: `Sin sessionId, todas las otras. De una que ya no está se responde lo mismo. ${identityProofApiAssumption}`,
  },
  removePasskey: {
    method: 'POST',
    path: '/protection/{taxId}/remove-passkey',
    summary: 'Borra un desbloqueo, o todos.',
    source: 'ACC-39',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    body: v.object({ passkeyId: v.optional(v.pipe(v.string(), v.nonEmpty())), proof: identityProofSchema }),
    answer: 'none',
    refusals: identityProofRefusals,
    assumption: `Sin passkeyId, todos: el portal lo usa en lugar de DELETE /webauthn/delete-credentials, que no pide prueba, y deja ésa para quien con listDevices responde 404 o 501. De uno que ya no está se responde lo mismo. ${identityProofApiAssumption}`,
  },
  disownChange: {
    method: 'POST',
    path: '/protection/{taxId}/disowned-changes',
    summary: 'El cliente no reconoce un cambio: se cierran las otras sesiones y se retienen los cambios.',
    source: 'ACC-41',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    body: v.object({ change: v.picklist(['PHONE', 'PASSWORD', 'DEVICE']) }),
    answer: 'none',
    assumption:
      'No pide contraseña, porque sólo protege: cierra las otras sesiones, borra los dispositivos de los avisos y retiene los cambios hasta que el prestamista los libere. El reclamo va después por POST /claims. Con 404 o 501 el portal abre el reclamo igual.',
  },
})
