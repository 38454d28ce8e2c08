import * as v from 'valibot'
import { contract } from './call'
import { instant } from './dates.schema'

/** What protects the account if a device or a password is in other hands. Source: ACC-38, ACC-40. */
export const protectionContract = contract('protection', {
  reportLostPhone: {
    method: 'POST',
    path: '/protection/lost-phone',
    summary: 'Cierra todas las sesiones y retiene los cambios, con DNI y contraseña y sin código.',
    source: 'ACC-38',
    access: 'open',
    touches: { whose: 'secret', by: { 'body.dni': 'dni', 'body.password': 'password' } },
    body: v.object({
      dni: v.pipe(v.string(), v.regex(/^\d{6,8}$/)),
      password: v.pipe(v.string(), v.nonEmpty()),
    }),
    answer: v.object({ reportedAt: instant }),
    refusals: {
      LOST_PHONE_NOT_PROVED:
        'El DNI y la contraseña no alcanzan: no son de nadie, no coinciden o el usuario está bloqueado.',
    },
    assumption:
      'Termina todas las sesiones del cliente (también las de huella), borra sus dispositivos de los avisos y retiene los cambios hasta que el prestamista los libere: lo retenido responde 409 OPERATION_HELD_BACK. Un DNI de nadie, una contraseña equivocada y un usuario bloqueado se responden igual: el mismo estado, el mismo código, las mismas palabras y el mismo tiempo. Los intentos se cuentan como los de ingreso. Repetirlo responde lo mismo. Con 404 o 501 el portal lleva al chat.',
  },
})
