# language: es
Característica: Lo que dicen las pantallas de la refinanciación

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: Un enlace con el que no se puede seguir dice qué hacer

    @REF-01
    Escenario: El que se cortó al copiarlo
      Cuando abre "/refinanciacion?hash=MjcxNjkwODgzMzZ8MTh8"
      Entonces la pantalla dice:
        | El enlace no es válido                                                                                               |
        | Puede que se haya cortado al copiarlo. Abrilo de nuevo desde nuestro mensaje, o escribinos por chat para pedir otro. |
        | Hablar por chat (se abre en otra pestaña)                                                                            |

    @REF-02 @PAY-23
    Escenario: El que no deja nada para pagar hoy
      Dado que el prestamista propone 100 para refinanciar y 0 para pagar hoy
      Cuando abre el portal
      Entonces la pantalla dice:
        | Tu deuda total $ 100                                                                      |
        | Refinanciás en cuotas                                                                     |
        | $ 100,00                                                                                  |
        | Para pagar hoy                                                                            |
        | $ 0,00                                                                                    |
        | El enlace vence en 9:00:00                                                                |
        | Esta propuesta se termina por chat                                                        |
        | Con estos importes no se puede pagar desde acá. Escribinos por chat y seguimos desde ahí. |
        | Hablar por chat (se abre en otra pestaña)                                                 |
      Y la pantalla no dice:
        | Pagás hoy con tarjeta de débito |

    @REF-03
    Escenario: El que se buscó muchas veces
      Dado que la consulta de "la propuesta" responde que son demasiados pedidos
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos buscar tu propuesta                                     |
        | Esta propuesta se buscó muchas veces. Probá de nuevo en un rato.   |
        | Probar de nuevo                                                    |
        | Hablar por chat (se abre en otra pestaña)                          |

  Regla: Cada plan dice lo que cuesta, y el que no se guarda por qué

    @REF-05 @REV-09 @camino
    Escenario: Los que se pueden elegir
      Cuando ve los planes de la refinanciación
      Entonces la pantalla dice:
        | Elegí en cuántas cuotas pagar                                       |
        | 12 cuotas de $ 30.075,74 cada una · Devolvés $ 360.908,88 · CFT 176,94 % |
        | 1 cuota de $ 237.520,64 · Devolvés $ 237.520,64 · CFT 197,41 %      |
        | Volver                                                              |
        | Continuar                                                           |
        | Elegí un plan para continuar.                                       |

    @REF-05 @REV-09
    Escenario: El elegido dice cuánto se paga en total
      Cuando ve los planes de la refinanciación
      Y marca el plan de "1 cuota"
      Entonces la pantalla dice:
        | Hoy pagás $ 24.099,77 y después devolvés $ 237.520,64: en total, $ 261.620,41. |

    @REF-05
    Escenario: Si no se pudieron buscar
      Dado que la consulta de "los planes de la refinanciación" responde con un error
      Cuando ve los planes de la refinanciación
      Entonces la pantalla dice:
        | No pudimos buscar los planes de cuotas                                       |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.         |
        | Probar de nuevo                                                              |
        | Volver                                                                       |
        | Si nos escribís, pasanos este código: GET_REFINANCING_INSTALLMENT_PLAN       |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @REF-05
    Escenario: Si el guardado tarda
      Dado que la consulta de "la refinanciación" no vuelve
      Cuando ve los planes de la refinanciación
      Y marca el plan de "12 cuotas"
      Y toca "Continuar"
      Y pasan 11 segundos
      Entonces mientras tanto la pantalla dice:
        | Elegí en cuántas cuotas pagar                                                           |
        | Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar. |

    @REF-05 @REF-11
    Escenario: El que el prestamista ya no ofrece
      Dado que la consulta de "la refinanciación" se rechaza con "INVALID_INSTALLMENT_PLAN"
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | No pudimos guardar tu plan                                                 |
        | Ese plan ya no está disponible. Elegí otro.                                |
        | Si nos escribís, pasanos este código: REFINANCING_CONFIRM_INSTALLMENT_PLAN |
        | Volver                                                                     |

    @REF-05 @REF-11
    Escenario: Si el prestamista retiró la propuesta
      Dado que la consulta de "la refinanciación" se rechaza con "REFINANCING_NOT_AVAILABLE"
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | No pudimos guardar tu plan                                                                                       |
        | Esta propuesta ya no está disponible. Si ya la pagaste, no tenés que hacer nada más. Si no, escribinos por chat. |
        | Si nos escribís, pasanos este código: REFINANCING_CONFIRM_INSTALLMENT_PLAN                                       |
      Y la pantalla no dice:
        | 12 cuotas |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
      Cuando toca "Volver"
      Entonces ve la pantalla "Refinanciá tu deuda"

    @REF-11 @PAY-16
    Escenario: El que no se sabe si se guardó
      Dado que la respuesta de "la refinanciación" se pierde
      Y que la consulta de "en qué terminó" no llega
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Estamos confirmando tu plan                                                   |
        | Puede que tu plan ya esté guardado, pero todavía no nos llegó la confirmación. |
        | No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo.       |
        | Consultar de nuevo                                                            |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
      Cuando toca "Consultar de nuevo"
      Entonces ve la pantalla "Validá tu identidad"

    @REF-11 @PAY-16
    Escenario: El que no llegó
      Dado que la consulta de "la refinanciación" no llega
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Si llega en un rato, te lo decimos acá. |
        | Volver a intentar                       |
        | Consultar de nuevo                      |
      Y la pantalla no dice:
        | Hablar por chat (se abre en otra pestaña) |

  Regla: La selfie dice cómo es y qué pasó con ella

    @REF-06
    Escenario: Antes de sacarla
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Validá tu identidad                                             |
        | Para cuidar tus datos, comprobamos que seas vos con una selfie. |
        | Tené a mano tu DNI y buscá un lugar con buena luz.              |
        | Sacate una selfie sin anteojos, gorra ni barbijo.               |
        | Al terminar volvés acá y seguís con tu tarjeta.                 |
        | Continuar con la selfie                                         |
        | Volver                                                          |
      Y la pantalla no dice:
        | Información: |

    @REF-06
    Escenario: En una computadora, si el código no se puede dibujar
      Dado que ningún código QR se puede dibujar
      Cuando elige refinanciar en "12 cuotas" en una computadora
      Entonces la pantalla dice:
        | La selfie se saca con el celular. No pudimos dibujar el código QR: abrí ahí el enlace que te enviamos. |
        | Volver                                                                                                 |
      Y la pantalla no dice:
        | La selfie se saca con el celular. Escaneá este código con la cámara y seguí desde ahí. |

    @REF-06
    Escenario: Si tarda en empezar
      Dado que la consulta de "la validación de identidad" no vuelve
      Cuando elige refinanciar en "12 cuotas"
      Y toca "Continuar con la selfie"
      Y pasan 11 segundos
      Entonces mientras tanto la pantalla dice:
        | Validá tu identidad                                                                     |
        | Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar. |

    @REF-06 @REF-08
    Escenario: Si ya está hecha
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y vuelve un paso
      Entonces la pantalla dice:
        | Validá tu identidad                      |
        | Ya validaste tu identidad. Podés seguir. |
        | Continuar                                |
        | Volver                                   |

    @REF-07
    Escenario: Si no llegó su resultado
      Dado que la consulta de "el resultado de la selfie" no llega
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | No pudimos validar tu identidad                                         |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | Consultar de nuevo                                                      |
        | Sacarme otra selfie                                                     |
        | Volver                                                                  |
      Cuando toca "Consultar de nuevo"
      Entonces ve la pantalla "Cargá tu tarjeta de débito"

  Regla: Lo que se acepta y se paga se dice entero

    @REF-08
    Escenario: La tarjeta pide lo que hace falta
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Cargá tu tarjeta de débito   |
        | Número de la tarjeta         |
        | Vencimiento                  |
        | Código de seguridad          |
        | Nombre como figura en la tarjeta |
        | Tipo de documento (*)        |
        | DNI del titular              |
        | Continuar                    |
        | Volver                       |

    @REF-09 @REV-09
    Escenario: El resumen dice lo que cuesta y lo que falta para pagar
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Pagás hoy $ 24.099,77                                                          |
        | Lo que te cuesta                                                               |
        | Ver términos y condiciones                                                     |
        | Hoy pagás $ 24.099,77 y después devolvés $ 360.908,88: en total, $ 385.008,65. |
        | Aceptá los términos y condiciones para continuar.                              |
      Y la pantalla no dice:
        | Algo del costo cambió |
        | Es el mismo pago que no nos llegó. Probá sin miedo: se cobra una sola vez. |

    @REF-09
    Escenario: El resumen que no llega deja volver
      Dado que la consulta de "el costo" no llega
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | No pudimos preparar el resumen                                          |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | Probar de nuevo                                                         |
        | Volver                                                                  |
        | Ir al comienzo                                                          |

    @REF-11
    Escenario: Mientras se paga se pide no cerrar la pantalla
      Dado que la consulta de "el anticipo" no vuelve
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y acepta los términos de la refinanciación
      Y toca "Aceptar y pagar"
      Entonces mientras tanto la pantalla dice:
        | Estamos cobrando tu pago. Puede tardar unos segundos: no cierres esta pantalla. |

    @REF-11
    Escenario: Antes de pagar se comprueba la propuesta
      Dado que la propuesta no vuelve antes de que Ramona pague
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y acepta los términos de la refinanciación
      Y toca "Aceptar y pagar"
      Entonces mientras tanto la pantalla dice:
        | Comprobando que tu propuesta siga igual. |

    @REF-11 @PAY-16
    Escenario: El pago que no llegó se puede intentar otra vez
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces la pantalla dice:
        | Tu pago todavía no nos llegó            |
        | Probá sin miedo: se cobra una sola vez. |
        | Si llega en un rato, te lo decimos acá. |
        | Volver a intentar                       |
        | Consultar de nuevo                      |
      Y la pantalla no dice:
        | Hablar por chat (se abre en otra pestaña) |

    @REF-11 @PAY-16
    Escenario: El que espera a otro de otro importe se consulta por chat
      Dado que la consulta de "el anticipo" no llega
      Y que el enlace que sigue pide hoy otro importe
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Volver a intentar"
      Entonces la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @ACC-37 @REF-09
    Escenario: Con la validación vencida también se puede empezar de nuevo
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y pasan 901 segundos
      Y acepta y paga la refinanciación
      Entonces la pantalla dice:
        | Validar mi identidad |
        | Ir al comienzo       |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
      Cuando toca "Ir al comienzo"
      Entonces ve la pantalla "Refinanciá tu deuda"
