export const profileTexts = {
  title: 'Mis datos',
  soon: 'Pronto vas a poder ver y cambiar acá tus datos de contacto y tu domicilio.',
} as const
