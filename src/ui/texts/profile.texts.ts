export const profileTexts = {
  title: 'Mis datos',
  lead: 'Lo que sabemos de vos y cómo ingresás.',
  person: 'Quién sos',
  labels: {
    dni: 'DNI',
    taxId: 'CUIT',
    phone: 'Celular',
    email: 'Correo',
  },
  phone: {
    title: 'Cambiar mi celular',
    detail: 'Con una selfie y un código al número nuevo',
  },
  password: {
    title: 'Cambiar mi contraseña',
    detail: 'Después vas a ingresar de nuevo',
  },
  soon: 'Pronto vas a poder cambiar acá tu correo, tu domicilio y tu foto. Mientras tanto, pedinos el cambio por chat.',
  chat: 'Hablar por chat',
} as const
