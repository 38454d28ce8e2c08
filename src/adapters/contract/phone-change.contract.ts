import * as v from 'valibot'
import { contract } from './call'

/** Changing the registered phone: 1§7, ACC-22. */
export const phoneChangeContract = contract('phone-change', {
  updateCellphone: {
    method: 'PUT',
    path: '/users/{taxId}/updateCellphone',
    summary: 'Cambia el celular registrado con el código que llegó al nuevo.',
    source: '1§7',
    access: 'open',
    body: v.object({
      cellphone: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
      smsCode: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    }),
    answer: 'none',
    refusals: {
      ERROR_UPDATE_CUSTOMER_CELLPHONE: 'No se pudo cambiar el celular.',
      INVALID_SMS_CODE_ERROR: 'El código es incorrecto, venció o ya se usó.',
    },
  },
})
