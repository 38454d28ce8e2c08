/**
 * Texts of the evidence file, which contains everything that the portal showed about a payment, a claim or
 * an automatic collection, or about turning automatic collection on or off. Source: DOC-05.
 */
export const evidenceFileTexts = {
  title: {
    payment: 'Constancia de un pago',
    claim: 'Constancia de un reclamo',
    collection: 'Constancia de un cobro automático',
    activation: 'Constancia del alta del cobro automático',
    deactivation: 'Constancia de la baja del cobro automático',
  },
  purpose:
    'Reúne lo que el portal mostró, para presentarlo al banco, al prestamista o a Defensa del Consumidor.',
  madeOn: (moment: string) => `Se armó el ${moment}, hora de Buenos Aires, en el dispositivo del cliente.`,
  moment: (day: string, time: string) => `${day} a las ${time}`,
  button: 'Armar una constancia (PDF)',
  of: (caseNumber: string) => `del reclamo ${caseNumber}`,
  saved: 'Guardamos la constancia en tus descargas.',
  notMade: 'No pudimos armar la constancia. Probá de nuevo.',
  customer: 'Cliente',
  name: 'Nombre',
  taxId: 'CUIT o CUIL',
  receipt: 'Comprobante',
  amounts: 'Importes antes y después',
  before: 'Debía antes de pagar',
  paid: 'Pagó',
  shown: 'Lo que mostró el portal',
  claim: 'Reclamo',
  reason: 'Motivo',
  status: 'Estado',
  fingerprint: 'Huella de este documento (SHA-256)',
  explained:
    'La huella se calcula con todos los renglones de arriba, en orden, en UTF-8 y con un salto de línea entre cada uno. Si se cambia una letra, da otra.',
  file: {
    payment: (day: string) => `constancia-pago-${day}.pdf`,
    claim: (day: string) => `constancia-reclamo-${day}.pdf`,
    collection: (day: string) => `constancia-cobro-${day}.pdf`,
    activation: (day: string) => `constancia-alta-${day}.pdf`,
    deactivation: (day: string) => `constancia-baja-${day}.pdf`,
  },
} as const
