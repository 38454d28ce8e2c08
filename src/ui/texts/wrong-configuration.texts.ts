const addressConfigKeys: readonly string[] = ['apiBaseUrl', 'pushBaseUrl']

export const wrongConfigurationTexts = {
  title: 'El portal no está bien configurado',
  unreadable: 'No se pudo leer el archivo config.json.',
  wrongKey: (key: string) =>
    `Revisá la clave "${key}" del archivo config.json.${addressConfigKeys.includes(key) ? ' Va una dirección https:// o un camino, como /api.' : ''}`,
} as const
