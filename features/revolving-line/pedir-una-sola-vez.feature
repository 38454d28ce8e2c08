# language: es
Característica: Pedir una sola vez
  Pedir dos veces, en dos pestañas o sin respuesta hace un solo préstamo.

  Regla: Pedir dos veces no es tener dos préstamos

    @REV-10
    Escenario: Dos toques seguidos hacen un préstamo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando aprieta dos veces para pedir "50.000" en "6 cuotas"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-10 @camino
    Escenario: Dos pestañas hacen un préstamo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas" en dos pestañas
      Entonces se hizo 1 préstamo

    @REV-04 @REV-09
    Escenario: Lo que se elige en otra pestaña no cambia el préstamo que se pide en ésta
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Y elige pagar en "6 cuotas"
      Y en otra pestaña elige "90.000" en "12 cuotas", sin pedirlo
      Y toca "Pedir $ 50.000"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | Revisá tu préstamo      |
        | Monto que se financia   |
        | $ 50.000,00             |
        | Cuotas                  |
        | 6 cuotas de $ 10.986,94 |

    @REV-10 @REV-11
    Escenario: La selfie dice de qué importe es el pedido, también si es otro que el que se eligió acá
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "100.000" de su línea
      Y elige pagar en "1 cuota"
      Y en otra pestaña pide "412.350,50" en "3 cuotas"
      Y toca "Pedir $ 100.000"
      Entonces la pantalla dice:
        | Mostranos que sos vos                                                              |
        | Falta una selfie para que los $ 412.350,50 que pediste lleguen a tu cuenta. |
      Y un aviso dice "Este pedido no se envió: antes falta la selfie de tu préstamo de $ 412.350,50."

    @REV-10
    Escenario: Una respuesta que se pierde se averigua
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Cuando pide "50.000" en "6 cuotas"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-10
    Esquema del escenario: Hecho y contestado que <motivo> no es un rechazo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que "el pedido de la línea" se hace y se responde que <motivo>
      Cuando pide "50.000" en "6 cuotas"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

      Ejemplos:
        | motivo                 |
        | tuvo un problema       |
        | choca con otro         |

    @REV-10 @PAY-16
    Escenario: A las 48 horas un pedido que no llegó deja pedir otro
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" no llega
      Cuando pide "50.000" en "6 cuotas"
      Y pasan 49 horas
      Y Lucía vuelve a ingresar a "/linea-revolvente"
      Entonces ve la pantalla "¿Cuánto necesitás?"

    @REV-10
    Escenario: Mientras no se sabe, la duda se dice en toda la línea
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente"
      Entonces ve la pantalla "Todavía no sabemos si se hizo el préstamo"
      Y la pantalla dice:
        | Pediste $ 50.000 y no llegó la respuesta. No lo pidas de nuevo por otro lado: te decimos acá qué pasó. |
        | Todavía no hay una respuesta. Podés consultar de nuevo cuando quieras. |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @REV-10
    Escenario: El préstamo en duda se dice en la pantalla de la línea, con la manera de ver qué pasó
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente-detalle"
      Entonces la pantalla dice:
        | Todavía no sabemos si se hizo el préstamo |
        | Pediste $ 50.000 y no llegó la respuesta. No lo pidas de nuevo antes de saberlo. |
        | Ver qué pasó |
      Y lo principal que se ofrece es "Ver qué pasó"

    @REV-10
    Escenario: Desde la línea se llega a saber qué pasó con el préstamo en duda
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que el pago sigue en proceso la primera vez que se pregunta
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente-detalle"
      Y toca "Ver qué pasó"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-10
    Escenario: Un préstamo que se hizo no se dice como si estuviera en duda
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente-detalle"
      Entonces la pantalla no dice:
        | Todavía no sabemos si se hizo el préstamo |

    @REV-10
    Escenario: Lo que seguía en proceso se sabe al consultar de nuevo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que el pago sigue en proceso la primera vez que se pregunta
      Cuando pide "50.000" en "6 cuotas"
      Y toca "Consultar de nuevo"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-10
    Escenario: Lo que se aprobó mientras no estaba se dice al ingresar de nuevo, y se sigue
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que el pago sigue en proceso la primera vez que se pregunta
      Cuando pide "50.000" en "6 cuotas"
      Y Lucía sale y vuelve a ingresar
      Y abre "/linea-revolvente"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-10
    Escenario: Un préstamo aprobado y sin terminar se retoma al ingresar de nuevo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y Lucía sale y vuelve a ingresar
      Y abre "/linea-revolvente"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y un aviso dice "Tu préstamo de $ 50.000 se aprobó. Falta una selfie."
      Y se hizo 1 préstamo

    @REV-10
    Escenario: Un préstamo terminado no se retoma
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "Aceptar el préstamo"
      Y Lucía sale y vuelve a ingresar
      Y abre "/linea-revolvente"
      Entonces ve la pantalla "¿Cuánto necesitás?"

    @REV-10
    Escenario: Lo que no llegó se puede intentar otra vez apenas ingresa de nuevo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" no llega
      Cuando pide "50.000" en "6 cuotas"
      Y Lucía sale y vuelve a ingresar
      Y abre "/linea-revolvente"
      Y manda el pedido otra vez
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-10
    Escenario: Mientras se consulta qué pasó se dice
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que la consulta de "el estado del pago" no vuelve
      Cuando pide "50.000" en "6 cuotas" sin esperar la respuesta
      Entonces mientras tanto la pantalla dice:
        | Consultando… Te avisamos acá apenas lo sepamos. |

    @REV-10
    Escenario: Si no se puede consultar se dice
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que la consulta de "el estado del pago" no llega
      Cuando pide "50.000" en "6 cuotas"
      Entonces la pantalla dice:
        | No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo. |

    @REV-10
    Escenario: De lo que no llegó se dice que se puede intentar otra vez
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" no llega
      Cuando pide "50.000" en "6 cuotas"
      Entonces ve la pantalla "Tu pedido todavía no nos llegó"
      Y la pantalla dice:
        | Podés volver a intentarlo: aunque el de $ 50.000 llegue más tarde, se hace un solo préstamo. |
        | Si llega en un rato, te lo decimos acá. |
        | Volver a intentar |
        | Consultar de nuevo |

    @REV-10
    Escenario: Lo que no llegó se manda otra vez, y es uno solo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" no llega
      Cuando pide "50.000" en "6 cuotas"
      Y manda el pedido otra vez
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-04
    Escenario: Un rechazo se dice con el código de la empresa
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" se rechaza con "CUSTOMER_NOT_UP_TO_DATE"
      Cuando pide "50.000" en "6 cuotas"
      Entonces ve la pantalla "No se hizo el préstamo"
      Y la pantalla dice:
        | Si nos escribís, pasanos este código: CUSTOMER_NOT_UP_TO_DATE |
        | Tenés cuotas vencidas. Cuando las pagues, vas a poder usar tu línea otra vez. No se pidió nada de tu línea. |
        | Elegir de nuevo |
      Y se hicieron 0 préstamos

    @REV-04
    Esquema del escenario: Un rechazo con <código> dice por qué
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" se rechaza con "<código>"
      Cuando pide "50.000" en "6 cuotas"
      Entonces la pantalla dice:
        | <por qué> |

      Ejemplos:
        | código | por qué |
        | LINE_NOT_ENABLED | Tu línea no está habilitada. No se pidió nada de tu línea. |
        | AMOUNT_OVER_REMAINING | No te alcanza el saldo de tu línea. No se pidió nada de tu línea. |
        | INVALID_INSTALLMENT_PLAN | El plan que elegiste ya no está disponible. Elegí las cuotas de nuevo. No se pidió nada de tu línea. |

    @REV-04
    Escenario: De un rechazo sin motivo se dice qué se puede hacer
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" no llega
      Y que del pago el prestamista dice que se rechazó
      Cuando pide "50.000" en "6 cuotas"
      Entonces la pantalla dice:
        | No se pidió nada de tu línea. Podés elegir otras cuotas u otro importe. |

    @REV-10
    Escenario: Antes de pedir otro se dice el que ya se pidió
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y toca "Pedir otro importe"
      Y pide "60.000" de su línea
      Entonces la pantalla dice:
        | Ya pediste un préstamo                                                                               |
        | Pediste $ 50.000 el 21 de noviembre de 2026. Si seguís, vas a pedir otro préstamo además de ese. |

    @REV-03
    Escenario: Si al volver a las cuotas la línea ya no alcanza, se le dice y elige otro importe
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "400.000" de su línea
      Y en otra pestaña compra en "Ferretería El Tornillo" en "6 cuotas"
      Y recarga la página
      Entonces un aviso dice "Lo que te queda de la línea cambió. Fijate de nuevo antes de pedir."
      Y ve la pantalla "¿Cuánto necesitás?"
