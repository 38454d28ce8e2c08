export const demoShopQrCodeTexts = {
  label: 'QR de un comercio',
  hint: 'Para escanear esta pantalla con otro celular, o imprimirlo.',
  choose: 'Elegí un comercio',
  shop: (name: string, kind: string) => `${name} · ${kind}`,
  amount: (kind: string, amount: string) => `${kind}, ${amount}`,
  kinds: {
    open: 'sin importe',
    closed: 'con importe',
    blocked: 'comercio bloqueado',
    'not-interoperable': 'no interoperable',
    'over-limit': 'más de lo que queda',
  } as Readonly<Record<string, string>>,
  picture: (name: string) => `QR de ${name}`,
  copy: 'Copiar el texto del QR',
  print: 'Imprimir el QR',
} as const
