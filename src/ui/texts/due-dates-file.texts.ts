/**
 * Texts inside the calendar file with a loan's due dates, and of the notice that the file was saved. This
 * module is loaded only when the file is created. Source: LOA-14, COL-02.
 */
export const dueDatesFileTexts = {
  saved: 'Guardamos los vencimientos en tus descargas. Abrí el archivo para sumarlos a tu calendario.',
  savedWithCollection:
    'Guardamos los vencimientos y el próximo cobro automático en tus descargas. Abrí el archivo para sumarlos a tu calendario.',
  product: 'Portal de clientes',
  event: (number: number, count: number, name: string) => `Vence la cuota ${number} de ${count}: ${name}`,
  eventDetail: (amount: string, externalId: string) => `Importe: ${amount}. Préstamo ${externalId}.`,
  collection: (number: number, count: number, name: string) =>
    `Se cobra de tu cuenta la cuota ${number} de ${count}: ${name}`,
  collectionDetail: (amount: string, externalId: string) =>
    `Importe: ${amount}. Préstamo ${externalId}. Tené esa plata en tu cuenta ese día.`,
} as const
