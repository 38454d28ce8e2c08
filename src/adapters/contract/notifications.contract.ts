import * as v from 'valibot'
import { call } from './call'

/** Notices inside the portal, and messages to the device: 1§7. */
export const notificationsContract = {
  listNotifications: call({
    method: 'GET',
    path: '/customers/notifications',
    summary: 'Los avisos que el cliente todavía no vio.',
    source: '1§7',
    access: 'session',
    answer: v.array(
      v.object({ id: v.string(), steps: v.array(v.object({ order: v.number(), htmlCode: v.string() })) }),
    ),
    assumption: 'Lista de avisos con id y steps (order, htmlCode).',
  }),
  markSeen: call({
    method: 'POST',
    path: '/customers/notifications/{id}',
    summary: 'Marca un aviso como visto.',
    source: '1§7',
    access: 'session',
    answer: 'none',
  }),
  subscribeDevice: call({
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
  }),
} as const
