# language: es
Característica: Lo que dicen las pantallas de la línea
  Lo que se espera, lo que no llega y a dónde se vuelve, en cada paso.

  Regla: Mientras se espera se dice qué

    @REV-06 @REV-08
    Esquema del escenario: Mientras se espera <camino>
      Dado que <persona> ingresó y está en "<camino>"
      Y que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | <título> |
        | <espera> |

      Ejemplos:
        | persona | camino                      | título                        | espera                          |
        | Lucía   | mi línea                    | Tu línea de crédito           | Cargando tu línea               |
        | Lucía   | los movimientos de la línea | Movimientos de tu línea       | Cargando tu línea               |
        | Lucía   | el próximo vencimiento      | Próximo vencimiento           | Cargando tu próximo vencimiento |
        | Lucía   | /linea-revolvente           | ¿Cuánto necesitás?            | Cargando tu línea               |
        | Diego   | la oferta de la línea       | Una línea de crédito para vos | Cargando tu línea               |

    @REV-04
    Escenario: Mientras llegan las cuotas se dice qué se espera
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el plan de cuotas" no vuelve
      Cuando escribe que necesita "50.000"
      Y sigue a las cuotas sin esperarlas
      Entonces mientras tanto la pantalla dice:
        | ¿En cuántas cuotas? |
        | Cargando las cuotas |

    @REV-10
    Escenario: Mientras se pide el préstamo se dice qué se espera
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" no vuelve
      Cuando pide "50.000" en "6 cuotas" sin esperar la respuesta
      Entonces mientras tanto la pantalla dice:
        | Estamos pidiendo el préstamo… |

    @REV-04
    Escenario: Mientras llega el resumen se dice qué se espera
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el costo del préstamo" no vuelve
      Cuando pide "50.000" en "6 cuotas"
      Y vuelve de su selfie sin que se sepa el resultado
      Entonces mientras tanto la pantalla dice:
        | Revisá tu préstamo  |
        | Cargando el resumen |

    @REV-04
    Escenario: Mientras se consulta la selfie se dice qué se espera
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el resultado de la selfie" no vuelve
      Cuando pide "50.000" en "6 cuotas"
      Y vuelve de su selfie sin que se sepa el resultado
      Entonces mientras tanto la pantalla dice:
        | Estamos validando tu identidad |
        | Validando                      |

  Regla: Lo que no llega se dice, con una salida

    @REV-06 @REV-08
    Esquema del escenario: Si no llega <camino>
      Dado que <persona> ingresó y está en "<camino>"
      Y que la consulta de "<llamada>" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | <título>                                                             |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Probar de nuevo                                                      |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

      Ejemplos:
        | persona | camino                      | llamada                | título                                   |
        | Lucía   | mi línea                    | la línea               | No pudimos mostrar tu línea              |
        | Lucía   | los movimientos de la línea | la línea               | No pudimos mostrar tu línea              |
        | Lucía   | el próximo vencimiento      | el próximo vencimiento | No pudimos mostrar tu próximo vencimiento |
        | Lucía   | /linea-revolvente           | la línea               | No pudimos mostrar tu línea              |

    @REV-04
    Escenario: Si no llegan las cuotas se piden de nuevo, con el importe escrito
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el plan de cuotas" responde con un error
      Cuando escribe que necesita "50.000"
      Y toca "Ver cuánto me cuesta"
      Y prueba de nuevo
      Entonces en la pantalla lee "Vas a pedir $ 50.000 de tu línea."

    @REV-04
    Escenario: El resultado de la selfie que no llegó se pide de nuevo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el resultado de la selfie" no llega
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y prueba de nuevo
      Entonces ve la pantalla "Revisá tu préstamo"

    @REV-04
    Esquema del escenario: Sin el resultado de la selfie también se puede <camino>
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el resultado de la selfie" no llega
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "<camino>"
      Entonces ve la pantalla "<pantalla>"

      Ejemplos:
        | camino              | pantalla             |
        | Sacarme otra selfie | Mostranos que sos vos |
        | Pedir otro importe  | ¿Cuánto necesitás?   |

    @REV-04
    Escenario: De un resultado que no llegó no se dice que la selfie no sirvió
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el resultado de la selfie" no llega
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | No nos llegó el resultado de tu selfie. Probá de nuevo: tu pedido sigue como lo dejaste. |
        | Si nos escribís, pasanos este código: BIOMETRIC_VALIDATION_ERROR                    |

  Regla: Cada paso dice qué es y deja volver

    @REV-02 @REV-03
    Escenario: Desde el importe se vuelve a la línea
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando abre el portal
      Entonces quien no ve la pantalla oye:
        | ¿Cuánto necesitás? |
      Y la pantalla dice:
        | ¿Cuánto necesitás?                                      |
        | Te quedan $ 412.350,50 de tu línea.                     |
        | Hasta $ 412.350,50. Los centavos van después de una coma. |
      Y la pantalla lleva a:
        | Volver a tu línea | /linea-revolvente-detalle |

    @REV-02 @HOM-13
    Escenario: Mientras pide nada de abajo la distrae
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando abre el portal
      Entonces ve la pantalla "¿Cuánto necesitás?"
      Y no ve la barra de abajo

    @REV-02 @REV-04
    Escenario: Desde las cuotas se vuelve al importe
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Entonces la pantalla dice:
        | ¿En cuántas cuotas?        |
        | Cuotas                     |
        | 1 cuota de $ 54.754,03     |
        | CFT 166,76 %               |
      Y la pantalla lleva a:
        | Cambiar el importe | /linea-revolvente |

    @REV-04
    Escenario: Sin cuotas para ese importe se vuelve a él
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando escribe que necesita "0,01"
      Y toca "Ver cuánto me cuesta"
      Entonces la pantalla lleva a:
        | Cambiar el importe | /linea-revolvente |
        | Ir al inicio       | /inicio           |

    @REV-02
    Escenario: Antes de la selfie se dice cómo va a ser, y se puede dejar para después
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Entonces la pantalla dice:
        | Falta una selfie para que los $ 50.000 que pediste lleguen a tu cuenta.             |
        | Buscá un lugar con luz y sacate los lentes o la gorra.                |
        | Vas a salir del portal por un momento: no cierres la página.          |
        | Cuando termines volvés acá, con tu pedido como lo dejaste.            |
      Y la pantalla lleva a:
        | Volver a tu línea | /linea-revolvente-detalle |

    @REV-04 @REV-09
    Escenario: En el resumen se leen los términos, en un PDF
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y abre los términos del préstamo
      Entonces en otra pestaña se abre un "application/pdf"
      Y en la pantalla lee "Así queda lo que pediste de tu línea."

    @REV-04
    Escenario: Con el préstamo aceptado se dice cuándo llega la plata y se sigue a la línea
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "Aceptar el préstamo"
      Entonces la pantalla dice:
        | La vas a tener en tu cuenta dentro de las próximas 24 horas. |
      Y la pantalla lleva a:
        | Ver mi línea | /linea-revolvente-detalle |
        | Ir al inicio | /inicio                   |

    @REV-03
    Escenario: Con la línea usada entera no se pide más
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "412.350,50" en "6 cuotas"
      Y toca "Pedir otro importe"
      Entonces la pantalla dice:
        | Ya usaste toda tu línea                                        |
        | A medida que pagues las cuotas vas a volver a tener para usar. |
      Y la pantalla lleva a:
        | Ver mi línea | /linea-revolvente-detalle |
        | Ir al inicio | /inicio                   |

    @REV-02
    Escenario: La selfie que no puede empezar se avisa, y se queda ahí
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "la validación de identidad" responde con un error
      Cuando pide "50.000" en "6 cuotas"
      Y toca "Sacarme la selfie"
      Entonces un aviso dice "No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos."
      Y ve la pantalla "Mostranos que sos vos"

    @REV-04
    Escenario: Después de un rechazo se eligen otras cuotas
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" se rechaza con "INVALID_INSTALLMENT_PLAN"
      Cuando pide "50.000" en "6 cuotas"
      Y toca "Elegir de nuevo"
      Entonces ve la pantalla "¿En cuántas cuotas?"

    @REV-02
    Escenario: Al resumen no se llega sin la selfie
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente?paso=resumen"
      Entonces ve la pantalla "Mostranos que sos vos"

    @REV-09
    Escenario: En una sola cuota el costo la dice en singular
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Y elige pagar en "1 cuota"
      Entonces la pantalla dice:
        | Lo que te cuesta       |
        | 1 cuota de $ 54.754,03 |
        | 1 cuota de $ 54.754,03 |

    @REV-03 @REV-10
    Escenario: Si en otra pestaña se pidió otro préstamo, la selfie que sigue es la de ése, y se dice
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Y elige pagar en "6 cuotas"
      Y en otra pestaña pide "400.000" en "6 cuotas"
      Y toca "Pedir $ 50.000"
      Entonces un aviso dice "Este pedido no se envió: antes falta la selfie de tu préstamo de $ 400.000."
      Y ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-06
    Escenario: La línea nombra sus partes para quien no la ve
      Dado que Lucía ingresó y está en "mi línea"
      Cuando abre el portal
      Entonces quien no ve la pantalla oye:
        | Tu línea de crédito |
        | Próximo vencimiento |
        | Tu línea            |
        | Movimientos         |

    @REV-08
    Escenario: Todos los movimientos se cuentan
      Dado que Lucía ingresó y está en "los movimientos de la línea"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Movimientos de tu línea |
        | Ves los 5 movimientos   |
      Y quien no ve la pantalla oye:
        | Todos los movimientos |
      Y la pantalla lleva a:
        | Volver a tu línea | /linea-revolvente-detalle |

    @REV-08
    Escenario: Lo que vence se lee como una lista
      Dado que Lucía ingresó y está en "el próximo vencimiento"
      Cuando abre el portal
      Entonces quien no ve la pantalla oye:
        | Cuotas que vencen |
      Y en la pantalla lee "Lo que vence de tu línea, uso por uso."

    @REV-08 @camino
    Escenario: La baja se llama por su nombre
      Dado que Lucía ingresó y está en "la baja de la línea"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Dar de baja tu línea                                     |
        | Podés hacerlo cuando quieras. Antes, tené en cuenta esto: |
        | Las cuotas que faltan vencen como hasta ahora.           |
        | Para tener otra línea vas a necesitar una oferta nueva.  |
        | Ni darla de baja ni tenerla sin usar.                    |
