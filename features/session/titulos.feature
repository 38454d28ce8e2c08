# language: es
Característica: Los títulos de las pantallas

  Regla: Cada pantalla dice cuál es y qué se hace en ella

    @GEN-01
    Esquema del escenario: Quien llega a <camino> lee "<título>"
      Dado que <persona> ingresó y está en "<camino>"
      Cuando abre el portal
      Entonces ve la pantalla "<título>"
      Y la pantalla dice:
        | <además> |

      Ejemplos:
        | persona | camino                   | título                       | además                                                                                                |
        | Marta   | /mis-prestamos           | Mis préstamos                | Elegí un préstamo para ver sus cuotas.                                                                |
        | Marta   | /mis-pagos               | Mis pagos                    | Los pagos que registramos, del más nuevo al más viejo.                                                |
        | Marta   | /enviar-comprobante      | Enviar un comprobante        | Si pagaste y todavía no lo ves en tus pagos, mandanos el comprobante.                                 |
        | Marta   | /pagar-cuota             | Pagar cuota                  | Elegí qué querés pagar.                                                                               |
        | Paula   | /mis-tarjetas            | Mis tarjetas                 | Con estas tarjetas de débito se pagan las cuotas de tus préstamos.                                    |
        | Marta   | /como-pagar-cuota-online | Cómo pagar tu cuota en línea | Es rápido, y no hace falta que nos mandes el comprobante.                                             |
        | Marta   | /ayuda                   | Ayuda                        | Las respuestas a lo que más nos preguntan.                                                            |
        | Marta   | /consultas               | Consultas y reclamos         | Contanos qué pasó. Te respondemos dentro de las 48 horas.                                             |
        | Marta   | /encuesta                | Contanos tu experiencia      | Son pocas preguntas y nos ayudan a mejorar el portal.                                                 |

  Regla: Lo que no se pudo cargar lo dice el título

    @SES-16
    Esquema del escenario: Si no llega lo que se consulta, en <camino> se lee "<título>"
      Dado que Marta ingresó y está en "<camino>"
      Y que la consulta de "<consulta>" responde con un error
      Cuando abre el portal
      Entonces ve la pantalla "<título>"

      Ejemplos:
        | camino                              | consulta                 | título                                     |
        | /mis-prestamos                      | los préstamos            | No pudimos cargar tus préstamos            |
        | /mis-prestamos/p-6b1f0c92           | los préstamos            | No pudimos cargar tu préstamo              |
        | /mis-prestamos/p-6b1f0c92/ver-todas | los préstamos            | No pudimos cargar tu préstamo              |
        | /pagar-cuota                        | los préstamos a pagar    | No pudimos cargar tus préstamos            |
        | /pagar-cuota?externalId=40128753    | lo que se debe           | No pudimos cargar lo que debés             |
        | /mis-pagos                          | los pagos                | No pudimos cargar tus pagos                |
        | /enviar-comprobante                 | los tipos de comprobante | No pudimos cargar los tipos de comprobante |
        | /mis-tarjetas                       | la lista de tarjetas     | No pudimos cargar tus tarjetas             |

    @SES-16 @camino
    Escenario: Desde lo que no se pudo cargar se vuelve al inicio
      Dado que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Entonces la pantalla lleva a:
        | Ir al inicio | /inicio |
