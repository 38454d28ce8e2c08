type OpenApiNode = Readonly<Record<string, unknown>>

/**
 * The OpenAPI server of the lender's API. Its address is `apiBaseUrl` of the portal's configuration, by
 * default that of the sandbox.
 */
export const openApiServerOfLender: OpenApiNode = {
  url: '{apiBaseUrl}',
  description: 'La dirección sale de la configuración del portal.',
  variables: {
    apiBaseUrl: {
      default: 'http://localhost:4000/api',
      description:
        'apiBaseUrl de config.json, sin barra al final. La que está escrita es la del servidor de prueba.',
    },
  },
}

const pushServer: OpenApiNode = {
  url: '{pushBaseUrl}',
  description: 'La dirección de los mensajes sale de la configuración del portal.',
  variables: {
    pushBaseUrl: {
      default: 'http://localhost:4000/push',
      description:
        'pushBaseUrl de config.json, sin barra al final. La que está escrita es la del servidor de prueba.',
    },
  },
}

const portalServer: OpenApiNode = {
  url: '{portalUrl}',
  description: 'El origen en que está publicado el portal.',
  variables: {
    portalUrl: {
      default: 'http://localhost:4173',
      description: 'El origen del portal, sin barra al final. El que está escrito es el de esta máquina.',
    },
  },
}

/** The OpenAPI servers of the API calls that are not sent to the address of the lender's API. */
export const openApiServersByKind = { push: pushServer, portal: portalServer } as const
