# language: es
Característica: Abrir el enlace de una refinanciación
  Quien tiene una deuda recibe un enlace, y con él ve su propuesta sin ingresar.

  Regla: El enlace dice de quién es la propuesta, y el prestamista cuánto

    @REF-03 @REF-10 @camino
    Escenario: Ramona ve cuánto debe, cómo se divide y qué pasos siguen
      Dado que Ramona recibió su enlace de refinanciación
      Cuando abre el portal
      Entonces la pantalla dice:
        | Refinanciá tu deuda                                           |
        | Hola, Ramona Paredes. Esta es tu propuesta para ponerte al día. |
        | Tu deuda total                                                |
        | $ 240.997,65                                                  |
        | Cómo sigue                                                    |
        | Refinanciás en cuotas                                         |
        | $ 216.897,88                                                  |
        | Pagás hoy con tarjeta de débito                               |
        | $ 24.099,77                                                   |
        | Elegís en cuántas cuotas pagar.                               |
        | Validás tu identidad con una selfie.                          |
        | Cargás tu tarjeta de débito.                                  |
        | Revisás todo, aceptás y pagás.                                |
        | Continuar                                                     |
      Y quien no ve la pantalla oye:
        | Tu deuda total |

    @REF-03
    Escenario: El enlace dice cuánto le queda
      Dado que Ramona recibió su enlace de refinanciación
      Cuando abre el portal
      Entonces la pantalla dice:
        | El enlace vence en 9:00:00 |

    @REF-03
    Escenario: Si el prestamista no dice cómo se llama, no se la saluda por ningún nombre
      Dado que Ramona recibió su enlace de refinanciación
      Y que el prestamista no dice cómo se llama quien refinancia
      Cuando abre el portal
      Entonces la pantalla dice:
        | Esta es tu propuesta para ponerte al día. |

    @REF-03 @REF-04
    Escenario: El enlace no queda en la dirección, y al recargar sigue la propuesta
      Dado que Ramona recibió su enlace de refinanciación
      Cuando abre el portal
      Y recarga la página
      Entonces la pantalla dice:
        | $ 240.997,65 |
      Y llega a "/refinanciacion"

    @REF-01
    Escenario: Lo que el enlace dice de quién es no está en el título
      Dado que Ramona recibió su enlace de refinanciación
      Cuando abre el portal
      Entonces la pestaña se llama "Refinanciá tu deuda · Luma Créditos"

    @REF-03
    Escenario: Si no se puede buscar se dice con qué referencia, y a quién preguntarle
      Dado que Ramona recibió su enlace de refinanciación
      Y que la consulta de "la propuesta" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos buscar tu propuesta                                       |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Si nos escribís, pasanos este código: GET_REFINANCING_INFO_ERROR                               |
        | Probar de nuevo                                                      |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @REF-03
    Escenario: Mientras se busca la propuesta se dice qué se espera
      Dado que Ramona recibió su enlace de refinanciación
      Y que la consulta de "la propuesta" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Refinanciá tu deuda   |
        | Buscando tu propuesta |

    @REF-03
    Esquema del escenario: Lo que falló una vez se busca de nuevo
      Dado que Ramona recibió su enlace de refinanciación
      Y que la consulta de "la propuesta" <falla>
      Cuando abre el portal
      Y prueba de nuevo
      Entonces la pantalla dice:
        | $ 240.997,65 |

      Ejemplos:
        | falla                           |
        | responde que el pedido está mal |
        | no se puede leer                |
        | no llega                        |

    @REF-04
    Escenario: En el mismo dispositivo, el enlace de otro no muestra nada del anterior
      Dado que Ramona recibió su enlace de refinanciación
      Cuando abre el portal
      Y abre el enlace de refinanciación de Julio
      Y abre "/refinanciacion/plan-cuotas"
      Entonces ve la pantalla "El enlace venció"

    @REF-03 @DEM-02
    Esquema del escenario: Desde el panel de la demo se abre el enlace de <cliente>
      Dado que nadie ingresó
      Cuando el capacitador abre la refinanciación de <cliente>
      Entonces ve la pantalla "<pantalla>"

      Ejemplos:
        | cliente | pantalla            |
        | Ramona  | Refinanciá tu deuda |
        | Julio   | El enlace venció    |

  Regla: Lo que no es un enlace se explica

    @REF-01
    Escenario: Sin enlace se dice cómo entrar
      Dado que nadie ingresó
      Cuando abre "/refinanciacion"
      Entonces la pantalla dice:
        | Abrí el enlace que te enviamos |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @REF-04
    Escenario: A los planes no se llega sin que se sepa qué se ofrece
      Dado que Ramona recibió su enlace de refinanciación
      Y que la consulta de "la propuesta" responde con un error
      Cuando abre el portal
      Y abre "/refinanciacion/plan-cuotas"
      Entonces ve la pantalla "Refinanciá tu deuda"

    @REF-01
    Escenario: Por chica que sea la cuota que dice, un enlace es válido
      Dado que alguien abre el enlace de refinanciación "27169088336;12;0.01;2026-11-21"
      Cuando abre el portal
      Entonces ve la pantalla "Refinanciá tu deuda"

    @REF-01
    Esquema del escenario: Un enlace <cómo está> no es válido
      Dado que alguien abre el enlace de refinanciación "<enlace>"
      Cuando abre el portal
      Entonces la pantalla dice:
        | El enlace no es válido |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

      Ejemplos:
        | cómo está                    | enlace                              |
        | con un día que no existe     | 27169088336;12;95000.00;2026-02-30  |
        | de alguien que no es cliente | 20000000028;12;95000.00;2026-11-21  |

    @REF-01
    Esquema del escenario: Tampoco lo es <qué>
      Dado que nadie ingresó
      Cuando abre "/refinanciacion?hash=<hash>"
      Entonces la pantalla dice:
        | El enlace no es válido |

      Ejemplos:
        | qué                         | hash                     |
        | lo que no es base64         | %C2%BFqu%C3%A9%3F        |
        | lo que quiere ser otra cosa | ..%2F..%2Fmis-prestamos  |

    @REF-01
    Escenario: Tampoco lo es uno de diez mil letras
      Dado que alguien abre un enlace de refinanciación de 10000 letras
      Cuando abre el portal
      Entonces ve la pantalla "El enlace no es válido"

  Regla: El enlace sirve hasta las 21 de su día

    @REF-02
    Escenario: Se ve cuánto falta, segundo a segundo
      Dado que Ramona recibió su enlace de refinanciación
      Cuando abre el portal
      Y pasan 61 segundos
      Entonces el enlace vence en "8:58:59"

    @REF-02
    Esquema del escenario: Quien no mira el reloj oye "<oye>"
      Dado que Ramona recibió su enlace de refinanciación
      Y que en Buenos Aires son las "20:54:00" del "2026-11-21"
      Cuando abre el portal
      Y pasan <segundos> segundos
      Entonces la pantalla dice:
        | <oye> |

      Ejemplos:
        | segundos | oye              |
        | 60       | Quedan 5 minutos |
        | 300      | Queda 1 minuto   |

    @REF-02
    Escenario: A las 21 en punto venció, y se dice a quién preguntarle
      Dado que Ramona recibió su enlace de refinanciación
      Y que en Buenos Aires son las "20:59:58" del "2026-11-21"
      Cuando abre el portal
      Y pasan 2 segundos
      Entonces la pantalla dice:
        | El enlace venció                                                              |
        | Servía hasta las 21 del día en que te lo mandamos. Escribinos por chat y vemos cómo seguir.       |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @REF-02
    Escenario: Al despertar del sueño del dispositivo se cuenta lo que pasó
      Dado que Ramona recibió su enlace de refinanciación
      Cuando abre el portal
      Y pasan 32401 segundos
      Entonces ve la pantalla "El enlace venció"

    @REF-02
    Escenario: El enlace de ayer de Julio venció
      Dado que Julio recibió su enlace de refinanciación
      Cuando abre el portal
      Entonces ve la pantalla "El enlace venció"

    @REF-02 @REF-11
    Escenario: Cambiarle el día al enlace no revive la propuesta
      Dado que alguien abre el enlace de refinanciación "20230156493;18;40000.00;2026-12-31"
      Cuando abre el portal
      Entonces la pantalla dice:
        | El enlace venció                                                                                                                      |
        | Esta propuesta ya no está disponible. Si ya la pagaste, no tenés que hacer nada más. Si no, escribinos por chat. |

    @REF-02
    Esquema del escenario: Con <refinanciar> para refinanciar y <hoy> para hoy se ve "<pantalla>"
      Dado que Ramona recibió su enlace de refinanciación
      Y que el prestamista propone <refinanciar> para refinanciar y <hoy> para pagar hoy
      Cuando abre el portal
      Entonces ve la pantalla "<pantalla>"

      Ejemplos:
        | refinanciar | hoy  | pantalla                             |
        | -1          | 100  | El enlace venció                     |
        | 0           | 100  | Refinanciá tu deuda                  |
        | 0.01        | 0.01 | Refinanciá tu deuda                  |

    @REF-02 @PAY-23
    Esquema del escenario: Con <refinanciar> y <hoy> el enlace vale, y se termina por chat
      Dado que Ramona recibió su enlace de refinanciación
      Y que el prestamista propone <refinanciar> para refinanciar y <hoy> para pagar hoy
      Cuando abre el portal
      Entonces la pantalla dice:
        | Tu deuda total $ 100      |
        | Esta propuesta se termina por chat |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
      Y la pantalla no dice:
        | Continuar |

      Ejemplos:
        | refinanciar | hoy |
        | 0           | 100 |
        | 100         | 0   |

  Regla: A un paso sin lo anterior se vuelve al comienzo

    @REF-04
    Esquema del escenario: Sin haber abierto el enlace, <dirección> lleva al comienzo
      Dado que nadie ingresó
      Cuando abre "<dirección>"
      Entonces llega a "/refinanciacion"

      Ejemplos:
        | dirección                   |
        | /refinanciacion/plan-cuotas |
        | /refinanciacion/selfie      |
        | /refinanciacion/forma-pago  |
        | /refinanciacion/resumen     |
        | /refinanciacion/final       |

    @REF-04
    Esquema del escenario: El enlace que trae <dirección> no se pierde
      Dado que Ramona recibió su enlace de refinanciación en "<dirección>"
      Cuando abre el portal
      Entonces la pantalla dice:
        | $ 240.997,65 |

      Ejemplos:
        | dirección                   |
        | /refinanciacion/plan-cuotas |
        | /refinanciacion/resumen     |
        | /refinanciacion/cualquiera  |
