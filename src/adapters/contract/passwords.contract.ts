import * as v from 'valibot'
import { defineContract } from './call'
import { blockedChangeRefusals } from './refusals'

/** API calls for creating or changing the customer's password. Source: 1§7, ACC-17. */
export const passwordsContract = defineContract('passwords', {
  setPassword: {
    method: 'PUT',
    path: '/authenticate',
    summary: 'Crea o cambia la contraseña del cliente.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    body: v.object({
      newPass: v.pipe(v.string(), v.regex(/^[!-~ñÑ]{6,}$/)),
      currentPass: v.optional(v.string()),
    }),
    answer: 'none',
    refusals: {
      PASSWORD_PROOF_REQUIRED:
        'Falta la contraseña actual: la sesión no empezó hace poco con un código o una huella.',
      WRONG_CURRENT_PASSWORD: 'La contraseña actual es incorrecta.',
      ...blockedChangeRefusals,
    },
    assumption:
      'Se acepta con currentPass, la contraseña actual, o si la sesión empezó hace poco con un código o con huella o rostro; si no, PASSWORD_PROOF_REQUIRED. Los intentos con currentPass se cuentan como los de ingreso. newPass son 6 letras o números o más; con passwordsWithSymbols en la configuración, 8 caracteres o más, con símbolos.',
  },
})
