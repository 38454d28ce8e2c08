import * as v from 'valibot'
import { defineContract } from './call'
import { blockedChangeRefusals, identityCheckRefusalCodes } from './refusals'
import { identityCheckFields } from './identity-check.schema'
import { smsCodeSchema } from './value.schema'

/** API calls for changing the customer's registered phone. Source: 1§7, ACC-22, ACC-36. */
export const phoneChangeContract = defineContract('phone-change', {
  updateCellphone: {
    method: 'PUT',
    path: '/users/{taxId}/updateCellphone',
    summary: 'Cambia el celular registrado con el código que llegó al nuevo.',
    source: '1§7',
    access: 'optional',
    objectAccess: {
      ownership: 'secret',
      by: {
        'path.taxId': 'tax-id',
        'body.smsCode': 'sms-code',
        'body.idtx': 'identity-check',
        'body.externalTransactionId': 'identity-check',
      },
    },
    body: v.object({
      cellphone: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
      smsCode: smsCodeSchema,
      ...identityCheckFields,
    }),
    answer: 'none',
    refusals: {
      ERROR_UPDATE_CUSTOMER_CELLPHONE: 'No se pudo cambiar el celular.',
      INVALID_SMS_CODE_ERROR: 'El código es incorrecto, venció o ya se usó.',
      ...identityCheckRefusalCodes,
      ...blockedChangeRefusals,
    },
    assumption:
      'El cuerpo lleva además la validación de identidad que autoriza el cambio: idtx y externalTransactionId. Tiene que ser PHONE y de esa persona, sirve para un solo cambio y vence a los 15 minutos; el prestamista avisa del cambio al celular anterior.',
  },
})
