import * as v from 'valibot'
import { contract } from './call'

/** Messages to the device: 1§7. */
export const notificationsContract = contract('notifications', {
  subscribeDevice: {
    method: 'POST',
    path: '/push-notifications/subscribe',
    summary: 'Suscribe el dispositivo a los mensajes.',
    source: '1§7',
    access: 'session',
    base: 'push',
    body: v.object({ externalCustomerID: v.string(), firebaseToken: v.string() }),
    answer: 'none',
    status: 201,
    assumption: 'El cuerpo trae externalCustomerID y firebaseToken; responde 201.',
  },
})
