import * as v from 'valibot'
import { contract } from './call'

/** Creating or changing the password: 1§7, ACC-17. */
export const passwordsContract = contract('passwords', {
  setPassword: {
    method: 'PUT',
    path: '/authenticate',
    summary: 'Crea o cambia la contraseña del cliente.',
    source: '1§7',
    access: 'session',
    body: v.object({ newPass: v.pipe(v.string(), v.regex(/^[A-Za-zñÑ0-9]{6,}$/)) }),
    answer: 'none',
  },
})
