/** Texts for a browser that can start the portal, but is older than the portal supports. Source: GEN-16. */
export const oldBrowserTexts = {
  title: 'Tu navegador es viejo',
  advice:
    'Podés usar el portal, pero algunas pantallas pueden verse desordenadas. Para verlas bien, actualizá el navegador o entrá desde otro.',
  proceed: 'Seguir igual',
} as const
