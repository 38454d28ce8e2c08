# language: es
Característica: El pago de una compra que falla
  Un error no es un rechazo: lo que no se sabe se averigua, y se paga una sola vez.

  Regla: Un error no es un rechazo

    @REV-10 @QRP-07
    Esquema del escenario: Se pagó, y lo que está en el medio responde que <motivo>
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que "el pago de la compra" se hace y se responde que <motivo>
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra |
      Y al comercio se le pagó 1 vez

      Ejemplos:
        | motivo                 |
        | el pedido está mal     |
        | tuvo un problema       |
        | choca con otro         |

    @REV-10 @QRP-07
    Escenario: Que el pedido está mal, sin otro motivo, no dice que no se pagó: se pregunta, y no llegó
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" responde que el pedido está mal
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | Tu pago todavía no nos llegó |
        | Volver a intentar            |
      Y al comercio se le pagó 0 veces

    @REV-10 @QRP-07
    Escenario: Que el pedido está mal, confirmado por el prestamista, es que no se pagó
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" responde que el pedido está mal
      Y que del pago el prestamista dice que se rechazó
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | No se hizo el pago                                                 |
        | El comercio no cobró nada. Podés volver a intentarlo.              |
        | Si nos escribís, pasanos este código: PAYMENT_QR_CONFIRM_INSTALLMENT_PLAN_ERROR              |
      Y al comercio se le pagó 0 veces

    @REV-10
    Escenario: Después de un rechazo se paga con el mismo préstamo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" se rechaza con "AMOUNT_MISMATCH"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Volver a intentar"
      Y paga la compra
      Entonces al comercio se le pagó 1 vez
      Y se hizo 1 préstamo

    @REV-10 @QRP-07
    Escenario: Si el préstamo de la compra ya no sirve, se hace otro
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" se rechaza con "LOAN_NOT_AVAILABLE"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Entonces al comercio se le pagó 1 vez
      Y se hicieron 2 préstamos

    @REV-10 @QRP-07
    Escenario: Si no se sabe qué pasó, no se le ofrece pagar de nuevo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" no se puede leer
      Y que del pago el prestamista dice que está en proceso
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | Estamos confirmando tu pago |
        | Puede que el comercio ya haya cobrado, pero todavía no nos llegó la confirmación. No vuelvas a pagar antes de saberlo. |
        | Todavía no hay una respuesta. Podés consultar de nuevo cuando quieras. |
        | Consultar de nuevo          |
      Y no se le ofrece pagar la compra de nuevo
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @REV-10 @QRP-07
    Escenario: Lo que seguía en proceso se sabe al consultar de nuevo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que el pago sigue en proceso las primeras 2 veces que se pregunta
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Consultar de nuevo"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra |
      Y al comercio se le pagó 1 vez

    @REV-10 @camino
    Escenario: Lo que no llegó se manda otra vez, y se paga una sola
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la conexión se corta y "el pago de la compra" llega 4 consultas después
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Volver a intentar"
      Entonces al comercio se le pagó 1 vez

    @REV-10 @QRP-07
    Escenario: De lo que no llegó se dice que se puede intentar otra vez
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la conexión se corta y "el pago de la compra" llega 4 consultas después
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | Tu pago todavía no nos llegó |
        | Probá sin miedo: se cobra una sola vez. |
        | Si llega en un rato, te lo decimos acá. |

    @REV-10
    Escenario: Quien escanea de nuevo lo que no llegó puede intentarlo otra vez
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la conexión se corta y "el pago de la compra" llega 60 consultas después
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Y toca "Volver a intentar"
      Entonces al comercio se le pagó 1 vez

    @REV-10 @QRP-07
    Escenario: Quien escanea de nuevo lo que estaba en duda lee en qué cuotas lo pagó
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que el pago sigue en proceso las primeras 2 veces que se pregunta
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | $ 48.750,50 en 6 cuotas de $ 10.712,38 |

    @REV-10
    Escenario: Lo que no llegó va otra vez por su importe, aunque después se escriba otro
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la conexión se corta y "el pago de la compra" llega 60 consultas después
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "15000"
      Y toca "Continuar"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Y abre "el importe del QR"
      Y escribe el importe "<<<<<23000"
      Y toca "Continuar"
      Y toca "Volver a intentar"
      Entonces al comercio se le pagó 1 vez

    @REV-10
    Escenario: Lo que no llegó va otra vez como era, también después de salir y volver a ingresar
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la conexión se corta y "el pago de la compra" llega 200 consultas después
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y Lucía sale y vuelve a ingresar
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Y toca "Volver a intentar"
      Entonces al comercio se le pagó 1 vez

    @REV-10 @PAY-16
    Escenario: A las 48 horas un pago que no llegó deja comprar otra vez
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" no llega
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y pasan 49 horas
      Y Lucía vuelve a ingresar a "/pagar-qr"
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces ve la pantalla "¿En cuántas cuotas lo pagás?"

    @REV-10 @QRP-07
    Escenario: Si este dispositivo ya no sabe en qué cuotas se pagó, no dice las que se eligieron después
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que el pago sigue en proceso las primeras 2 veces que se pregunta
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y el dispositivo olvida el préstamo de la compra
      Y recarga la página
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra |
      Y la pantalla no dice:
        | $ 48.750,50 en 6 cuotas de $ 10.712,38 |

    @REV-10 @QRP-07
    Escenario: En qué cuotas se pagó se sabe también después de salir y volver a ingresar
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que el pago sigue en proceso las primeras 2 veces que se pregunta
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y Lucía sale y vuelve a ingresar
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra              |
        | $ 48.750,50 en 6 cuotas de $ 10.712,38 |

    @REV-10
    Escenario: La duda sobrevive a una recarga
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que la consulta de "el estado del pago" no llega
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y recarga la pantalla del QR
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra |

    @REV-10
    Escenario: El préstamo queda en duda y después se sabe que se hizo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pedido de la línea" se pierde
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y paga la compra
      Entonces al comercio se le pagó 1 vez
      Y se hizo 1 préstamo

    @REV-10
    Escenario: Del préstamo que se hizo sin decir su número no se hace otro
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que del pago el prestamista dice que se aprobó
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | Tu compra no se terminó |
        | El préstamo de esta compra ya se hizo y todavía no se puede usar. Escribinos antes de pagar otra vez. |
        | Consultar de nuevo      |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Ir al inicio                              | /inicio                     |
      Y no se le ofrece pagar la compra de nuevo
      Y se hizo 1 préstamo
      Y al comercio se le pagó 0 veces

    @REV-10
    Escenario: Con el mismo QR se le dice que ya pagó
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | Ya pagaste con este QR                                                                             |
        | Pagaste $ 48.750,50 el 21 de noviembre de 2026. Si seguís, es otra compra y se suma a la anterior. |

    @REV-10
    Escenario: Si lo que queda de la línea cambió en otra pestaña no se paga, y se dice
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y en otra pestaña pide "50.000" en "6 cuotas"
      Y paga la compra
      Entonces un aviso dice "El saldo de tu línea cambió y no se pagó nada. Revisá las cuotas antes de seguir."
      Y al comercio se le pagó 0 veces

    @REV-10
    Escenario: Lo que se pagó en otra pestaña se le dice antes de pagar
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y en otra pestaña compra en "Ferretería El Tornillo" en "6 cuotas"
      Y paga la compra
      Entonces al comercio se le pagó 1 vez
      Y un aviso dice "Ya hiciste un pago con este QR. Revisalo antes de pagar otra vez."
      Y la pantalla dice:
        | Ya pagaste con este QR |

    @QRP-07
    Escenario: Lo que se usó baja lo que queda
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y abre "el pago con QR"
      Entonces la pantalla dice:
        | Tenés $ 363.600 para usar. Pagá en el comercio y elegí en cuántas cuotas devolverlo. |
