# language: es
Característica: Mis facturas
  Una factura por cada pago: la última adelante, las demás en una tabla.

  Regla: Cada una se descarga

    @DOC-03 @SES-15 @camino
    Escenario: Gabriela descarga su última factura
      Dado que Gabriela ingresó y está en "sus facturas"
      Cuando toca "Descargar la factura"
      Entonces un aviso dice "Abrimos la factura en otra pestaña."
      Y se abre 1 archivo en otra pestaña

    @DOC-03
    Escenario: Gabriela descarga una de las anteriores
      Dado que Gabriela ingresó y está en "sus facturas"
      Cuando toca "Descargar la factura 0004-00000003"
      Entonces un aviso dice "Abrimos la factura en otra pestaña."
      Y se abre 1 archivo en otra pestaña

    @DOC-03
    Escenario: La última va adelante, con su número, su día y su total
      Dado que Gabriela ingresó y está en "sus facturas"
      Entonces la pantalla dice:
        | Mis facturas                                                                  |
        | Hay una factura por cada pago: está entre 24 y 48 horas después de pagar. |
        | Tu última factura                                                             |
        | Facturas anteriores                                                           |

    @DOC-03
    Escenario: Gabriela ve las anteriores de la más nueva a la más vieja
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que pagó estas facturas:
        | 0004-00000001 | 2026-08-31 | 1250    |
        | 0004-00000003 | 2026-10-28 | 2870.5  |
        | 0004-00000002 | 2026-09-30 | 11306.4 |
      Entonces sus facturas anteriores son:
        | 30/9/2026 0004-00000002 $ 11.306,40 Descargar la factura 0004-00000002 |
        | 31/8/2026 0004-00000001 $ 1.250,00 Descargar la factura 0004-00000001  |

    @DOC-03
    Escenario: De una sola anterior se dice que es la única
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que pagó estas facturas:
        | 0004-00000001 | 2026-08-31 | 1250   |
        | 0004-00000003 | 2026-10-28 | 2870.5 |
      Cuando abre el portal
      Entonces la pantalla dice:
        | Hay una sola anterior |

    @DOC-03
    Escenario: De varias anteriores se dice cuántas son
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que pagó estas facturas:
        | 0004-00000001 | 2026-08-31 | 1250    |
        | 0004-00000003 | 2026-10-28 | 2870.5  |
        | 0004-00000002 | 2026-09-30 | 11306.4 |
      Cuando abre el portal
      Entonces la pantalla dice:
        | Estas son tus 2 anteriores |

    @DOC-03
    Escenario: Si son muchas, se ven de a poco
      Dado que Irma ingresó y está en "sus facturas"
      Cuando toca "Ver más facturas"
      Entonces ve 70 facturas anteriores

  Regla: Lo que no está dice por qué y cuándo va a estar

    @DOC-03
    Escenario: Sin facturas se dice cuándo las va a haber
      Dado que Marta ingresó y está en "sus facturas"
      Y que no hay pagos registrados
      Cuando abre el portal
      Entonces la pantalla dice:
        | Mis facturas                                                                      |
        | Todavía no tenés facturas                                                         |
        | Cuando pagues una cuota, su factura va a estar acá entre 24 y 48 horas después. |
      Y la pantalla lleva a:
        | Ver mis pagos | /mis-pagos |

    @DOC-03
    Escenario: La que todavía no está dice cuándo
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que la consulta de "la factura" responde que no existe
      Cuando toca "Descargar la factura"
      Entonces un aviso dice "Esa factura todavía no está. Va a estar entre 24 y 48 horas después del pago."

    @DOC-03
    Escenario: La que no llega dice por qué
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que la consulta de "la factura" responde con un error
      Cuando toca "Descargar la factura"
      Entonces un aviso dice "La factura no se descargó. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."

    @DOC-03 @SES-16
    Escenario: La lista que no llega se pide de nuevo
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que la consulta de "las facturas" responde con un error
      Cuando prueba de nuevo
      Entonces ve la pantalla "Mis facturas"

    @DOC-03 @GEN-10
    Escenario: La que no se puede leer no esconde las demás
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que en "las facturas" viene algo que no se puede leer
      Cuando abre el portal
      Entonces ve la pantalla "Mis facturas"
      Y se le dice que hay algo que no se pudo mostrar

  Regla: Lo que se espera, lo que no llega y cada parte se dicen

    @DOC-03
    Escenario: Mientras llegan las facturas se dice qué se espera
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | Mis facturas           |
        | Cargando tus facturas |

    @DOC-03
    Escenario: Las facturas que no llegan traen el código para la atención
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que la consulta de "las facturas" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos cargar tus facturas                             |
        | Si nos escribís, pasanos este código: INVOICES_INIT_ERROR |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @DOC-03
    Escenario: Cada dato de las facturas tiene su nombre
      Dado que Gabriela ingresó y está en "sus facturas"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Número  |
        | Fecha   |
        | Factura |
        | Total   |
        | Archivo |
      Y quien no ve la pantalla oye:
        | Tu última factura   |
        | Facturas anteriores |
        | Facturas anteriores |
