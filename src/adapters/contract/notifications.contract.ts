import * as v from 'valibot'
import { defineContract } from './call'

/** API calls for subscribing a device to push notifications and unsubscribing it. Source: 1§7. */
export const notificationsContract = defineContract('notifications', {
  subscribeDevice: {
    method: 'POST',
    path: '/push-notifications/subscribe',
    summary: 'Suscribe el dispositivo a los mensajes.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'body.externalCustomerID': 'customer-id' } },
    server: 'push',
    body: v.object({ externalCustomerID: v.string(), firebaseToken: v.string() }),
    answer: 'none',
    successStatus: 201,
    assumption: 'El cuerpo trae externalCustomerID y firebaseToken; responde 201.',
  },
  unsubscribeDevice: {
    method: 'POST',
    path: '/push-notifications/unsubscribe',
    summary: 'El dispositivo deja de recibir los mensajes de ese cliente: salió.',
    source: 'PRO-06',
    access: 'open',
    objectAccess: {
      ownership: 'secret',
      by: {
        'body.externalCustomerID': 'customer-id',
        'body.firebaseToken': 'device-token',
      },
    },
    server: 'push',
    body: v.object({ externalCustomerID: v.string(), firebaseToken: v.string() }),
    answer: 'none',
    assumption:
      'Se llama al salir, cuando ya no hay sesión: alcanza con saber el token del dispositivo. Sin ella (404 o 501) no se pierde nada: el dispositivo deja de recibir igual.',
  },
})
